import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const SOONEST_MS = 1000;
const LATEST_MS = 15_000;

let isLooking = false;

/**
 * A call has not reached the server: reads wait from now on, and are made when it answers again. What
 * browsers say of the network is not enough: the server may be away while the network is there.
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

/** Whether the server is reached, as far as anybody knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (watch) => onlineManager.subscribe(watch),
    () => onlineManager.isOnline(),
  );
