// Relations and filters that clients request exist, also those that responses always include.
import { expect, test } from 'vitest';
import { ownedBox } from '../main-job/boxes.ts';
import { done, usePeople } from '../main-job/main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const rows = async (path: string): Promise<any[]> => (await done(crew.admin('GET', path))).data;

test('lookup entries are found by their name in the caller’s language', async () => {
  const types = await rows('container-types');
  const [{ id, name }] = types;
  const found = await rows(`container-types?filter[name]=${encodeURIComponent(name.toLowerCase())}`);
  expect(found.map((row) => row.id)).toContain(id);
  expect(await rows('container-types?filter[name]=none-such')).toEqual([]);
  const vietnamese = await crew.admin('GET', 'shipment-methods', undefined, { language: 'vi' });
  const { id: method, name: called } = vietnamese.body.data[0];
  const path = `shipment-methods?filter[name]=${encodeURIComponent(called)}`;
  const { body } = await crew.admin('GET', path, undefined, { language: 'vi' });
  expect(body.data.map((row: any) => row.id)).toEqual([method]);
});

test('available boxes include their customer and tags', async () => {
  const { customer, owner } = await ownedBox(crew);
  const path = `owning-boxes-available?type=lading_bill&customer_id=${customer}&include=tags,user`;
  expect(await rows(path)).toMatchObject([{ id: owner.id, tags: [], user: { id: customer } }]);
});

test('prices include the amounts of all their timelines', async () => {
  const [price] = (await rows('prices?include=amounts,timelines')).filter(
    ({ amounts }) => amounts.length > 0,
  );
  const [timeline] = price.timelines;
  const own = price.amounts.filter((one: any) => one.price_timeline_id === timeline.id);
  expect(own.map(({ price_timeline_id: _, ...rest }: any) => rest)).toEqual(timeline.amounts);
});

test('bank accounts include bank and currency, wallets include their owner', async () => {
  const [card] = await rows('cards?include=bank,currency');
  expect(card).toMatchObject({ bank: { id: expect.any(Number) }, currency: { id: card.currency_id } });
  const [fund] = await rows('funds?include=currency');
  expect(fund.currency.id).toBe(fund.currency_id);
  for (const path of ['wallet/users', 'wallet/suppliers']) await rows(`${path}?include=object`);
  const { data } = await done(crew.accounting('GET', 'wallet/users?include=object'));
  for (const { id, object } of data.slice(0, 1))
    expect((await done(crew.accounting('GET', `wallet/users/${id}?include=object`))).object).toEqual(object);
});
