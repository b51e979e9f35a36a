import { notifyNewVersion } from '#kit/notices.tsx';

const LOOK_AGAIN_MS = 15 * 60_000;
const TAKES_OVER_MS = 5000;

/**
 * Registers the service worker, which caches the app's files. A new version is downloaded in the background
 * and offered: it is activated when the user agrees or the last tab is closed, never during work.
 */
export async function registerServiceWorker(): Promise<void> {
  // Undefined on pages without HTTPS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || import.meta.env.DEV) return;
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) notifyNewVersion(() => location.reload()); // Another tab has activated the new version.
    isFirst = false;
  });
  const registered: ServiceWorkerRegistration | undefined = await workers.register('/service-worker.js');
  if (registered === undefined) return; // The browser blocks service workers.
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
  // Offline there is nothing to check.
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Activates the waiting version, possibly a later one than offered. If it has taken over already, or does not
 * within a while, the page is reloaded all the same.
 */
function activateVersion(workers: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  const loadAgain = () => location.reload();
  if (waiting === null) return loadAgain();
  workers.addEventListener('controllerchange', loadAgain, { once: true });
  waiting.postMessage('take over');
  setTimeout(loadAgain, TAKES_OVER_MS);
}
