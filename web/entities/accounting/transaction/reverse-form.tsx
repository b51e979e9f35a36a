import { useState, type ReactNode } from 'react';
import { reverseTransaction } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { DocumentAction } from '#kit/document/document-actions.tsx';
import { formatDate, today } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Facts } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/values.tsx';
import { orAwaitApproval, NO_MESSAGE } from '#entities/payment/await-approval.ts';
import { Entries } from './entries.tsx';
import type { Transaction } from './transaction.ts';

interface ReverseFormProps extends Pick<Transaction, 'id' | 'voucher_date'> {
  onDone: () => void;
}

/** Previews and posts a reversal, dated today or on the date of the voucher if that is later. */
export function ReverseForm({ id, voucher_date: from, onDone }: ReverseFormProps): ReactNode {
  const t = usePhrases();
  const [day, setDay] = useState(today() < from ? from : today());
  return (
    <PreviewForm
      endpoint={reverseTransaction}
      params={{ id }}
      body={day === '' ? undefined : {}}
      query={{ voucher_date: day }}
      submitLabel={t(($) => $.common.action.reverse)}
      sends={orAwaitApproval}
      message={NO_MESSAGE}
      onDone={onDone}
      choices={
        <div className="fields">
          <DayInput label={t(($) => $.common.field.voucher_date)} value={day} onChange={setDay} />
        </div>
      }
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

/** The action that reverses a voucher. */
export const reverseAction = (row: Transaction): DocumentAction => ({
  key: 'reverse',
  color: 'red',
  onlyWhenPossible: true,
  size: 'xl',
  form: (close) => <ReverseForm {...row} onDone={close} />,
});
