import { describe, expect, test } from 'vitest';
import { MATSUDO, NARITA, statuses } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const create = (body: object) => crew.warehouse('POST', 'pallets', { type_id: 'T11', ...body });
const emptyLocations = async (area: number) =>
  (await done(crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${area}`))).data;

describe('making a pallet', () => {
  test('leaves it empty, with the limits of its type', async () => {
    const pallet = await done(create({ area_id: NARITA }), 201);
    expect(pallet).toMatchObject({
      type_id: 'T11',
      area_id: NARITA,
      location_id: null,
      location_name: null,
      boxes_quantity: 0,
      max_weight: '1000',
      boxes: [],
      warnings: [],
    });
    expect(await logOf(server, 'pallet', pallet.id)).toMatchObject([{ type_id: 'created' }]);
  });

  test('happens in the caller’s work area, unless an area is named', async () => {
    expect((await done(create({}), 201)).area_id).toBe(NARITA);
    expect((await done(create({ area_id: MATSUDO }), 201)).area_id).toBe(MATSUDO);
  });

  test('puts it at a free location of its area', async () => {
    const [location] = await emptyLocations(MATSUDO);
    const pallet = await done(create({ area_id: MATSUDO, location_id: location.id }), 201);
    expect(pallet).toMatchObject({ location_id: location.id, location_name: expect.stringContaining('B1-') });
    const { data } = await done(crew.warehouse('GET', `locations?filter[id]=${location.id}`));
    expect(data).toMatchObject([{ pallet_id: pallet.id }]);
    expect((await emptyLocations(MATSUDO)).map(({ id }: { id: number }) => id)).not.toContain(location.id);
  });

  test('is hidden from other organizations', async () => {
    const { id } = await done(create({}), 201);
    await refused((await stranger(server, 'warehouse'))('GET', `pallets/${id}`), 'not_found');
  });
});

describe('making a pallet is refused', () => {
  test('of an unknown type, and in no area', async () => {
    await refused(create({ type_id: 'T99' }), 'unknown_reference', 'type_id');
    await refused(create({ area_id: 999 }), 'unknown_reference', 'area_id');
  });

  test('at locations of another area, and those that are taken', async () => {
    const [free] = await emptyLocations(NARITA);
    await refused(create({ area_id: MATSUDO, location_id: free.id }), 'unknown_reference', 'location_id');
    await done(create({ area_id: NARITA, location_id: free.id }), 201);
    await refused(create({ area_id: NARITA, location_id: free.id }), 'location_taken', 'location_id');
  });

  test('to one of two concurrent calls that take the same location', async () => {
    const [free] = await emptyLocations(NARITA);
    const body = { area_id: NARITA, location_id: free.id };
    const [first, second] = statuses(await Promise.all([create(body), create(body)]));
    expect(first).toBe(201);
    expect([409, 422]).toContain(second);
  });
});
