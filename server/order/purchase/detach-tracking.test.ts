import { beforeAll, describe, expect, test } from 'vitest';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let purchase: any;
beforeAll(async () => {
  const { order } = await paidOrder(crew);
  purchase = await orderedPurchase(crew, order);
});

const detach = (tracking_id: unknown, caller: Caller = crew.purchase) =>
  caller('PUT', `purchases/${purchase.id}/detach-tracking`, { tracking_id });

/** A tracking that is attached to the purchase. */
async function attached(): Promise<{ id: number; code: string }> {
  const tracking = await done(crew.purchase('POST', 'order/trackings', { code: unique() }), 201);
  await done(
    crew.purchase('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id: tracking.id }),
    200,
  );
  return tracking;
}

const arrive = (tracking_code: string) =>
  done(
    crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY, shipping_fee: '0' }),
    201,
  );

describe('detaching a tracking', () => {
  test('detaches it from the purchase without deleting it', async () => {
    const { id, code } = await attached();
    const { trackings } = await done(detach(code.toLowerCase()), 200);
    expect(trackings).toEqual([]);
    expect((await done(crew.purchase('GET', `order/trackings/${id}`))).purchases).toBeUndefined();
    expect((await logOf(server, 'purchase', purchase.id)).at(-1)?.content).toEqual({
      tracking_removed: code,
    });
  });

  test('that is not attached changes nothing', async () => {
    const { id } = await attached();
    await done(detach(id), 200);
    expect((await done(detach(id), 200)).trackings).toEqual([]);
  });

  test('is refused once goods of the purchase were tallied in its parcel, not on its arrival', async () => {
    const [arrived, tallied] = [await attached(), await attached()];
    const [, sfa] = [await arrive(arrived.code), await arrive(tallied.code)];
    const items = [{ purchase_item_id: purchase.items[0].id, quantity: '1' }];
    await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items }), 201);
    const { details } = await refused(detach(tallied.id), 'tracking_tallied');
    expect(details).toEqual({ code: tallied.code });
    expect((await done(detach(arrived.id), 200)).trackings).toMatchObject([{ code: tallied.code }]);
  });

  test('is refused for unknown ones, and to buyers of other purchases', async () => {
    const { id } = await attached();
    await refused(detach(999_999), 'unknown_reference', 'tracking_id');
    await refused(detach(id, await colleague(server, 'purchase')), 'not_found');
  });
});
