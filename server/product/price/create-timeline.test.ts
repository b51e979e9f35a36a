import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import {
  dayAfter,
  makePrice,
  makePricer,
  makeTimeline,
  readPrice,
  tiled,
} from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const add = (price_id: number, fields: object = {}, caller = admin) =>
  caller('POST', 'price-timelines', { price_id, amounts: tiled, ...fields });
/** Permitted actions of a timeline. */
const allowed = ({ actions }: { actions: { key: string; allowed: boolean }[] }) =>
  actions.filter(({ allowed: can }) => can).map(({ key }) => key);

describe('a new timeline', () => {
  test('has its days and brackets, and its price a new version', async () => {
    const { id } = await makePrice(admin);
    const made = await done(add(id, { start_date: '2030-01-01', end_date: '2030-06-01' }), 201);
    expect(made).toMatchObject({
      price_id: id,
      start_date: '2030-01-01',
      end_date: '2030-06-01',
      version: 1,
    });
    expect(made.amounts).toMatchObject(tiled);
    expect((await readPrice(admin, id)).version).toBe(2);
    expect(await lastLog(server, 'price', id)).toMatchObject({
      content: { start_date: '2030-01-01', amounts: 2 },
    });
  });

  test('is open-ended on both sides by default', async () => {
    const { id } = await makePrice(admin);
    expect(await makeTimeline(admin, id)).toMatchObject({ start_date: null, end_date: null });
  });

  test('has no brackets until they are added', async () => {
    const { id } = await makePrice(admin);
    expect((await readPrice(admin, id)).problems).toEqual(['no_timeline']);
    const made = await done(add(id, { amounts: undefined }));
    expect(made.amounts).toEqual([]);
    expect((await readPrice(admin, id)).problems).toEqual(['no_amounts']);
  });

  test('overlaps no other of its price: it may begin the day the other ends', async () => {
    const { id } = await makePrice(admin);
    await add(id, { start_date: '2030-01-01', end_date: '2030-06-01' });
    await refused(add(id, { start_date: '2030-05-31' }), 'timeline_overlap');
    await done(add(id, { start_date: '2030-06-01' }), 201);
  });

  test('ends after it starts', async () => {
    const { id } = await makePrice(admin);
    for (const end_date of ['2029-12-31', '2030-01-01'])
      await refused(add(id, { start_date: '2030-01-01', end_date }), 'timeline_overlap', 'end_date');
  });

  test.for([
    ['do not begin at 0', [{ from: '1', to: null, value: '1' }]],
    ['end somewhere', [{ from: '0', to: '5', value: '1' }]],
    [
      'leave a gap',
      [
        { from: '0', to: '5', value: '1' },
        { from: '6', to: null, value: '1' },
      ],
    ],
    [
      'overlap',
      [
        { from: '0', to: '5', value: '1' },
        { from: '4', to: null, value: '1' },
      ],
    ],
  ] as const)('has no brackets that %s', async ([, amounts]) => {
    const { id } = await makePrice(admin);
    await refused(add(id, { amounts }), 'brackets_incomplete', 'amounts');
    expect((await readPrice(admin, id)).timelines).toEqual([]);
  });

  test('belongs to a price that the caller sees', async () => {
    const { id } = await makePrice(admin);
    await refused(add(999_999), 'unknown_reference', 'price_id');
    await refused(add(id, {}, await adminElsewhere(server)), 'unknown_reference', 'price_id');
  });

  test("contains today's actions", async () => {
    const { id } = await makePrice(admin);
    const planned = await done(add(id, { start_date: dayAfter(5) }));
    expect(allowed(planned)).toEqual(['update', 'move_start', 'move_end', 'delete']);
    const empty = await done(
      add(id, { start_date: dayAfter(-5), end_date: dayAfter(5), amounts: undefined }),
    );
    expect(allowed(empty)).toEqual(['update', 'move_end', 'delete']);
    const ended = await done(add(id, { start_date: dayAfter(-9), end_date: dayAfter(-7) }));
    expect(allowed(ended)).toEqual([]);
    expect(ended.actions[0]).toMatchObject({ key: 'update', reason: 'price_in_force' });
    const unused = await done(add(id, { end_date: dayAfter(-9), amounts: undefined }));
    expect(allowed(unused)).toEqual(['move_end', 'delete']);
    const { timelines } = await readPrice(admin, id);
    expect(timelines.map(allowed)).toEqual([planned, empty, ended, unused].map(allowed));
  });

  test('reports that changing an active one requires another permission', async () => {
    const pricer = await makePricer(server);
    const { id } = await makePrice(pricer);
    const { actions } = await makeTimeline(pricer, id);
    expect(actions.map(({ reason }: { reason: string }) => reason)).toEqual([
      'forbidden',
      'price_in_force',
      'forbidden',
      'price_in_force',
    ]);
  });
});
