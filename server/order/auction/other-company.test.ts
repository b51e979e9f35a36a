// One company cannot see the bids of another.
import { expect, test } from 'vitest';
import { approve, deposit, done, makeCustomer, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('people of another company see nothing of a lot and do nothing about it', async () => {
  const { id: customer_id } = await makeCustomer(crew);
  await deposit(crew, customer_id, '10000', 'JPY');
  const body = {
    customer_id,
    lot: {
      ...{ auction_id: unique(), title: 'ライカ M3', max_bid: '5000' },
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    },
  };
  const { id } = await approve(crew, (await done(crew.sale('POST', 'order/auctions', body), 201)).id);

  const admin = await server.as('admin');
  const company = await done(admin('POST', 'organizations', { name: `Other ${unique()}` }), 201);
  const { call: other } = await makeAccount(server, 'sale', { organization_id: company.id });
  for (const [action, said] of [
    ['bid', { max_bid: '6000' }],
    ['hold', {}],
    ['outbid', {}],
    ['won', { price: '1' }],
    ['lost', {}],
  ] as const)
    await refused(other('PUT', `order/auctions/${id}/${action}`, said), 'not_found');
  await refused(other('GET', `order/auctions/${id}`), 'not_found');
  await refused(other('POST', 'order/auction-logs', { order_id: id }), 'not_found');
  expect((await done(other('GET', 'order/auctions'))).total).toBe(0);
  expect((await done(other('GET', 'order/auction-logs'))).total).toBe(0);
  await refused(other('POST', 'order/auctions', body), 'unknown_reference', 'customer_id');

  const { lot } = await done(crew.sale('GET', `order/auctions/${id}`));
  expect(lot).toMatchObject({ state: 'bidding', max_bid: '5000', held: '5000' });
  expect((await done(crew.sale('GET', `order/auction-logs?filter[order_id]=${id}`))).total).toBe(1);
});
