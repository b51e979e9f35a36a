// Races over money: wallets, charges, credits, receivables.
import {
  approve,
  deposit,
  makeCustomer,
  makeOrder,
  makeProduct,
  payment,
  TODAY,
} from '../../server/seed/demo/steps.ts';
import type { Business, Race } from './race.ts';

/** A customer with wallet balances, and an approved order of 20,000 JPY and 50,000 VND. */
async function asking({ crew }: Business): Promise<{ customer: number; order: any }> {
  const { id: customer } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  await deposit(crew, customer, '100000', 'JPY');
  await deposit(crew, customer, '10000000', 'VND');
  const line = { product_id, price: '1000', quantity: '10' };
  const { id } = await makeOrder(crew, customer, [line, line]);
  return { customer, order: await approve(crew, id) };
}

const firstDeposits: Race = async ({ crew, ask }) => {
  const { id } = await makeCustomer(crew);
  const { id: other } = await makeCustomer(crew);
  const put = (customer: number, currency_id: 'JPY' | 'VND') => () =>
    ask('accounting', 'POST', 'deposit-with-cash', {
      transactionable_type: 'user',
      transactionable_id: customer,
      amount: '1000',
      currency_id,
      fund_id: currency_id === 'VND' ? 1 : 2,
      voucher_date: TODAY,
    });
  return [put(id, 'JPY'), put(id, 'VND'), put(other, 'JPY'), put(id, 'JPY')];
};

const payAgainstCancel: Race = async (business) => {
  const { ask } = business;
  const { customer, order } = await asking(business);
  const at = { type: 'order', id: order.id };
  const [, { amount: _, ...refund }] = payment('order', customer, '0', at);
  return [
    (turn) => ask('accounting', 'POST', ...payment('order', customer, String(100 + turn), at)),
    (turn) => ask('accounting', 'POST', ...payment('service', customer, String(1000 + turn), at)),
    () => ask('sale', 'PUT', `order/items/${order.items[1].id}`, { cancelled_quantity: '9' }),
    () => ask('accounting', 'POST', 'payment-order-refund', { ...refund, amount: '10' }),
    () => ask('sale', 'PUT', `orders/${order.id}/cancel`, { confirm: true }),
    () => ask('sale', 'PUT', `orders/${order.id}/reopen`),
  ];
};

const drawAgainstRepay: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order } = await asking(business);
  const { data: wallets } = await crew.accounting(
    'GET',
    `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`,
  );
  const credit = await crew.accounting('POST', 'credit-orders', {
    order_id: order.id,
    type: 'payment_order',
    wallet_id: wallets[0].id,
    amount: '9000',
    payment_due_date: '2027-01-31',
  });
  const at = { type: 'order', id: order.id };
  const draw = (turn: number) =>
    payment('order', customer, String(500 + turn), at, { credit_order_id: credit.id });
  await crew.accounting('POST', ...draw(0));
  return [
    (turn) => ask('accounting', 'POST', ...draw(turn)),
    (turn) => ask('accounting', 'POST', ...payment('order', customer, String(100 + turn), at)),
    (turn) =>
      ask('accounting', 'PUT', `credit-orders/${credit.id}`, {
        payment_due_date: `2027-02-${String(1 + (turn % 28)).padStart(2, '0')}`,
      }),
    () => ask('sale', 'PUT', `order/items/${order.items[0].id}`, { cancelled_quantity: '9' }),
    () => ask('sale', 'PUT', `orders/${order.id}/cancel`, { confirm: true }),
  ];
};

const bidAgainstPay: Race = async (business) => {
  const { crew, ask } = business;
  const { customer, order } = await asking(business);
  const lots = await Promise.all(
    [1, 2, 3].map(async (turn) => {
      const made = await crew.sale('POST', 'order/auctions', {
        customer_id: customer,
        lot: {
          ...{ auction_id: `${order.id}-${turn}`, title: 'Lot', max_bid: '20000' },
          ends_at: new Date(Date.now() + 86_400_000).toISOString(),
        },
      });
      return approve(crew, made.id);
    }),
  );
  const lot = (turn: number) => `order/auctions/${lots[turn % lots.length].id}`;
  const at = { type: 'order', id: order.id };
  return [
    (turn) => ask('sale', 'PUT', `${lot(turn)}/bid`, { max_bid: String(20_000 + 500 * turn) }),
    (turn) => ask('accounting', 'POST', ...payment('order', customer, String(1000 + turn), at)),
    (turn) => ask('sale', 'PUT', `${lot(turn)}/won`, { price: String(15_000 + turn) }),
    (turn) => ask('sale', 'PUT', `${lot(turn)}/lost`),
    (turn) => ask('sale', 'PUT', `orders/${lots[turn % lots.length].id}/cancel`, { confirm: true }),
  ];
};

export const moneyRaces: Readonly<Record<string, Race>> = {
  'a new customer pays in many times at once': firstDeposits,
  'an order is paid, refunded and cancelled': payAgainstCancel,
  'a credit is drawn, repaid and changed': drawAgainstRepay,
  'lots are bid for, won and lost while their wallet pays': bidAgainstPay,
};
