/* The page without a server, kept in the browser: after one visit it opens and plays without a line.

tools/offline_site.py writes into it which files there are, with their hashes. A file that has not changed is taken over
from the version before; a new version waits until somebody wants it. What comes by push may be handled here as well. */

const FILES = new Map(/* FILES */ []);
const VERSION = "/* VERSION */";
const PREFIX = "statecraft ";
const CACHE = PREFIX + VERSION;

/** Where a file is kept: under its hash too, so that another version's is another one. */
const keyOf = (name) => new URL(`${name}?${encodeURIComponent(FILES.get(name))}`, registration.scope).href;

async function keep(cache, name) {
  const known = await caches.match(keyOf(name));
  const found = known ?? (await fetch(new Request(new URL(name, registration.scope), { integrity: FILES.get(name), cache: "no-cache" })));
  if (!found.ok) throw new Error(`${found.status} ${name}`);
  await cache.put(keyOf(name), found);
}

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all([...FILES.keys()].map((name) => keep(cache, name)))));
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("message", (event) => {
  if (event.data === "take over") void skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(registration.scope)) return;
  const name = request.mode === "navigate" ? "./" : address.origin + address.pathname === registration.scope ? "./" : (address.origin + address.pathname).slice(registration.scope.length);
  if (!FILES.has(name)) return;
  event.respondWith(caches.match(keyOf(name)).then((found) => found ?? fetch(request)));
});
