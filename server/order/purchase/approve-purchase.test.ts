import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});

const forStock = () => makePurchase(crew, order, { order_items: [] });
const approve = (id: number, caller: Caller = crew.purchase, headers = {}) =>
  caller('PUT', `purchases/${id}/approve`, undefined, { headers });

describe('approving a purchase', () => {
  test('stores the time, and allows ordering and payment', async () => {
    const { id } = await forStock();
    const approved = await done(approve(id, crew.admin), 200);
    expect(approved).toMatchObject({ status_id: 'Approved', ordered_at: null });
    expect(approved.approved_at).not.toBeNull();
    const may = approved.actions.filter(({ allowed }: { allowed: boolean }) => allowed);
    expect(may.map(({ key }: { key: string }) => key)).toEqual([
      'order',
      'cancel',
      'update',
      'add_line',
      'attach_tracking',
      'debit',
      'correct_additional_cost',
      'pay',
    ]);
  });

  test('is logged', async () => {
    const { id } = await forStock();
    await done(approve(id), 200);
    expect((await logOf(server, 'purchase', id)).at(-1)).toEqual({
      type_id: 'others',
      content: { status_id: 'Approved', cause: 'approve' },
    });
  });
});

describe('approving a purchase is refused', () => {
  test('a second time', async () => {
    const { id } = await forStock();
    await done(approve(id), 200);
    const { details } = await refused(approve(id), 'purchase_wrong_state');
    expect(details).toEqual({ status_id: 'Approved', needed: ['New'] });
  });

  test('to one of two concurrent requests', async () => {
    const { id } = await forStock();
    const both = await Promise.all([approve(id), approve(id, crew.admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('after cancellation', async () => {
    const { id } = await forStock();
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(approve(id), 'purchase_wrong_state');
  });

  test('with an outdated version, and to buyers of other purchases', async () => {
    const { id, version } = await forStock();
    await refused(approve(id, crew.purchase, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(approve(id, await colleague(server, 'purchase')), 'not_found');
  });
});
