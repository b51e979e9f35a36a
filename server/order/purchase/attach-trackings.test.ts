import { describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

interface Asked {
  purchase_id: unknown;
  tracking_code: unknown;
}
const bought = async (): Promise<number> => (await makePurchase(crew, (await paidOrder(crew)).order)).id;
const code = () => `AB${unique().toUpperCase()}`;
const attach = (trackings: Asked[], caller: Caller = crew.purchase, headers = {}) =>
  caller('POST', 'purchases/trackings', { trackings }, { headers });
const codesOf = async (id: number): Promise<string[]> =>
  (await done(crew.purchase('GET', `purchases/${id}`))).trackings.map((one: { code: string }) => one.code);

describe('attaching trackings to several purchases', () => {
  test('records unknown codes, finds known ones as typed, and logs them', async () => {
    const [first, second] = [await bought(), await bought()];
    const [known, made, other] = [code(), code(), code()];
    await done(crew.purchase('POST', 'order/trackings', { code: known }), 201);
    const { data } = await done(
      attach([
        { purchase_id: second, tracking_code: ` ${known.toLowerCase()} ` },
        { purchase_id: first, tracking_code: made },
        { purchase_id: second, tracking_code: other },
      ]),
      200,
    );
    expect(data).toMatchObject([{ id: second }, { id: first }]);
    expect(await codesOf(first)).toEqual([made]);
    expect((await codesOf(second)).toSorted()).toEqual([known, other].toSorted());
    expect((await logOf(server, 'purchase', first)).at(-1)).toEqual({
      type_id: 'write',
      content: { tracking: made },
    });
  });

  test('changes nothing where they are attached already, nor when it is sent again', async () => {
    const [id, one] = [await bought(), code()];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const rows = [
      { purchase_id: id, tracking_code: one },
      { purchase_id: id, tracking_code: `${one.slice(0, 2)} ${one.slice(2)}` },
    ];
    const sent = await done(attach(rows, crew.purchase, headers), 200);
    expect(await done(attach(rows, crew.purchase, headers), 200)).toEqual(sent);
    const log = await logOf(server, 'purchase', id);
    await done(attach(rows), 200);
    expect(await codesOf(id)).toEqual([one]);
    expect(await logOf(server, 'purchase', id)).toEqual(log);
  });

  test('attaches none if one of the purchases is cancelled, which is named', async () => {
    const [first, second] = [await bought(), await bought()];
    await done(crew.purchase('PUT', `purchases/${second}/cancel`), 200);
    const rows = [first, second].map((purchase_id) => ({ purchase_id, tracking_code: code() }));
    const { details } = await refused(attach(rows), 'purchase_wrong_state', 'trackings.1.purchase_id');
    expect(details).toMatchObject({ status_id: 'Cancelled' });
    expect(await codesOf(first)).toEqual([]);
    const { data } = await done(
      crew.purchase('GET', `order/trackings?filter[code]=${rows[0]!.tracking_code}`),
      200,
    );
    expect(data).toEqual([]);
  });
});

describe('is refused', () => {
  test('for unknown purchases, those of others, and texts without a code', async () => {
    const id = await bought();
    const row = { purchase_id: id, tracking_code: code() };
    await refused(
      attach([row, { ...row, purchase_id: 999_999 }]),
      'unknown_reference',
      'trackings.1.purchase_id',
    );
    await refused(attach([row], await stranger(server, 'purchase')), 'unknown_reference');
    await refused(
      attach([row, { ...row, tracking_code: '--' }]),
      'invalid_fields',
      'trackings.1.tracking_code',
    );
    await refused(attach([{ ...row, tracking_code: '' }]), 'invalid_fields', 'trackings.0.tracking_code');
    await refused(attach([{ ...row, purchase_id: 'x' }]), 'invalid_fields', 'trackings.0.purchase_id');
    expect(await codesOf(id)).toEqual([]);
  });

  test('without rows, without permission, and signed out', async () => {
    const row = { purchase_id: await bought(), tracking_code: code() };
    await refused(attach([]), 'invalid_fields', 'trackings');
    await refused(attach([row], crew.customer), 'forbidden');
    await refused(attach([row], server.with(undefined)), 'logged_out');
  });
});
