// Payments from 200 wallets by eight clients, against the same statements through bare pg.
import { dayIn } from '../../contract/kernel/business-day.ts';
import { startBench } from '../support.ts';
import { bareClients, lockBare, moveBare, postingBare, settleBare, voucherBare, type Query } from './bare.ts';
import { compare } from './compare.ts';
import { makeDebtors, post, type Debtor } from './customers.ts';

const WALLETS = 200;
const AMOUNT = 100;
/** Value of 100 JPY in VND at the seeded rate. */
const BASE = 17_150;

export async function benchPayment(): Promise<void> {
  const bench = await startBench('payment');
  try {
    const today = dayIn(new Date());
    const token = await bench.token('accounting@hakobu.test');
    const debtors = await makeDebtors(bench, { token, today, customers: WALLETS, orders: 1 });
    const payFor = ({ customer, orders }: Debtor) =>
      post(bench.url, token, 'payment-order', {
        ...{ transactionable_type: 'user', transactionable_id: customer, amount: String(AMOUNT) },
        ...{ currency_id: 'JPY', voucher_date: today },
        receipts: [{ receiptable_type: 'order', receiptable_id: orders[0] }],
      });
    const anybody = () => debtors[Math.floor(Math.random() * debtors.length)]!;
    // Creates the accounts that the reference statements use.
    for (const debtor of debtors) await payFor(debtor);
    const clients = bareClients(bench.databaseUrl);
    await compare(bench, 'payment postings, 8 clients, 200 wallets, in turns', {
      ours: () => payFor(anybody()),
      bare: () => clients.run((query) => payBare(query, anybody(), today)),
    });
    await clients.end();
  } finally {
    await bench.stop();
  }
}

/** The locks and writes of one payment. */
async function payBare(query: Query, { customer, orders: [order] }: Debtor, today: string): Promise<void> {
  await query('order', 'select id from orders where id = $1 for no key update', [order]);
  const [charge] = await query(
    'charge',
    "select id from charges where order_id = $1 and kind = 'purchase_cost' for no key update",
    [order],
  );
  const accounts = await lockBare(query, 'user', customer, 'JPY');
  const of = (role: string) => accounts.find((account) => account.role === role).id as number;
  const [from, to] = [of('CLEAR'), of('WALLET')];
  await moveBare(query, { from, to, amount: AMOUNT, base: BASE });
  const facts = { kind: 'payment_order', currency: 'JPY', today, amount: AMOUNT };
  const transaction = await voucherBare(query, { ...facts, series: 'BT', customer });
  await postingBare(query, { ...facts, transaction, charge: charge.id, from, to, base: BASE });
  await settleBare(query, { transaction, charge: charge.id, order: order!, amount: AMOUNT });
}
