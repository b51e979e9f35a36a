import { FocusTrap } from '@mantine/core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** The content of an open popover. It takes the focus when mounted, and Esc closes it from anywhere. */
export function PopoverBody({ close, children }: { close: () => void; children: ReactNode }): ReactNode {
  const t = usePhrases();
  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
  return (
    <Suspense fallback={t(($) => $.common.message.loading)}>
      <FocusTrap>
        <div>{children}</div>
      </FocusTrap>
    </Suspense>
  );
}
