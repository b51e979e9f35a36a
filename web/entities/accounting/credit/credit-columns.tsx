import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Money } from '#kit/values.tsx';
import type { Title } from '#kit/labels.ts';

const column = columnsOf(creditOrder.list).withLabels(($) => $.accounting.credit_order.field);
const amount = (name: 'amount' | 'used_amount' | 'paid_amount' | 'outstanding_amount', title: Title) =>
  column.custom({
    key: name,
    title,
    right: true,
    render: (row) => <Money value={row[name]} currency={creditCurrency[row.type]} />,
  });

export const creditColumns = () => [
  column.number('credit_order', { title: ($) => $.common.field.id }),
  column.custom({
    key: 'customer',
    title: ($) => $.common.field.customer,
    exports: 'wallet.object.name',
    render: ({ wallet }) => wallet?.object.name,
  }),
  column.reference('order_id', 'order'),
  column.word(
    'type',
    ($) => ({ payment_order: $.common.field.goods_money, payment_service: $.common.field.service_fee }),
    { title: ($) => $.common.field.type },
  ),
  amount('amount', ($) => $.common.field.amount),
  amount('used_amount', ($) => $.accounting.credit_order.field.used),
  amount('paid_amount', ($) => $.common.field.paid),
  amount('outstanding_amount', ($) => $.common.field.outstanding),
  column.day('payment_due_date', { title: ($) => $.accounting.credit_order.field.due_date }),
  column.status('due_state', 'credit_order', ($) => $.accounting.debt_lot.state, {
    title: ($) => $.accounting.statistic.field.due_state,
  }),
  column.createdAt(),
];

/** The address of a credit's order, if the user may open one. */
export const orderAddress = (orderId: string): string | undefined => addressOf('order', orderId);
