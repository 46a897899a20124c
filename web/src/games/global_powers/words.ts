/** Sentences about regions and parties, put together from texts. */

import type { Box, Note } from "../../lib/types";
import { hasShortName } from "./layout";
import { letter, type Region } from "./read";

type Say = (note: Note) => string;

export class Words {
  readonly say: Say;
  readonly box: Box;

  constructor(say: Say, box: Box) {
    this.say = say;
    this.box = box;
  }

  text(key: string, values: Note["values"] = {}): string {
    return this.say({ text: `gp-web-${key}`, values });
  }

  /** The name of whoever plays a party. */
  party(party: number): string {
    return this.say({ text: "choice-holder", values: { value: party } });
  }

  parties(parties: readonly number[]): string {
    return parties.map((party) => this.party(party)).join(", ");
  }

  letter(party: number): string {
    return letter(party);
  }

  /** A party by its letter and name, as it is read out. */
  named(party: number): string {
    return `${letter(party)} ${this.party(party)}`;
  }

  counts(there: readonly number[], parties: readonly number[]): string {
    const perParty = parties.map((party) => this.text("party-count", { party: this.party(party), count: there[party] ?? 0 }));
    return perParty.join(", ") || this.text("empty");
  }

  region(region: Region | undefined): string {
    return region ? this.say(region.name) : "";
  }

  short(region: Region): string {
    return hasShortName(region.id) ? this.text(`short-${region.id}`) : this.region(region);
  }

  chip(kind: number): string {
    return this.say(this.box.words["chip"]?.[kind] ?? { text: "choice-chip", values: { value: kind } });
  }

  card(card: number): string {
    return this.say(this.cardNote(card));
  }

  cardText(card: number): string {
    return this.say({ text: `${this.cardNote(card).text}-text`, values: {} });
  }

  government(region: Region): string {
    const parties = this.counts(region.there, region.government);
    if (region.government.length === 0) return this.text("no-government");
    return this.text(region.government.length === 1 ? "governed" : "coalition", { parties });
  }

  opposition(region: Region): string {
    const others = region.there.flatMap((count, party) => (count && !region.government.includes(party) ? [party] : []));
    return others.length ? this.text("opposition", { parties: this.counts(region.there, others) }) : "";
  }

  marks(region: Region, regions: readonly Region[]): string[] {
    const marks = region.marks.map((mark) => this.text(`mark-${mark}`));
    if (region.pacts.length) {
      const others = region.pacts.map((other) => this.region(regions[other])).join(", ");
      marks.push(this.text("mark-pact", { others }));
    }
    return marks;
  }

  /** All of a plate in one sentence or two. */
  plate(region: Region, regions: readonly Region[], active: boolean): string {
    const chips = region.chips.map((count, kind) => this.text("chip-count", { chip: this.chip(kind), count })).join(", ");
    const marks = this.marks(region, regions).map((mark) => ` ${mark}.`);
    const government = [this.government(region), this.opposition(region)].filter(Boolean).join(" ");
    const state = active ? "active" : region.done ? "done" : "pending";
    return this.text("plate", { name: this.region(region), government, chips, marks: marks.join(""), state });
  }

  private cardNote(card: number): Note {
    return this.box.words["card"]?.[card] ?? { text: "choice-card", values: { value: card } };
  }
}
