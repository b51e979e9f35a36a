import { expect, test } from 'vitest';
import { NARITA } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const found = async (list: string, q: string): Promise<number[]> =>
  (
    await done(crew.warehouse('GET', `${list}?filter[area_id]=${NARITA}&q=${encodeURIComponent(q)}`))
  ).data.map(({ id }: { id: number }) => id);

test('a location is found by its name, and its pallet by that name or by its number', async () => {
  const { data } = await done(
    crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${NARITA}`),
  );
  const { id: location_id, shelve_name, floor, column, row } = data.at(-1);
  const name = [shelve_name, floor, column, row].join('-');
  expect(await found('locations', name.toLowerCase())).toContain(location_id);
  expect(await found('locations', `${name} no`)).toEqual([]);
  const { id } = await done(crew.warehouse('POST', 'pallets', { type_id: 'EUR', area_id: NARITA }), 201);
  expect(await found('pallets', name)).toEqual([]);
  expect(await found('pallets', String(id))).toEqual([id]);
  await done(crew.warehouse('PUT', `pallets/${id}`, { location_id }), 200);
  expect(await found('pallets', name)).toEqual([id]);
  expect(await found('pallets', "'; %")).toEqual([]);
});
