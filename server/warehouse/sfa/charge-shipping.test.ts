import { describe, expect, test } from 'vitest';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const create = (tracking_code: string, shipping_fee: string) =>
  done(
    crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, shipping_fee, arrival_date: TODAY }),
    201,
  );
const chargesOf = (id: number) =>
  server.query('select kind, currency_id, party_type, party_id::int, total from charges where sfa_id = $1', [
    id,
  ]);

describe('the shipping fee of an inbound item', () => {
  test('is owed to the supplier whose goods came, and follows its change', async () => {
    const { supplier, tracking } = await buy(crew, (await paidOrder(crew)).order);
    const { id } = await create(tracking, '500');
    const charge = { kind: 'sfa_shipping', currency_id: 'JPY', party_type: 'supplier', party_id: supplier };
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '500' }]);
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '750' }), 200);
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '750' }]);
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '0' }), 200);
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '0' }]);
    await expectBooksInOrder(server);
  });

  test('of nothing is owed to nobody', async () => {
    const { tracking } = await buy(crew, (await paidOrder(crew)).order);
    expect(await chargesOf((await create(tracking, '0')).id)).toEqual([]);
  });

  test('is refused where nobody can pay it: yen have no decimals', async () => {
    const body = { tracking_code: unique(), quantity: 1, shipping_fee: '300.5', arrival_date: TODAY };
    const { status, body: refused } = await crew.warehouse('POST', 'sfas', body);
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['shipping_fee']]);
    const { id } = await create(unique(), '300');
    const changed = await crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '300.5' });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ['shipping_fee']]);
  });

  test('is only noted where no purchase is known', async () => {
    const { id, shipping_fee } = await create(unique(), '500');
    expect(shipping_fee).toBe('500');
    expect(await chargesOf(id)).toEqual([]);
  });

  test('is owed once the purchase is known and the fee is written again', async () => {
    const { id, tracking_id } = await create(unique(), '500');
    const purchase = await orderedPurchase(crew, (await paidOrder(crew)).order);
    await done(crew.purchase('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id }), 200);
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '600' }), 200);
    expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '600' }]);
  });
});
