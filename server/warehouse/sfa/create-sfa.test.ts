import { describe, expect, test } from 'vitest';
import { actionOf, HANOI, MATSUDO, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const create = (body: object = {}, caller: Caller = crew.warehouse) =>
  caller('POST', 'sfas', { tracking_code: `T${unique()}`, quantity: 3, arrival_date: TODAY, ...body });

describe('registering an inbound item', () => {
  test('of an unannounced parcel creates its tracking', async () => {
    const code = unique();
    const sfa = await done(create({ tracking_code: ` ${code.toLowerCase()}-9` }), 201);
    expect(sfa).toMatchObject({
      tracking_code: `${code}9`,
      area_id: NARITA,
      quantity: 3,
      received_quantity: 0,
      untested_quantity: 3,
      shipping_fee: '0',
    });
    expect(await done(crew.warehouse('GET', `order/trackings/${sfa.tracking_id}`))).toMatchObject({
      code: `${code}9`,
      received: false,
    });
    expect(actionOf(sfa, 'tally')).toMatchObject({ allowed: true });
  });

  test('finds the tracking that was announced', async () => {
    const { id, code } = await done(crew.purchase('POST', 'order/trackings', { code: `A-${unique()}` }), 201);
    expect(await done(create({ tracking_code: code }), 201)).toMatchObject({ tracking_id: id });
  });

  test('happens in the caller’s work area, unless an area is named', async () => {
    expect((await done(create({ area_id: MATSUDO }), 201)).area_id).toBe(MATSUDO);
  });

  test('is written to the change log, and is found by its code', async () => {
    const { id, tracking_code } = await done(create(), 201);
    expect(await logOf(server, 'sfa', id)).toMatchObject([{ type_id: 'created' }]);
    const { data } = await done(crew.warehouse('GET', `sfas?q=${tracking_code.toLowerCase()}`));
    expect(data).toMatchObject([{ id }]);
    expect((await done(crew.warehouse('GET', `sfas?q=${encodeURIComponent('抹茶')}`))).data).toEqual([]);
  });
});

describe('registering an inbound item is refused', () => {
  test('a second time for the same code, however it is typed', async () => {
    const { tracking_code } = await done(create(), 201);
    await refused(
      create({ tracking_code: `${tracking_code.toLowerCase()} -` }),
      'sfa_exists',
      'tracking_code',
    );
  });

  test('to one of two concurrent calls that scan the same parcel', async () => {
    const tracking_code = unique();
    const both = await Promise.all([create({ tracking_code }), create({ tracking_code })]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('for an empty code, and in areas that receive no goods', async () => {
    await refused(create({ tracking_code: '- / -' }), 'invalid_fields', 'tracking_code');
    await refused(create({ area_id: HANOI }), 'unknown_reference', 'area_id');
  });
});

describe('changing an inbound item', () => {
  test('writes packages and coupon', async () => {
    const { id } = await done(create(), 201);
    const change = { quantity: 5, coupon: 'C-1' };
    expect(await done(crew.warehouse('PUT', `sfas/${id}`, change), 200)).toMatchObject({
      ...change,
      untested_quantity: 5,
    });
  });

  test('is refused with an outdated version, and from another organization', async () => {
    const { id, version } = await done(create(), 201);
    const headers = { 'if-match': `"${version + 1}"` };
    await refused(crew.warehouse('PUT', `sfas/${id}`, { quantity: 1 }, { headers }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('PUT', `sfas/${id}`, { quantity: 1 }), 'not_found');
  });
});
