import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const SOONEST_MS = 1000;
const LATEST_MS = 15_000;

let isLooking = false;

/**
 * Marks the server as unreachable: reads are paused until it answers again. The browser's online state is not
 * enough, because the server may be down while the network is up.
 */
export function reportUnreachable(): void {
  onlineManager.setOnline(false);
  if (!isLooking) void lookForServer();
}

async function lookForServer(): Promise<void> {
  isLooking = true;
  for (let wait = SOONEST_MS; !onlineManager.isOnline(); wait = Math.min(wait * 2, LATEST_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    if (await answers()) onlineManager.setOnline(true);
  }
  isLooking = false;
}

const answers = async (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The last known state of the connection: whether the server can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (watch) => onlineManager.subscribe(watch),
    () => onlineManager.isOnline(),
  );
