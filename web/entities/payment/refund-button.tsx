import type { ReactNode } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { Voucher } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { GiveBackKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatMoney } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { SettleForm } from './settle-form.tsx';

/** Refunds the overpaid amount of a document; hidden without one or without permission. */
export function RefundButton({
  surplus,
  ...settling
}: {
  kind: GiveBackKind;
  party: { type: Voucher['transactionable_type']; id: number };
  receipt: { type: DocumentType; id: string | number };
  currency: CurrencyId;
  surplus: string;
}): ReactNode {
  const t = usePhrases();
  if (!isPositive(surplus) || !may({ resource: 'transaction', action: 'create' })) return null;
  return (
    <FormButton
      label={`${t(($) => $.order.order.act.refund)} ${formatMoney(surplus, settling.currency)}`}
      variant="light"
    >
      {(close) => <SettleForm {...settling} amount={surplus} onDone={close} />}
    </FormButton>
  );
}
