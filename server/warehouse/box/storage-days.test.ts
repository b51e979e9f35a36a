import { describe, expect, test } from 'vitest';
import { arrivedBill, loadedBill, packBox, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Warehouses of the demo business. */
const [NARITA_CENTER, HA_NOI] = ['2', '4'];
const inScope = (warehouse: string) => ({ headers: { 'x-warehouse-scope': warehouse } });
const daysOf = async (box: any, options = {}) =>
  (await done(crew.warehouse('GET', `boxes/${box.id}`, undefined, options))).number_days_storage;
/** Moves the time of movements back by so many days, the oldest first. */
async function happened(box: any, ...daysAgo: number[]) {
  const moves = await server.query('select id from box_moves where box_id = $1 order by id', [box.id]);
  for (const [index, days] of daysAgo.entries())
    await server.query("update box_moves set created_at = now() - $2 * interval '1 day' where id = $1", [
      moves[index]!.id,
      days,
    ]);
}

describe('days of storage', () => {
  test('run from the day when a box was packed', async () => {
    const box = await packBox(crew);
    expect(await daysOf(box)).toBe(0);
    await happened(box, 9);
    expect(await daysOf(box)).toBe(9);
  });

  test('go on from pallet to pallet, and while some are left', async () => {
    const { box } = await loadedBill(crew, 2);
    await happened(box, 9, 4);
    const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: 1 }), 201);
    const more = await packBox(crew, { duplicate: 2 });
    await happened(more, 9);
    await done(
      crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: more.id, quantity: 2 }),
      201,
    );
    expect(await daysOf(more)).toBe(9);
  });

  test('stop when all of them are loaded', async () => {
    const { box } = await shippedBill(crew, 2);
    await happened(box, 9, 4);
    expect(await daysOf(box)).toBe(5);
  });

  test('begin anew where they arrive, and are asked for each warehouse', async () => {
    const { box } = await arrivedBill(crew, 1);
    await happened(box, 9, 4, 3);
    expect(await daysOf(box)).toBe(3);
    expect(await daysOf(box, inScope(NARITA_CENTER))).toBe(5);
    expect(await daysOf(box, inScope(HA_NOI))).toBe(3);
  });
});
