import { beforeEach, describe, expect, test } from 'vitest';
import { approve, deposit, done, makeCustomer, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const act = (action: string, body: object = {}, caller = crew.sale) =>
  caller('PUT', `order/auctions/${order.id}/${action}`, body);
/** Sets the end of the lot to this many minutes from now. */
const ends = (minutes: number) =>
  server.query(`update auction_lots set ends_at = now() + $2 * interval '1 minute' where order_id = $1`, [
    order.id,
    minutes,
  ]);
const holdEnds = async (): Promise<number> => {
  const [hold] = await server.query(`select expires_at from wallet_holds where order_id = $1`, [order.id]);
  return new Date(hold!.expires_at).getTime();
};
const bid = () => approve(crew, order.id);

/** A customer who will bid up to 5,000 JPY for a lot. */
beforeEach(async () => {
  const customer_id = (await makeCustomer(crew)).id;
  await deposit(crew, customer_id, '10000', 'JPY');
  const lot = { auction_id: unique(), title: 'ライカ M3', ends_at: inMinutes(60), max_bid: '5000' };
  order = await done(crew.sale('POST', 'order/auctions', { customer_id, lot }), 201);
});

describe('a lot that is extended', () => {
  test('gets another end time, its hold is extended, and bids are accepted again', async () => {
    await bid();
    await ends(-1);
    await refused(act('bid', { max_bid: '6000' }), 'lot_ended');
    const before = await holdEnds();
    const changes = { ends_at: inMinutes(600), title: 'ライカ M3 後期' };
    const { lot } = await done(act('lot', changes), 200);
    expect(lot).toMatchObject({ ...changes, state: 'bidding', held: '5000' });
    expect(await holdEnds()).toBeGreaterThan(before);
    await done(act('bid', { max_bid: '6000' }), 200);
    const logged = (await logOf(server, 'order', order.id)).map(({ content }) => content);
    expect(logged).toContainEqual({ lot: changes });
  });

  test('is looked up again: the result for the old end time is discarded', async () => {
    await bid();
    await server.query(
      `update auction_lots set proposed = 'outbid', proposed_at = now(), asked_at = now()
        where order_id = $1`,
      [order.id],
    );
    expect((await done(act('lot', { title: 'Leica' }), 200)).lot.proposed).toBe('outbid');
    expect((await done(act('lot', { ends_at: inMinutes(90) }), 200)).lot.proposed).toBeNull();
  });

  test('is corrected before it is bid for, and approved then', async () => {
    await ends(-1);
    await refused(crew.sale('PUT', `orders/${order.id}/approve`), 'lot_ended');
    expect((await done(act('lot', { ends_at: inMinutes(60) }), 200)).lot.state).toBe('waiting');
    expect((await bid()).lot.state).toBe('bidding');
  });

  test('to the same values changes nothing', async () => {
    const before = (await logOf(server, 'order', order.id)).length;
    await done(act('lot', { title: order.lot.title, ends_at: order.lot.ends_at }), 200);
    expect(await logOf(server, 'order', order.id)).toHaveLength(before);
  });
});

test('a lot cannot be changed after its result, nor without permission', async () => {
  await refused(act('lot', { title: '' }), 'invalid_fields', 'title');
  await refused(act('lot', { max_bid: '1' }), 'unknown_field');
  await refused(act('lot', {}, await adminElsewhere(server)), 'not_found');
  await bid();
  await done(act('won', { price: '4000' }), 200);
  await refused(act('lot', { ends_at: inMinutes(60) }), 'auction_is_over');
});
