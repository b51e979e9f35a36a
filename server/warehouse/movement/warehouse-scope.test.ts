import { describe, expect, test } from 'vitest';
import {
  HANOI,
  MATSUDO,
  NARITA,
  makeContainer,
  ownedBox,
  packBox,
  waitingDelivery,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** The warehouse of each area. */
const warehouseOf = { [NARITA]: '2', [MATSUDO]: '3', [HANOI]: '4' };
/** Whether a list shows a row, in each warehouse and with none chosen. */
async function shown(path: string, id: number): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const [place, warehouse] of Object.entries({ all: '', ...warehouseOf })) {
    const options = { headers: { 'x-warehouse-scope': warehouse } };
    const { data } = await done(crew.warehouse('GET', path, undefined, options));
    found[place] = data.some((row: { id: number }) => row.id === id);
  }
  return found;
}
const only = (...areas: number[]) => ({
  all: true,
  [NARITA]: areas.includes(NARITA),
  [MATSUDO]: areas.includes(MATSUDO),
  [HANOI]: areas.includes(HANOI),
});

describe('a chosen warehouse limits', () => {
  test('boxes, their owners and what can still be billed to where they stand', async () => {
    const { box, owner, customer } = await ownedBox(crew, 1, { area_id: MATSUDO });
    expect(await shown('boxes', box.id)).toEqual(only(MATSUDO));
    expect(await shown('owning-boxes', owner.id)).toEqual(only(MATSUDO));
    const available = `owning-boxes-available?type=lading_bill&customer_id=${customer}`;
    expect(await shown(available, owner.id)).toEqual(only(MATSUDO));
  });

  test('parcels, pallets, shelves and locations to its areas', async () => {
    const parcel = { tracking_code: `T${unique()}`, quantity: 1, arrival_date: TODAY, area_id: NARITA };
    const { id } = await done(crew.warehouse('POST', 'sfas', parcel), 201);
    expect(await shown('sfas', id)).toEqual(only(NARITA));
    const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: MATSUDO }), 201);
    expect(await shown('pallets', pallet.id)).toEqual(only(MATSUDO));
    const { data } = await done(crew.warehouse('GET', `locations?filter[area_id]=${NARITA}`));
    expect(await shown(`locations?filter[id]=${data[0].id}`, data[0].id)).toEqual(only(NARITA));
    expect(await shown('shelves', data[0].shelve_id)).toEqual(only(NARITA));
  });

  test('bills and containers to those that leave from or go to it, deliveries to where they leave from', async () => {
    const { bill, line, container, delivery } = await waitingDelivery(crew, 1);
    expect(await shown('lading-bills', bill.id)).toEqual(only(NARITA, HANOI));
    expect(await shown(`box-lading-bills?filter[id]=${line.id}`, line.id)).toEqual(only(NARITA, HANOI));
    expect(await shown('containers', container.id)).toEqual(only(NARITA, HANOI));
    expect(await shown('goods-deliveries', delivery.id)).toEqual(only(HANOI));
  });

  test('totals and searches too', async () => {
    const { id } = await packBox(crew, { area_id: MATSUDO });
    const options = { headers: { 'x-warehouse-scope': '4' } };
    const counted = async (path: string, scope = options) =>
      (await done(crew.warehouse('GET', path, undefined, scope))).total;
    expect(await counted(`boxes?q=${id}`)).toBe(0);
    expect(await counted(`boxes?q=${id}`, { headers: { 'x-warehouse-scope': '3' } })).toBe(1);
    expect(await counted('boxes')).toBeLessThan(
      await counted('boxes', { headers: { 'x-warehouse-scope': '' } }),
    );
  });
});

test('a row is read and written in any warehouse', async () => {
  const { id } = await packBox(crew, { area_id: MATSUDO });
  const options = { headers: { 'x-warehouse-scope': '4' } };
  expect(await done(crew.warehouse('GET', `boxes/${id}`, undefined, options))).toMatchObject({ id });
  await done(crew.warehouse('PUT', `boxes/${id}/open`, undefined, options), 200);
});

test('nothing outside of the warehouse service is limited by it', async () => {
  await makeContainer(crew);
  const options = { headers: { 'x-warehouse-scope': '4' } };
  const total = async (scope = {}) => (await done(crew.admin('GET', 'products', undefined, scope))).total;
  expect(await total(options)).toBe(await total());
});
