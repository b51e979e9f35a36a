import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { FormButton } from '#kit/form.tsx';
import { PaySelection, type Selection } from './pay-selection.tsx';
import { PaySuppliers } from './pay-suppliers.tsx';

/** Opens the payment of the selected documents, of one customer or of several suppliers. */
export default function PayButton({
  onDone,
  party,
  ...selection
}: Selection & { party: 'user' | 'supplier' }): ReactNode {
  const t = usePhrases();
  const Pay = party === 'user' ? PaySelection : PaySuppliers;
  return (
    <FormButton label={`${t(($) => $.common.act.pay)} (${selection.ids.length})`} size="xl">
      {(close) => (
        <Pay
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
