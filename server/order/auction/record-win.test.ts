import { beforeEach, describe, expect, test } from 'vitest';
import { statuses } from '../../../tests/main-job/boxes.ts';
import { approve, deposit, done, makeCustomer, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let auction_id: string;
let first: { id: string };
let second: { id: string };

/** A second customer who bids for the same lot. */
async function bidder() {
  const customer_id = (await makeCustomer(crew)).id;
  await deposit(crew, customer_id, '10000', 'JPY');
  const lot = {
    ...{ auction_id, title: 'ライカ M3', max_bid: '3000' },
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const { id } = await done(crew.sale('POST', 'order/auctions', { customer_id, lot }), 201);
  return approve(crew, id);
}
const win = ({ id }: { id: string }) => crew.sale('PUT', `order/auctions/${id}/won`, { price: '2800' });

beforeEach(async () => {
  auction_id = unique();
  first = await bidder();
  second = await bidder();
});

describe('a lot for which two orders bid', () => {
  test('is won for one of them; the hold of the other stays', async () => {
    await done(win(first), 200);
    const { details } = await refused(win(second), 'lot_won_for_other');
    expect(details).toEqual({ auction_id, order_id: first.id });
    expect(await done(crew.sale('GET', `order/auctions/${second.id}`))).toMatchObject({
      items: [],
      lot: { state: 'bidding', held: '3000' },
    });
    await expectBooksInOrder(server);
  });

  test('is won for the other after the first was withdrawn, which then cannot be undone', async () => {
    await done(win(first), 200);
    await done(crew.sale('PUT', `orders/${first.id}/cancel`, { confirm: true }), 200);
    await done(win(second), 200);
    await refused(crew.sale('PUT', `orders/${first.id}/reopen`), 'lot_won_for_other');
    await expectBooksInOrder(server);
  });

  test('is won for one of two concurrent requests', async () => {
    expect(statuses(await Promise.all([win(first), win(second)]))).toEqual([200, 409]);
    await expectBooksInOrder(server);
  });
});
