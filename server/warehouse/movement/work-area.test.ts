import { beforeAll, describe, expect, test } from 'vitest';
import { boxOf, HANOI, MATSUDO, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, makeProduct, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let product: string;
beforeAll(async () => {
  product = await makeProduct(crew);
});

/** Organizations of the demo business: two warehouses in Japan, one in Vietnam. */
const MATSUDO_WAREHOUSE = '3';
const HANOI_WAREHOUSE = '4';
const packIn = (headers: Record<string, string>, fields: object = {}) =>
  crew.warehouse('POST', 'boxes', boxOf(product, fields), { headers });

describe('the work area', () => {
  test('is the area of the warehouse chosen in the interface', async () => {
    expect(await done(packIn({ 'x-warehouse-scope': MATSUDO_WAREHOUSE }), 201)).toMatchObject({
      area_id: MATSUDO,
    });
  });

  test('is the first of its kind when none is chosen', async () => {
    expect((await done(packIn({}), 201)).area_id).toBe(NARITA);
  });

  test('is the area in the request, whatever is chosen', async () => {
    const headers = { 'x-warehouse-scope': MATSUDO_WAREHOUSE };
    expect((await done(packIn(headers, { area_id: NARITA }), 201)).area_id).toBe(NARITA);
  });

  test('is any area for a pallet, and an origin or destination area for goods', async () => {
    const headers = { 'x-warehouse-scope': HANOI_WAREHOUSE };
    const at = (path: string, body: object) => crew.warehouse('POST', path, body, { headers });
    const pallet = await done(at('pallets', { type_id: 'EUR' }), 201);
    expect(pallet.area_id).toBe(HANOI);
    const { data } = await done(crew.warehouse('GET', 'pallets', undefined, { headers }));
    expect(data.map(({ id }: { id: number }) => id)).toContain(pallet.id);
    expect((await done(crew.warehouse('POST', 'pallets', { type_id: 'EUR' }), 201)).area_id).toBe(NARITA);
    const { message } = await refused(packIn(headers), 'not_in_this_warehouse', 'area_id');
    expect(message).toContain('Hà Nội');
    const parcel = { tracking_code: `T${unique()}`, quantity: 1, arrival_date: TODAY };
    await refused(at('sfas', parcel), 'not_in_this_warehouse', 'area_id');
    expect((await done(at('sfas', { ...parcel, area_id: NARITA }), 201)).area_id).toBe(NARITA);
  });

  test('is refused when it does not exist', async () => {
    await refused(packIn({}, { area_id: 999 }), 'unknown_reference', 'area_id');
  });
});
