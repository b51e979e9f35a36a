import { expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { forPurchase, pay, purchaseThatAsks } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const REASON = { reason: 'Hóa đơn sai' };
const correct = (id: number, body: object, caller: Caller = crew.accounting) =>
  caller('PUT', `purchases/${id}/additional-cost`, body);

/** An approved purchase of 3,000 yen, of which 1,000 are paid. */
async function paidInPart(): Promise<number> {
  const { supplier, purchase } = await purchaseThatAsks(crew);
  await done(pay(crew, 'payment_purchase', supplier, { amount: '1000', ...forPurchase({ purchase }) }), 201);
  return purchase.id;
}

test('the additional cost is fixed once something is paid; the note is not', async () => {
  const id = await paidInPart();
  const path = `purchases/${id}`;
  await refused(crew.purchase('PUT', path, { additional_cost: '200' }), 'purchase_cost_is_fixed');
  await done(crew.purchase('PUT', path, { additional_cost: '0', note: 'Gấp' }), 200);
  const { actions } = await done(crew.purchase('GET', path));
  expect(actions.find(({ key }: { key: string }) => key === 'update').fields).not.toContain(
    'additional_cost',
  );
});

test('a correction needs a reason, which is logged, and leaves the payments', async () => {
  const id = await paidInPart();
  await refused(correct(id, { additional_cost: '1' }), 'invalid_fields', 'reason');
  await refused(correct(id, { additional_cost: '0.5', ...REASON }), 'invalid_fields', 'additional_cost');
  const preview = await done(
    crew.accounting('PUT', `purchases/${id}/additional-cost?preview=1`, { additional_cost: '9', ...REASON }),
    200,
  );
  expect(preview).toMatchObject({ total: '3009', paid: '1000', unsolved: '2009' });
  const answer = await done(correct(id, { additional_cost: '500', ...REASON }), 200);
  expect(answer).toMatchObject({ total: '3500', paid: '1000', unsolved: '2500' });
  expect((await logOf(server, 'purchase', id)).at(-1)?.content).toEqual({
    additional_cost: '500',
    ...REASON,
  });
  await expectBooksInOrder(server);
});

test('is refused to others, and where there is nothing to correct', async () => {
  const id = await paidInPart();
  const body = { additional_cost: '1', ...REASON };
  for (const role of ['sale', 'purchase', 'warehouse', 'customer'] as const)
    await refused(correct(id, body, await server.as(role)), 'forbidden');
  await refused(correct(id, body, server.with(undefined)), 'logged_out');
  await refused(correct(999_999_999, body), 'not_found');
  const { id: cancelled } = (await purchaseThatAsks(crew)).purchase;
  await done(crew.purchase('PUT', `purchases/${cancelled}/cancel`), 200);
  await refused(correct(cancelled, body), 'purchase_wrong_state');
});
