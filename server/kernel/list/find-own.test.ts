import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';
import { listLimits } from './list-limits.ts';

const server = useTestServer();
const usual = { ...listLimits };
afterEach(() => void Object.assign(listLimits, usual));
let customer: Caller;
let sale: Caller;
/** Seven addresses of a customer, of whom six are in a street called Xuyên, and nine of somebody else there. */
beforeAll(async () => {
  customer = await server.as('customer');
  sale = await server.as('sale');
  await server.query(
    `insert into addresses (user_id, consignee, address_detail)
      select u.id, 'N' || n, case when n = 7 then 'Lê Lợi' else 'Đường Xuyên' end
      from generate_series(1, 16) n
      join users u on u.email = case when n <= 7 then 'customer@hakobu.test' else 'admin@hakobu.test' end`,
  );
});

const ask = async (query: string, caller = customer, sort = 'consignee') => {
  const { body } = await caller('GET', `addresses?sort=${sort}&per_page=3&${query}`);
  return [body.data.map((row: { consignee: string }) => row.consignee), body.total, body.last_page];
};

describe('own rows at once', () => {
  test.for([
    ['page=2', ['N4', 'N5', 'N6'], 7, 3],
    ['page=3', ['N7'], 7, 3],
    ['page=4', [], 7, 3],
    ['page=4000', [], 7, 3],
    ['q=xuyen&page=2', ['N4', 'N5', 'N6'], 6, 2],
    ['q=xuyen&page=3', [], 6, 2],
    ['q=zq9x', [], 0, 1],
    ['filter[consignee]=n1', ['N1'], 1, 1],
    ['filter[conversion]=none&page=3', ['N7'], 7, 3],
    ['filter[conversion]=converted', [], 0, 1],
  ] as const)('are these of a customer: %s', async ([query, rows, total, last]) => {
    const expected = [rows, total, last];
    for (const limits of [
      {},
      { far: 1 },
      { far: 1, sorted: 2, sortedFar: 3 },
      { far: 1, sorted: -1, sortedFar: -1 },
    ]) {
      Object.assign(listLimits, usual, limits);
      expect(await ask(query)).toEqual(expected);
    }
  });

  test('come in the order that is asked', async () => {
    Object.assign(listLimits, { far: 1 });
    expect(await ask('page=2', customer, '-consignee')).toEqual([['N4', 'N3', 'N2'], 7, 3]);
  });

  test('are nobody else’s', async () => {
    Object.assign(listLimits, { far: 1 });
    expect(await ask('filter[conversion]=none&filter[consignee]=N16')).toEqual([[], 0, 1]);
    expect(await ask('filter[consignee]=N16', sale)).not.toEqual(await ask('filter[consignee]=N16'));
  });
});
