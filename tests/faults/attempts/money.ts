// Money of customers and suppliers.
import { inDays } from '../../main-job/money.ts';
import { payment, TODAY } from '../../main-job/main-job.ts';
import { supplier, user, type Attempts, type Chance } from './chance.ts';

const refund = ({ crew, order, amount }: Chance, kind: 'order' | 'service') => {
  const { id, customer } = order();
  return crew.accounting('POST', `payment-${kind}-refund`, {
    ...user(customer),
    amount: amount(),
    currency_id: kind === 'order' ? 'JPY' : 'VND',
    voucher_date: TODAY,
    receipts: [{ receiptable_type: 'order', receiptable_id: id }],
  });
};

export const moneyAttempts: Attempts = {
  deposit: ({ crew, order, amount, pick }) => {
    const [currency_id, fund_id] = pick([['VND', 1] as const, ['JPY', 2] as const]);
    return crew.accounting('POST', 'deposit-with-cash', {
      ...user(order().customer),
      ...{ amount: amount(), currency_id, fund_id, voucher_date: TODAY },
    });
  },
  'pay an order': ({ crew, order, amount }) => {
    const { id, customer } = order();
    return crew.accounting('POST', ...payment('order', customer, amount(), { type: 'order', id }));
  },
  'pay services': ({ crew, order, amount }) => {
    const { id, customer } = order();
    return crew.accounting('POST', ...payment('service', customer, `${amount()}0`, { type: 'order', id }));
  },
  'give goods money back': (chance) => refund(chance, 'order'),
  'give fees back': (chance) => refund(chance, 'service'),
  'put freight on debt': ({ crew, some }) =>
    crew.accounting('PUT', `lading-bills/${some('bills').id}`, { action_debit: true }),
  'put an order on debt': ({ crew, order }) =>
    crew.accounting('PUT', `orders/${order().id}`, { action_debit: true }),
  'sell on debt': ({ crew, order, amount }) =>
    crew.admin('PUT', `orders/${order().id}`, { action_debit: true, additional_cost: amount() }),
  'grant a credit': ({ crew, order, have, pick, amount }) => {
    const { id, customer } = order();
    const [type, currency] = pick([['payment_order', 'JPY'] as const, ['payment_service', 'VND'] as const]);
    const wallet = have.wallets!.find((one) => one.customer === customer && one.currency === currency);
    return crew.accounting('POST', 'credit-orders', {
      ...{ order_id: id, type, wallet_id: wallet?.id ?? 0, amount: amount(), payment_due_date: inDays(30) },
    });
  },
  'draw a credit': ({ crew, have, pick, amount }) => {
    const credit = pick(have.credits!) ?? { id: 0, order: 'OR0', type: 'payment_order' };
    const customer = have.orders!.find(({ id }) => id === credit.order)?.customer ?? 0;
    const kind = credit.type === 'payment_order' ? 'order' : 'service';
    const drawn = { credit_order_id: credit.id };
    return crew.accounting(
      'POST',
      ...payment(kind, customer, amount(), { type: 'order', id: credit.order }, drawn),
    );
  },
  'advance money': ({ crew, some, amount }) =>
    crew.accounting('POST', 'payment-supplier', {
      ...supplier(some('suppliers')),
      ...{ amount: amount(), currency_id: 'JPY', voucher_date: TODAY, fund_id: 2 },
    }),
  'pay a payee': ({ crew, have, pick, amount }) => {
    const payee = pick(have.payees!) ?? { id: 0, supplier: 0 };
    return crew.accounting('POST', 'payment-purchase', {
      ...supplier(payee.supplier),
      ...{ amount: amount(), currency_id: 'JPY', voucher_date: TODAY },
      receipts: [{ receiptable_type: 'purchase', receiptable_id: String(payee.id) }],
    });
  },
};
