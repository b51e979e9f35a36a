import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { FormButton } from './form.tsx';

/** Creates a record of the screen's entity in a dialog. */
export function CreateButton({ children }: { children: (close: () => void) => ReactNode }): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.common.act.create)} creates>
      {children}
    </FormButton>
  );
}
