import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  cancelLine,
  drawCredit,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

async function creditOfOrder() {
  const debtor = await orderThatAsks(crew, { lines: ['1000', '1000'] });
  return { debtor, credit: await grantCredit({ server, crew }, debtor) };
}
const remove = (id: number, headers = {}) =>
  crew.admin('DELETE', `credit-orders/${id}`, undefined, { headers });

describe('taking a credit back', () => {
  test('deletes it and logs it at the order', async () => {
    const { debtor, credit } = await creditOfOrder();
    expect((await remove(credit.id)).status).toBe(204);
    await refused(crew.admin('GET', `credit-orders/${credit.id}`), 'not_found');
    const [row] = await server.query(
      `select content from logs where logable_type = 'order' and logable_id = $1 order by id desc limit 1`,
      [debtor.order.id],
    );
    expect(row!.content).toEqual({ credit_order_deleted: credit.id });
  });

  test('a second time is refused', async () => {
    const { credit } = await creditOfOrder();
    await done(remove(credit.id), 204);
    await refused(remove(credit.id), 'not_found');
  });

  test('is refused after a draw', async () => {
    const { debtor, credit } = await creditOfOrder();
    await done(drawCredit(crew, debtor, credit, '1'), 201);
    expect((await refused(remove(credit.id), 'credit_in_use')).details).toEqual({ used_amount: '1' });
  });

  test('is refused after a draw even if all of it was written back', async () => {
    const { debtor, credit } = await creditOfOrder();
    await done(drawCredit(crew, debtor, credit, '2000'), 201);
    await cancelLine(crew, debtor, 0);
    await cancelLine(crew, debtor, 1);
    const back = { ...forOrder(debtor), amount: '2000' };
    await done(pay(crew, 'payment_order_refund', debtor.customer, back), 201);
    expect((await refused(remove(credit.id), 'credit_in_use')).details).toEqual({ used_amount: '0' });
  });

  test('is offered before any draw, and drawing until the limit is used', async () => {
    const { debtor, credit } = await creditOfOrder();
    const offered = async () => {
      const { actions } = await done(crew.admin('GET', `credit-orders/${credit.id}`));
      return Object.fromEntries(
        actions.map(({ key, allowed, reason }: any) => [key, allowed ? true : reason]),
      );
    };
    const draw = (amount: string) => done(drawCredit(crew, debtor, credit, amount), 201);
    expect(await offered()).toEqual({ draw: true, update: true, delete: true });
    await draw('500');
    expect(await offered()).toEqual({ draw: true, update: true, delete: 'credit_in_use' });
    await draw('1500');
    expect(await offered()).toEqual({ draw: 'credit_not_enough', update: true, delete: 'credit_in_use' });
  });

  test('is refused with a stale copy', async () => {
    const { credit } = await creditOfOrder();
    await refused(remove(credit.id, { 'if-match': `"${credit.version + 1}"` }), 'stale_version');
  });
});
