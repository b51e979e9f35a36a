import { describe, expect, test } from 'vitest';
import { done, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const create = (code: string, caller: Caller = crew.purchase) => caller('POST', 'order/trackings', { code });

describe('announcing a tracking', () => {
  test('stores the typed and the normalized code', async () => {
    const word = unique();
    const made = await done(create(`  ab-${word.toLowerCase()} 7 `), 201);
    expect(made).toMatchObject({
      code: `AB${word}7`,
      value: `ab-${word.toLowerCase()} 7`,
      received: false,
      checked: false,
    });
    expect(await logOf(server, 'tracking', made.id)).toEqual([
      { type_id: 'created', content: { code: `AB${word}7` } },
    ]);
  });

  test('is found however the code is typed', async () => {
    const { id, code } = await done(create(unique()), 201);
    const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
    const { data } = await done(crew.purchase('GET', `order/trackings?filter[code]=${typed}`));
    expect(data).toMatchObject([{ id }]);
  });

  test('generates a code if none is given: an empty body suffices', async () => {
    for (const body of [{}, { code: '' }]) {
      const { id, code } = await done(crew.purchase('POST', 'order/trackings', body), 201);
      expect(code).toMatch(/^HKB\d{8}$/);
      expect(await done(crew.purchase('GET', `order/trackings/${id}`))).toMatchObject({ code });
    }
  });

  test('continues after all codes of eight digits', async () => {
    await server.query("select setval('tracking_number', 99999999)");
    const codes = [];
    for (let turn = 0; turn < 2; turn += 1)
      codes.push((await done(crew.purchase('POST', 'order/trackings', {}), 201)).code);
    expect(codes).toEqual(['HKB100000000', 'HKB100000001']);
  });

  test('is refused a second time, however it is typed', async () => {
    const code = unique();
    await done(create(code), 201);
    await refused(create(` ${code.toLowerCase()}- `), 'tracking_taken', 'code');
  });

  test('is refused to one of two concurrent requests', async () => {
    const code = unique();
    const both = await Promise.all([create(code), create(code, crew.warehouse)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('is refused if the normalized code is empty', async () => {
    await refused(create('-- --'), 'invalid_fields', 'code');
  });

  test('is another parcel in another organization', async () => {
    const code = unique();
    const { id } = await done(create(code), 201);
    const elsewhere = await stranger(server, 'purchase');
    expect((await done(create(code, elsewhere), 201)).id).not.toBe(id);
    await refused(elsewhere('GET', `order/trackings/${id}`), 'not_found');
  });
});
