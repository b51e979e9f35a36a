import { expect, test } from 'vitest';
import { done, people } from '../../../../tests/main-job/main-job.ts';
import { compensatedOrder } from '../../../../tests/main-job/compensations.ts';
import { balanceOf, postingsOf, setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

async function accrualsOf(order: { id: string }): Promise<{ code_ref: string; posts: string[][] }[]> {
  const rows = await server.query(
    `select t.id, t.code_ref from transactions t join receipts r on r.transaction_id = t.id
      where t.type_id = 'compensation_accrual' and r.receiptable_id = $1 order by t.id`,
    [order.id],
  );
  return Promise.all(
    rows.map(async ({ id, code_ref }) => ({
      code_ref: String(code_ref),
      posts: await postingsOf(server, Number(id)),
    })),
  );
}

test('damage is an expense when it is owed, and less of one when it is less', async () => {
  const crew = await people(server);
  const { customer, order, compensation } = await compensatedOrder(crew, '800000');
  const change = (amount: string) =>
    done(crew.accounting('PUT', `order-compensations/${compensation.id}`, { amount }), 200);
  await change('900000');
  await change('250000');
  await done(crew.accounting('DELETE', `order-compensations/${compensation.id}`), 204);
  const accruals = await accrualsOf(order);
  expect(accruals.map(({ posts }) => posts)).toEqual([
    [['811', '3388-C', '800000', '800000', '800000']],
    [['811', '3388-C', '100000', '100000', '100000']],
    [['3388-C', '811', '650000', '650000', '650000']],
    [['3388-C', '811', '250000', '250000', '250000']],
  ]);
  for (const { code_ref } of accruals) expect(code_ref).toMatch(/^KT\d{2}-\d{6}$/);
  expect(await balanceOf(server, 'COMP', customer, 'VND')).toBe('0');
  await expectBooksInOrder(server);
});

test("in yen is an expense in VND at the day's rate and is cleared at that value", async () => {
  const crew = await people(server);
  const { customer, order, compensation } = await compensatedOrder(crew, '1000', { currency_id: 'JPY' });
  await setRate(server, '180');
  await done(crew.accounting('PUT', `order-compensations/${compensation.id}`, { amount: '400' }), 200);
  expect((await accrualsOf(order)).map(({ posts }) => posts)).toEqual([
    [['811', '3388-C', '171500', '1000', '171500']],
    [['3388-C', '811', '600', '102900', '102900']],
  ]);
  expect(await balanceOf(server, 'COMP', customer)).toBe('400');
  await setRate(server, '171.5');
  await expectBooksInOrder(server);
});
