/** How much time there is at a table, in words. */

import { t } from "../lib/settings.svelte";
import { isByDays, timeOf, type Control } from "./options";

export function timeName(control: Control | null): string {
  const name = timeOf(control);
  const days = { days: Number(control?.["days"] ?? 0), bank: Number(control?.["bank"] ?? 0) };
  if (isByDays(control)) {
    const time = name === null ? t("web-time-own-days", days) : t(`web-time-${name}`);
    const counted = control?.["weekends_off"] ? t("web-time-weekdays", { time }) : time;
    return control?.["ahead"] ? t("web-time-ahead", { time: counted }) : counted;
  }
  return name === null ? t("web-time-own", { seconds: Number(control?.["decision"] ?? 0) }) : t(`web-time-${name}`);
}
