import type { ReactNode } from 'react';
import type { DocumentKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { absolute, add, isNegative, isPositive, least, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { MissingFact } from '@hakobu/contract/order/progress/step-ids.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { openAmount } from '#entities/accounting/debt/clearing.ts';
import { SettleForm } from '#entities/payment/settle-form.tsx';
import type { Order } from './order.ts';

export interface Payable {
  kind: DocumentKind;
  currency: CurrencyId;
  amount: string;
  label: ($: Phrases) => string;
  /** The missing fact that the payment makes true; absent for refunds. */
  fact?: MissingFact;
}

/** Outstanding and overpaid amounts of goods and of services. */
export function payablesOf(order: Order): Payable[] {
  const { purchase_cost_unsolved: goods, service_fee_unsolved: fee, shipping_fee_unsolved: freight } = order;
  const open = {
    goods: openAmount({ unsolved: goods, outstanding: order.purchase_cost_outstanding }),
    services: add(
      openAmount({ unsolved: fee, outstanding: order.service_fee_outstanding }),
      openAmount({ unsolved: freight, outstanding: order.shipping_fee_outstanding }),
    ),
  };
  const all: (Payable | false)[] = [
    isPositive(open.goods) && {
      kind: 'payment_order',
      currency: 'JPY',
      amount: open.goods,
      label: ($) =>
        order.cancelled_at === null ? $.order.order.act.pay_goods : $.order.order.act.pay_cancel_fee,
      fact: order.cancelled_at === null ? 'purchase_cost_unsolved' : 'cancel_fee_unsolved',
    },
    isPositive(open.services) && {
      kind: 'payment_service',
      currency: 'VND',
      amount: open.services,
      label: ($) => $.order.order.act.pay_service,
      fact: 'service_unsolved',
    },
    isNegative(goods) && {
      kind: 'payment_order_refund',
      currency: 'JPY',
      amount: goods,
      label: ($) => $.order.order.act.refund,
    },
    (isNegative(fee) || isNegative(freight)) && {
      kind: 'payment_service_refund',
      currency: 'VND',
      // An overpayment of one does not settle the other.
      amount: add(least(fee, zero), least(freight, zero)),
      label: ($) => $.order.order.act.refund,
    },
  ];
  return all.filter((one) => one !== false);
}

/** Whether a payment makes a missing fact true. A debt may be of goods or of services. */
export const isPaidFor = ({ fact }: Payable, missing: MissingFact): boolean =>
  fact === undefined ? missing === 'refund_due' : missing === fact || missing === 'outstanding_debt';

/** Pays or refunds; the button shows the amount. */
export function PayButton({
  order,
  payable: { label, fact: _, ...settling },
  variant = 'light',
}: {
  order: Order;
  payable: Payable;
  /** Filled only as the next step. */
  variant?: 'filled' | 'light';
}): ReactNode {
  const t = usePhrases();
  const { amount, currency } = settling;
  return (
    <FormButton label={`${t(label)} ${formatMoney(absolute(amount), currency)}`} variant={variant}>
      {(close) => (
        <SettleForm
          {...settling}
          party={{ type: 'user', id: order.customer_id }}
          receipt={{ type: 'order', id: order.id }}
          onDone={close}
        />
      )}
    </FormButton>
  );
}
