import { expect, test } from 'vitest';
import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

test('a page that ends beyond the cap is refused, and says what to do', async () => {
  const admin = await server.as('admin');
  for (const [page, size] of [
    [101, 100],
    [667, 15],
    [10_001, 1],
    [4_000_000, 100],
  ] as const) {
    const { message, details } = await refused(
      admin('GET', `products?page=${page}&per_page=${size}`),
      'page_too_deep',
    );
    expect(message).toMatch(/Narrow the list .* export it/);
    expect(details).toEqual({ last_page: Math.floor(TOTAL_CAP / size) });
  }
  for (const [page, size] of [
    [100, 100],
    [666, 15],
    [10_000, 1],
  ] as const)
    expect((await admin('GET', `products?page=${page}&per_page=${size}`)).status).toBe(200);
});

test('the last page of a list that is longer than the cap is the last that may be read', async () => {
  const admin = await server.as('admin');
  await server.query(
    `insert into trackings (organization_id, code)
      select (select organization_id from users where email = 'admin@hakobu.test'), 'CAP' || n
      from generate_series(1, $1::int) n`,
    [TOTAL_CAP + 5],
  );
  const { body } = await admin('GET', 'order/trackings?per_page=15');
  expect(body).toMatchObject({ total: TOTAL_CAP, total_capped: true, last_page: 666 });
  expect((await admin('GET', `order/trackings?per_page=15&page=${body.last_page}`)).body.data).toHaveLength(
    15,
  );
});
