import type { ReactNode } from 'react';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { openAmount, overpaidAmount } from '#entities/accounting/debt/clearing.ts';
import { RefundButton } from '#entities/payment/refund-button.tsx';
import { SettleForm } from '#entities/payment/settle-form.tsx';

/** Pays the outstanding shipping fee of a parcel, or takes a refund; for users who may create vouchers. */
export function PayShipping({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const filter = { object_type: 'supplier', receiptable_type: 'sfa', receiptable_id: String(id) };
  const pays =
    may({ resource: 'transaction', action: 'create' }) && may({ resource: 'statistic', action: 'read' });
  const [asked] = useData(outstandingDocuments, { query: { filter } }, { enabled: pays })?.data ?? [];
  if (asked === undefined || !asked.payable) return null;
  const settling = {
    party: { type: 'supplier' as const, id: asked.object_id },
    receipt: { type: 'sfa' as const, id },
    currency: asked.currency_id as CurrencyId,
  };
  const open = openAmount(asked);
  if (!isPositive(open))
    return <RefundButton kind="payment_purchase_refund" {...settling} surplus={overpaidAmount(asked)} />;
  return (
    <FormButton
      label={t(($) => $.common.act.pay)}
      title={`${t(($) => $.common.act.pay)}: ${t(($) => $.common.field.shipping_fee)}`}
      variant="default"
    >
      {(close) => <SettleForm kind="payment_purchase" {...settling} amount={open} onDone={close} />}
    </FormButton>
  );
}
