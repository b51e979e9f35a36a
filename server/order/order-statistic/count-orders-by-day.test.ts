import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const count = async (days: number, caller: Caller = crew.admin) =>
  (await done(caller('GET', `statistics/orders-by-day?days=${days}`))).data;

describe('orders by day', () => {
  test('are counted for each day up to today, including days without orders', async () => {
    const data = await count(30);
    expect(data).toHaveLength(30);
    expect(data.at(-1).day).toBe(dayIn(new Date()));
    expect(data[0]).toMatchObject({ placed: 0, cancelled: 0 });
  });

  test('count placed orders, and those cancelled by now', async () => {
    const [before] = await count(1);
    await draftOrder(crew);
    const { order } = await draftOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect(await count(1)).toMatchObject([{ placed: before.placed + 2, cancelled: before.cancelled + 1 }]);
  });

  test('follow the calendar of the business, to the second', async () => {
    const { order } = await draftOrder(crew);
    const midnight = `date '${dayIn(new Date())}'::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
    const place = (at: string) =>
      server.query(`update orders set created_at = ${at} where id = $1`, [order.id]);
    await place(midnight);
    const [yesterday, today] = await count(2);
    await place(`${midnight} - interval '1 second'`);
    expect(await count(2)).toMatchObject([{ placed: yesterday.placed + 1 }, { placed: today.placed - 1 }]);
  });

  test('are compared with the same number of days or months before', async () => {
    const read = (query: string) => done(crew.admin('GET', `statistics/orders-by-day?${query}`));
    const { order } = await draftOrder(crew);
    const move = (day: string) =>
      server.query(`update orders set created_at = $2::date + interval '12 hours' where id = $1`, [
        order.id,
        day,
      ]);
    const today = dayIn(new Date());
    const placed = (rows: { placed: number }[]) => rows.map((row) => row.placed);
    await move(addDays(today, -7));
    const week = await read('days=7&compare=1');
    expect(week.before).toHaveLength(7);
    expect(week.before.at(-1)).toEqual({ day: addDays(today, -7), placed: 1, cancelled: 0 });
    expect((await read('days=7')).before).toEqual([]);
    const year = await read('months=12&compare=1');
    expect(year.data).toHaveLength(12);
    expect(year.data.at(-1).day).toBe(`${today.slice(0, 7)}-01`);
    expect(placed(year.before)).toEqual(Array.from({ length: 12 }, () => 0));
    await move(year.before[3].day);
    expect(placed((await read('months=12&compare=1')).before)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at === 3 ? 1 : 0)),
    );
  });

  test('are those that one may see', async () => {
    await draftOrder(crew);
    expect(await count(1, await colleague(server, 'sale'))).toMatchObject([{ placed: 0 }]);
  });

  test('of no days, or of more than a year, are refused', async () => {
    await refused(crew.admin('GET', 'statistics/orders-by-day?days=0'), 'invalid_fields', 'days');
    await refused(crew.admin('GET', 'statistics/orders-by-day?days=367'), 'invalid_fields', 'days');
    await refused(crew.admin('GET', 'statistics/orders-by-day?months=25'), 'invalid_fields', 'months');
  });
});
