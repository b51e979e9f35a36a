// Notices and dialogs, loaded after the first screen or on first use.
import { modals, ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, type ReactNode } from 'react';

export { modals, notifications };

/** Calls back once dialogs can be opened. */
export function Overlays({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, []);
  return (
    <>
      <Notifications position="bottom-right" />
      <ModalsProvider>{null}</ModalsProvider>
    </>
  );
}
