/** Shows what the server pushes to this browser while no page of ours is open; a click opens the table.
 *
 * It caches nothing and answers no request: the page works without it. What it is told says which table, that it is
 * one's turn, and until when; the words come from the server, the time is written as this browser writes times.
 */

const UNTIL = "%until%";

function worded({ body = "", until = null, lang = "en" }) {
  if (until === null) return body;
  const shown = new Intl.DateTimeFormat(lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return body.replace(UNTIL, shown.format(new Date(1000 * until)));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const told = event.data.json();
  const options = { body: worded(told), lang: told.lang, tag: told.table, renotify: true, icon: "/static/icon.svg", data: { table: told.table } };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${encodeURIComponent(event.notification.data.table)}`));
});

/** The table in a page that shows it, or in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The push service may give this browser another address at any time. The old one shows that it is still the same.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewed(event.oldSubscription, event.newSubscription)));

async function renewed(old, given) {
  // A browser that does not say what it had is told anew from the profile page.
  if (!old) return;
  const now = given ?? (await self.registration.pushManager.subscribe(old.options));
  const [was, is] = [old.toJSON(), now.toJSON()];
  const body = JSON.stringify({ old: was.endpoint, old_auth: was.keys.auth, endpoint: is.endpoint, p256dh: is.keys.p256dh, auth: is.keys.auth });
  await fetch("/api/browsers/renew", { method: "POST", credentials: "omit", headers: { "content-type": "application/json" }, body });
}
