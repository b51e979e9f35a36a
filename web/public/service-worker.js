// Takes push messages while no screen is open: shows each as the system does, tells the screens that are open, and opens one on a click.
/* global self, clients */
const screens = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

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
