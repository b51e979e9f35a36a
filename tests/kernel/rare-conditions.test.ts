// Filters of lists for which the demo business has too few or too regular rows.
import { expect, test } from 'vitest';
import { done } from '../main-job/main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

test('addresses are filtered by the state of their ward’s conversion', async () => {
  const admin = await server.as('admin');
  for (const word of ['none', 'current', 'needs_choice', 'converted'])
    for (const row of (await done(admin('GET', `addresses?filter[conversion]=${word}`))).data)
      expect(row.conversion).toBe(word);
});

test('callers who may not read every organization list their own', async () => {
  const names = (await done((await server.as('sale'))('GET', 'organizations'))).data;
  expect(names.length).toBeGreaterThan(0);
});

test('one character that begins a word of very many products finds them in the order asked', async () => {
  await server.query(
    `insert into products (organization_id, id, name)
      select 1, 'Y' || lpad(n::text, 5, '0'), 'yuzu ' || n from generate_series(1, 10_500) n`,
  );
  const admin = await server.as('admin');
  const { data } = await done(admin('GET', 'products?q=y&sort=-id'));
  expect(data[0].id).toBe('Y10500');
  expect(data).toHaveLength(15);
  expect((await done(admin('GET', 'products?q=y&filter[name]=yuzu 10500'))).data).toHaveLength(1);
});

test('deliveries are found by the carrier’s code, however short', async () => {
  const admin = await server.as('admin');
  for (const code of ['z', 'zq', 'zq-none'])
    for (const also of ['', 'filter[name]=G&'])
      expect(
        (await done(admin('GET', `goods-deliveries?${also}filter[shipping_code]=${code}`))).data,
      ).toEqual([]);
});
