import { describe, expect, test } from 'vitest';
import { done, paidOrder, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const arrive = (tracking_code: string) =>
  crew.warehouse('POST', 'sfas', { tracking_code, quantity: 2, arrival_date: TODAY });
const tally = (sfa_id: number, items: object[] = []) =>
  crew.warehouse('POST', 'sfa-receipts', { sfa_id, packages: 1, items });
const read = async (code: string) =>
  (await done(crew.purchase('GET', `order/trackings?filter[code]=${code}`))).data;

describe('a parcel that arrives', () => {
  test('creates the tracking if it was not announced', async () => {
    const code = unique();
    await done(arrive(`${code.slice(0, 2)} ${code.slice(2).toLowerCase()}`), 201);
    expect(await read(code)).toMatchObject([{ code, received: false }]);
  });

  test('uses the announced tracking', async () => {
    const code = unique();
    const { id } = await done(crew.purchase('POST', 'order/trackings', { code }), 201);
    expect(await done(arrive(code.toLowerCase()), 201)).toMatchObject({ tracking_id: id });
    expect(await read(code)).toHaveLength(1);
  });

  test('is received with its first package, and checked when its goods are tallied', async () => {
    const code = unique();
    const { id } = await done(arrive(code), 201);
    await done(tally(id), 201);
    const [received] = await read(code);
    expect(received).toMatchObject({ received: true, checked: false });
    const { order } = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, order);
    await done(tally(id, [{ purchase_item_id: items[0].id, quantity: '1' }]), 201);
    const [checked] = await read(code);
    expect(checked).toMatchObject({ received: true, checked: true, received_at: received.received_at });
  });

  test('is refused if the normalized code is empty', async () => {
    await refused(arrive('--'), 'invalid_fields', 'tracking_code');
  });
});
