/** Web push in this browser: whether it can, whether it does, and the subscription that the server needs to know. */

import { unpadded } from "./base64url";

const WORKER = "/push-worker.js";

export interface Given {
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: string;
}

/** Needs a page by https (or of this machine) and a browser that has it; on an iPhone the page must be on its home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the server calls a subscription by. */
export async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** Subscribe with the server's key; null where the reader does not allow it. */
export async function subscribe(key: string): Promise<Given | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const worker = await navigator.serviceWorker.ready;
  // One for another key is none: the server's database was made anew.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: unpadded(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", browser: browserName(navigator.userAgent) };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** What a browser calls itself, in two words: enough to tell one's own apart. */
export function browserName(agent: string): string {
  // Most name others too, to be served like them: the first of these that is there is the one.
  const named = (of: Record<string, string>) => Object.entries(of).find(([sign]) => agent.includes(sign))?.[1] ?? "";
  const browser = named({ "Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari" });
  const system = named({ Android: "Android", iPhone: "iPhone", iPad: "iPad", Windows: "Windows", "Mac OS X": "Mac", Linux: "Linux" });
  return [browser, system].filter(Boolean).join(" · ");
}
