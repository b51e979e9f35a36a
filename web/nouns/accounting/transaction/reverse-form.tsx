import type { ReactNode } from 'react';
import { reverseTransaction } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { DocumentAction } from '#kit/document/document-actions.tsx';
import { formatDate } from '#kit/format.ts';
import { Facts } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/show.tsx';
import { Entries } from './entries.tsx';
import type { Transaction } from './transaction.ts';

/** Shows what a reversal would post, and makes it. */
export function ReverseForm({ id, onDone }: { id: number; onDone: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={reverseTransaction}
      params={{ id }}
      body={{}}
      submitLabel={t(($) => $.common.action.reverse)}
      onDone={onDone}
    >
      {({ voucher_date, amount, currency_id, entries = [] }) => (
        <>
          <Facts
            rows={[
              [t(($) => $.common.field.voucher_date), formatDate(voucher_date)],
              [t(($) => $.common.field.amount), <Money key="amount" value={amount} currency={currency_id} />],
            ]}
          />
          <Entries entries={entries} title={t(($) => $.accounting.transaction.section.plan)} />
        </>
      )}
    </PreviewForm>
  );
}

/** The action of a voucher that reverses it. */
export const reversing = ({ id }: Transaction): DocumentAction => ({
  key: 'reverse',
  color: 'red',
  onlyWhenPossible: true,
  size: 'xl',
  form: (close) => <ReverseForm id={id} onDone={close} />,
});
