import { notifyNewVersion } from '#kit/notices.tsx';

const LOOK_AGAIN_MS = 15 * 60_000;
const TAKES_OVER_MS = 5000;

/**
 * Lets the service worker keep the app's files. A new version is fetched aside and offered: it is loaded when
 * somebody says so, or when the last tab is closed, never under what somebody is doing.
 */
export async function registerServiceWorker(): Promise<void> {
  // absent where the page is not served securely
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || import.meta.env.DEV) return;
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) notifyNewVersion(() => location.reload()); // another tab has taken the new one
    isFirst = false;
  });
  const registered: ServiceWorkerRegistration | undefined = await workers.register('/service-worker.js');
  if (registered === undefined) return; // a browser that is told to have none
  const registration = registered;
  const offer = () => {
    const { waiting } = registration;
    if (waiting !== null && workers.controller !== null)
      notifyNewVersion(() => activateVersion(workers, registration));
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  // without the network there is nothing to see
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Loads the version that waits now, which may be a later one than was offered. Where it has already taken
 * over, or does not within a while, the page is loaded again all the same: somebody has asked for that.
 */
function activateVersion(workers: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  const loadAgain = () => location.reload();
  if (waiting === null) return loadAgain();
  workers.addEventListener('controllerchange', loadAgain, { once: true });
  waiting.postMessage('take over');
  setTimeout(loadAgain, TAKES_OVER_MS);
}
