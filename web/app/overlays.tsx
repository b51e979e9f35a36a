// What stands over every screen, fetched when the screen stands or earlier when somebody needs it.
import { modals, ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, type ReactNode } from 'react';

export { modals, notifications };

/** Calls back when questions can be asked. */
export function Overlays({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, []);
  return (
    <>
      <Notifications position="bottom-right" />
      <ModalsProvider>{null}</ModalsProvider>
    </>
  );
}
