import { beforeAll, describe, expect, test } from 'vitest';
import { boxOf, MATSUDO, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let product: string;
beforeAll(async () => {
  product = await makeProduct(crew);
});

/** Organizations of the demo business: two warehouses in Japan. */
const MATSUDO_WAREHOUSE = '3';
const packIn = (headers: Record<string, string>, fields: object = {}) =>
  crew.warehouse('POST', 'boxes', boxOf(product, fields), { headers });

describe('where one works', () => {
  test('is the warehouse chosen in the shell', async () => {
    expect(await done(packIn({ 'x-warehouse-scope': MATSUDO_WAREHOUSE }), 201)).toMatchObject({
      area_id: MATSUDO,
    });
  });

  test('is the first of its kind where none is chosen', async () => {
    expect((await done(packIn({}), 201)).area_id).toBe(NARITA);
  });

  test('is the area that is named, whatever is chosen', async () => {
    const headers = { 'x-warehouse-scope': MATSUDO_WAREHOUSE };
    expect((await done(packIn(headers, { area_id: NARITA }), 201)).area_id).toBe(NARITA);
  });

  test('is none that does not exist', async () => {
    await refused(packIn({}, { area_id: 999 }), 'unknown_reference', 'area_id');
  });
});
