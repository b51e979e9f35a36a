import { describe, expect, test } from 'vitest';
import { actionOf, HANOI, makeContainer, NARITA } from '../../../tests/main-job/boxes.ts';
import { usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('making a container', () => {
  test('leaves it open and empty', async () => {
    expect(await makeContainer(crew, { name: 'SEA-1' })).toMatchObject({
      name: 'SEA-1',
      status: 'open',
      had_cut_off: false,
      lading_bills: [],
      boxes: [],
      bills_quantity: 0,
      quantity_in_container: 0,
    });
  });

  test('takes the limits of its type', async () => {
    expect(await makeContainer(crew, { type_id: '20GP' })).toMatchObject({
      total_max_volume: '33.2',
      total_max_weight: '28200',
    });
  });

  test('takes limits that are given instead, and none where there is no type', async () => {
    expect(await makeContainer(crew, { type_id: '20GP', total_max_weight: '100' })).toMatchObject({
      total_max_volume: '33.2',
      total_max_weight: '100',
    });
    expect(await makeContainer(crew)).toMatchObject({ total_max_volume: '0', total_max_weight: '0' });
  });

  test('is written to the change log, and offers what can be done', async () => {
    const container = await makeContainer(crew);
    expect(await logOf(server, 'container', container.id)).toMatchObject([{ type_id: 'created' }]);
    expect(actionOf(container, 'attach')).toMatchObject({ allowed: true });
    expect(actionOf(container, 'unload')).toMatchObject({ allowed: false, reason: 'container_not_cut_off' });
    expect(actionOf(container, 'cut_off')).toEqual({
      key: 'cut_off',
      allowed: false,
      reason: 'container_is_empty',
      missing: ['container_is_empty'],
    });
  });

  test('is hidden from other organizations', async () => {
    const { id } = await makeContainer(crew);
    await refused((await stranger(server, 'warehouse'))('GET', `containers/${id}`), 'not_found');
  });
});

describe('making a container is refused', () => {
  const wrong: [field: string, value: unknown][] = [
    ['shipment_method_id', 'rail'],
    ['from_area_id', 999],
    ['to_area_id', 999],
    ['to_area_id', NARITA],
    ['type_id', '60GP'],
  ];
  test.for(wrong)('with %s %s', async ([field, value]) => {
    const body = { name: unique(), shipment_method_id: 'sea', from_area_id: NARITA, to_area_id: HANOI };
    await refused(
      crew.warehouse('POST', 'containers', { ...body, [field]: value }),
      'unknown_reference',
      field,
    );
  });
});
