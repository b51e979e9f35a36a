import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  drawCredit,
  grantCredit,
  inDays,
  lotsOf,
  orderThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let credit: { id: number; version: number };
/** A credit of 2,000 of which 400 are used. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew);
  credit = await grantCredit({ server, crew }, debtor);
  await done(drawCredit(crew, debtor, credit, '400'), 201);
});

const change = (body: object, headers = {}) =>
  crew.accounting('PUT', `credit-orders/${credit.id}`, body, { headers });
const last = async () => {
  const [row] = await server.query(
    `select content from logs where logable_type = 'order' and logable_id = $1 order by id desc limit 1`,
    [debtor.order.id],
  );
  return row!.content;
};

describe('changing a credit', () => {
  test('raises its limit', async () => {
    expect(await done(change({ amount: '3000' }), 200)).toMatchObject({
      amount: '3000',
      available_amount: '2600',
    });
    expect(await last()).toMatchObject({ credit_order_id: credit.id, amount: '3000' });
  });

  test('lowers its limit to the used amount at most', async () => {
    expect(await done(change({ amount: '400' }), 200)).toMatchObject({ available_amount: '0' });
    const body = await refused(change({ amount: '399' }), 'credit_below_used', 'amount');
    expect(body.details).toEqual({ used: '400' });
  });

  test('moves the due date of the debt that was drawn from it', async () => {
    await done(change({ payment_due_date: inDays(50) }), 200);
    expect(await lotsOf(server, debtor)).toEqual([['400', '0', inDays(50)]]);
    expect(await last()).toMatchObject({ payment_due_date: inDays(50), since: expect.any(String) });
  });

  test.for([
    [1, 'not_yet_due', 0],
    [0, 'due_today', 0],
    [-3, 'overdue', 3],
  ] as const)('to be due in %i days makes it %s', async ([days, due_state, days_overdue]) => {
    const changed = await done(change({ payment_due_date: inDays(days) }), 200);
    expect(changed).toMatchObject({ due_state, days_overdue });
  });

  test('to the same values changes nothing', async () => {
    const { version, amount } = await done(crew.accounting('GET', `credit-orders/${credit.id}`));
    expect((await done(change({ amount }), 200)).version).toBe(version);
  });

  test('is refused with a stale copy', async () => {
    const { version } = await done(crew.accounting('GET', `credit-orders/${credit.id}`));
    await refused(change({ amount: '5000' }, { 'if-match': `"${version - 1}"` }), 'stale_version');
    await done(change({ amount: '5000' }, { 'if-match': `"${version}"` }), 200);
  });

  test('that does not exist is not found', async () => {
    await refused(crew.accounting('PUT', 'credit-orders/999', { amount: '1' }), 'not_found');
  });
});
