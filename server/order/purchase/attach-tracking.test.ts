import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let purchase: any;
beforeAll(async () => {
  const { order } = await paidOrder(crew);
  purchase = await makePurchase(crew, order);
});

const makeTracking = async (code = `ab-${unique()}`) =>
  done(crew.purchase('POST', 'order/trackings', { code }), 201);
const attach = (tracking_id: unknown, caller: Caller = crew.purchase, headers = {}) =>
  caller('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id }, { headers });
const codes = ({ trackings }: { trackings: { code: string }[] }) => trackings.map(({ code }) => code);

describe('attaching a tracking', () => {
  test('accepts an id, or a code as typed', async () => {
    const first = await makeTracking();
    const second = await makeTracking();
    expect(codes(await done(attach(first.id), 200))).toContain(first.code);
    expect(codes(await done(attach(` ${second.value.toLowerCase()} `), 200))).toContain(second.code);
  });

  test('a second time changes nothing', async () => {
    const { id, code } = await makeTracking();
    await done(attach(id), 200);
    const again = codes(await done(attach(id), 200));
    expect(again.filter((known) => known === code)).toHaveLength(1);
  });

  test('prefers an id that is also a code', async () => {
    const { id, code } = await makeTracking();
    await makeTracking(`${id}`);
    expect(codes(await done(attach(String(id)), 200))).toContain(code);
  });

  test('finds its purchase by the tracking, and is logged', async () => {
    const { id, code } = await makeTracking();
    await done(attach(id), 200);
    const { data } = await done(crew.purchase('GET', `purchases?filter[by_tracking_code]=${code}`));
    expect(data).toMatchObject([{ id: purchase.id }]);
    expect((await logOf(server, 'purchase', purchase.id)).at(-1)).toEqual({
      type_id: 'write',
      content: { tracking: code },
    });
  });

  test('is refused after cancellation of the purchase; parcels attached before can be detached', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    const [before, after] = [await makeTracking(), await makeTracking()];
    const change = (action: string, tracking_id: number) =>
      crew.purchase('PUT', `purchases/${id}/${action}-tracking`, { tracking_id });
    await done(change('attach', before.id), 200);
    const { actions } = await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    expect(actions).toContainEqual(expect.objectContaining({ key: 'attach_tracking', allowed: false }));
    await refused(change('attach', after.id), 'purchase_wrong_state');
    expect(codes(await done(change('detach', before.id), 200))).toEqual([]);
  });

  test('is refused for an unknown purchase', async () => {
    await refused(attach(999_999), 'unknown_reference', 'tracking_id');
    await refused(attach('none-such'), 'unknown_reference', 'tracking_id');
    await refused(attach('--'), 'unknown_reference', 'tracking_id');
  });

  test('is refused with an outdated version, and to buyers of other purchases', async () => {
    const { id } = await makeTracking();
    await refused(attach(id, crew.purchase, { 'if-match': '"99"' }), 'stale_version');
    await refused(attach(id, await colleague(server, 'purchase')), 'not_found');
  });
});
