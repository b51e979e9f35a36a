import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  drawCredit,
  grantCredit,
  inDays,
  orderThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let drawn: { id: number };
/** Two credits of one order, one of them drawn, and one of another order. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew);
  drawn = await grantCredit({ server, crew }, debtor);
  await grantCredit({ server, crew }, debtor, { payment_due_date: inDays(90) });
  await grantCredit({ server, crew }, await orderThatAsks(crew));
  await done(drawCredit(crew, debtor, drawn, '300'), 201);
});

const list = (query: string, caller: Caller = crew.accounting) =>
  done(caller('GET', `credit-orders?sort=id&${query}`));

describe('the list of credits', () => {
  test.for(['by_order', 'order_id'])('is narrowed to an order with %s', async (filter) => {
    expect((await list(`filter[${filter}]=${debtor.order.id}`)).total).toBe(2);
  });

  test('is filtered by due date', async () => {
    const { data } = await list(`filter_between[payment_due_date]=${inDays(80)},infinity`);
    expect(data).toMatchObject([{ payment_due_date: inDays(90), due_state: 'none' }]);
  });

  test('brings the wallet with its owner, and the vouchers that drew from it', async () => {
    const { data } = await list(`filter[id]=${drawn.id}&include=wallet,wallet.object,transactions.receipts`);
    expect(data).toMatchObject([
      {
        wallet: { currency_id: 'JPY', object: { id: debtor.customer } },
        transactions: [{ amount: '300', receipts: [{ receiptable_id: debtor.order.id, amount: '300' }] }],
      },
    ]);
  });

  test('shows a salesperson those of own orders, and a customer the own', async () => {
    expect((await list('', crew.sale)).total).toBe(3);
    await server.query('update orders set sale_id = null, created_by = null where id = $1', [
      debtor.order.id,
    ]);
    expect((await list('', crew.sale)).total).toBe(1);
    await refused(crew.sale('GET', `credit-orders/${drawn.id}`), 'not_found');
    const [{ email }] = (await server.query('select email from users where id = $1', [debtor.customer])) as [
      any,
    ];
    const own = server.with(await server.signIn(email, 'hakobu-demo'));
    expect((await list('', own)).total).toBe(2);
  });
});
