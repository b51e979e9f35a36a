// Twenty documents of a customer cleared in one call, against the same statements through bare pg.
import { dayIn } from '../../contract/kernel/business-day.ts';
import { CLIENTS, startBench } from '../support.ts';
import { bareClients, lockBare, moveBare, postingBare, settleBare, voucherBare, type Query } from './bare.ts';
import { compare } from './compare.ts';
import { ASKED, makeDebtors, post, type Debtor } from './customers.ts';

const DOCUMENTS = 20;
const AMOUNT = 100;
const BASE = 17_150;

export async function benchClearing(): Promise<void> {
  const bench = await startBench('clearing');
  try {
    const today = dayIn(new Date());
    const token = await bench.token('accounting@hakobu.test');
    // Each client has a customer of its own on both sides, because a clearing checks the balances it was
    // shown.
    const debtors = await makeDebtors(bench, { token, today, customers: 2 * CLIENTS, orders: DOCUMENTS });
    const paid = new Map<number, number>();
    const clear = async ({ customer, orders }: Debtor) => {
      const before = paid.get(customer) ?? 0;
      await post(bench.url, token, 'clear-debts', {
        ...{ object_type: 'user', object_id: customer, currency_id: 'JPY', voucher_date: today },
        documents: orders.map((receiptable_id) => ({
          ...{ receiptable_type: 'order', receiptable_id, kind: 'payment_order', amount: String(AMOUNT) },
          ...{ outstanding: '0', unsolved: String(ASKED - before) },
        })),
      });
      paid.set(customer, before + AMOUNT);
    };
    // Creates the accounts that the reference statements use.
    for (const debtor of debtors) await clear(debtor);
    const clients = bareClients(bench.databaseUrl);
    await compare(bench, 'clearings of 20 documents, 8 clients, in turns', {
      ours: (client) => clear(debtors[client]!),
      bare: (client) => clients.run((query) => clearBare(query, debtors[CLIENTS + client]!, today)),
    });
    await clients.end();
  } finally {
    await bench.stop();
  }
}

/** The same locks, and the same writes as a clearing of each document. */
async function clearBare(query: Query, { customer, orders }: Debtor, today: string): Promise<void> {
  await query('orders', 'select id from orders where id = any($1::text[]) order by id for no key update', [
    orders,
  ]);
  const charges = await query(
    'charges',
    `select id, order_id from charges where order_id = any($1::text[]) and kind = 'purchase_cost'
      order by id for no key update`,
    [orders],
  );
  const accounts = await lockBare(query, 'user', customer, 'JPY');
  const of = (role: string) => accounts.find((account) => account.role === role).id as number;
  const [from, to] = [of('CLEAR'), of('WALLET')];
  const facts = { kind: 'payment_order', currency: 'JPY', today, amount: AMOUNT };
  for (const charge of charges) {
    await moveBare(query, { from, to, amount: AMOUNT, base: BASE });
    const transaction = await voucherBare(query, { ...facts, series: 'BT', customer });
    await postingBare(query, { ...facts, transaction, charge: charge.id, from, to, base: BASE });
    await settleBare(query, { transaction, charge: charge.id, order: charge.order_id, amount: AMOUNT });
  }
}
