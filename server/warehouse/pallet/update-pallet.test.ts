import { describe, expect, test } from 'vitest';
import { MATSUDO, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const makePallet = () => done(crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: NARITA }), 201);
const put = (id: number, location_id: number | null, headers = {}) =>
  crew.warehouse('PUT', `pallets/${id}`, { location_id }, { headers });
const freeLocation = async (area = NARITA): Promise<number> =>
  (await done(crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${area}`))).data[0].id;

describe('putting a pallet at a location', () => {
  test('and taking it from there frees the location', async () => {
    const { id } = await makePallet();
    const location = await freeLocation();
    expect(await done(put(id, location), 200)).toMatchObject({ location_id: location });
    expect(await done(put(id, null), 200)).toMatchObject({ location_id: null, location_name: null });
    expect(await freeLocation()).toBe(location);
    expect((await logOf(server, 'pallet', id)).map(({ content }) => content)).toContainEqual({
      location_id: location,
    });
  });

  test('where it is already changes nothing else', async () => {
    const { id } = await makePallet();
    const location = await freeLocation();
    await done(put(id, location), 200);
    expect((await done(put(id, location), 200)).location_id).toBe(location);
  });
});

describe('putting a pallet at a location is refused', () => {
  test('at an occupied one', async () => {
    const [first, second] = [await makePallet(), await makePallet()];
    const location = await freeLocation();
    await done(put(first.id, location), 200);
    await refused(put(second.id, location), 'location_taken', 'location_id');
  });

  test('in another area, and at an unknown one', async () => {
    const { id } = await makePallet();
    await refused(put(id, await freeLocation(MATSUDO)), 'unknown_reference', 'location_id');
    await refused(put(id, 999_999), 'unknown_reference', 'location_id');
  });

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await makePallet();
    await refused(put(id, null, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('PUT', `pallets/${id}`, { location_id: null }),
      'not_found',
    );
  });
});
