import type { ReactNode } from 'react';
import { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { PurchaseMoney } from './purchase/purchase-money.tsx';

/** Pays a payee without leaving the order: the outstanding amount of their purchase. */
export function PayPayee({
  purchase,
  name,
  variant = 'default',
}: {
  purchase: number | null;
  name: string;
  variant?: 'default' | 'filled';
}): ReactNode {
  const t = usePhrases();
  const pays =
    may({ resource: 'transaction', action: 'create' }) && may({ resource: 'purchase', action: 'read' });
  if (purchase === null || !pays) return null;
  return (
    <FormButton label={t(($) => $.order.order.act.pay_payee)} title={name} variant={variant}>
      {() => <PayeeMoney purchase={purchase} />}
    </FormButton>
  );
}

function PayeeMoney({ purchase }: { purchase: number }): ReactNode {
  const reading = useCall(getPurchase, { params: { id: purchase } });
  return reading.data === undefined ? (
    <QueryStatus of={reading} shape="lines" />
  ) : (
    <PurchaseMoney purchase={reading.data} />
  );
}
