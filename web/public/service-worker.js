// Keeps the app's own files, so that it opens without the network; takes push messages while no screen is
// open. What people read (/api, /files) is never kept. The build puts in its version and its files.
/* global self, caches, clients */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'hakobu-files-';
const CACHE = PREFIX + VERSION;
const isBuilt = FILES.length > 1;

/** The page and the files that it needs at once are fetched now; the others when they are asked for. */
self.addEventListener('install', (event) => {
  if (!isBuilt) return;
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  // Where browsers can, they look into the cache themselves: a start does not wait for this worker to start.
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    {
      condition: { requestMode: 'navigate', urlPattern: { pathname: '/', search: '' } },
      source: { cacheName: CACHE },
    },
  ]);
});

/** The version before this one stays: a tab that was not loaded again still asks for its files. */
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      for (const old of kept.slice(0, -1)) await caches.delete(old);
      await clients.claim();
    })(),
  ),
);

/** Somebody wants the new version now. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!isBuilt || request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (FILES.includes(pathname)) event.respondWith(asset(request));
});

/** The page of this version: all its files fit together. */
const page = async (request) => (await (await caches.open(CACHE)).match('/')) ?? fetch(request);

/** A file of any version that is kept; its name carries a hash of its content. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

const screens = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  const message = event.data?.json() ?? {};
  event.waitUntil(
    (async () => {
      for (const screen of await screens()) screen.postMessage({ kind: 'push', ...message });
      await self.registration.showNotification(message.title ?? 'Hakobu', {
        body: message.text ?? '',
        tag: `hakobu-${message.id}`,
        icon: '/icon.svg',
        data: message,
      });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const [screen] = await screens();
      if (screen === undefined) {
        await clients.openWindow('/#/notifications');
        return;
      }
      await screen.focus();
      screen.postMessage({ kind: 'opened', ...event.notification.data });
    })(),
  );
});
