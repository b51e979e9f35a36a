import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { FormButton } from '#kit/form.tsx';
import { PaySelection, type Selection } from './pay-selection.tsx';

/** Opens the payment of the selected documents. */
export default function PayButton({ onDone, ...selection }: Selection): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={`${t(($) => $.common.act.pay)} (${selection.ids.length})`} size="xl">
      {(close) => (
        <PaySelection
          {...selection}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </FormButton>
  );
}
