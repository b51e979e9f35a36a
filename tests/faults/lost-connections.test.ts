// Lost database connections delay responses and fail none: acknowledged writes exist exactly once, and the
// server keeps running.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, makeCustomer, usePeople, TODAY } from '../main-job/main-job.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
  await deposit(crew, customer, '1', 'VND');
});

/** Ends every connection of the server to its database. */
const endConnections = () =>
  server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'hakobu' and datname = current_database()`,
  );
const receive = (key?: string) =>
  crew.accounting(
    'POST',
    'deposit-with-cash',
    {
      transactionable_type: 'user',
      transactionable_id: customer,
      amount: '7',
      currency_id: 'VND',
      fund_id: 1,
      voucher_date: TODAY,
    },
    { headers: key === undefined ? {} : { 'idempotency-key': key } },
  );
/** Runs `clients` while connections are ended, `rounds` times. */
async function whileConnectionsEnd<Reply>(
  clients: number,
  rounds: number,
  work: () => Promise<Reply>,
): Promise<Reply[]> {
  let over = false;
  const replies: Reply[] = [];
  const working = Array.from({ length: clients }, async () => {
    while (!over) replies.push(await work());
  });
  for (let round = 0; round < rounds; round += 1) {
    await endConnections();
    await sleep(30 + (round % 5) * 17);
  }
  over = true;
  await Promise.all(working);
  return replies;
}
const vouchers = async () =>
  (await server.query<{ code_ref: string }>('select code_ref from transactions')).map(
    ({ code_ref }) => code_ref,
  );

describe('lost database connections', () => {
  test('do not fail a read', async () => {
    const replies = await whileConnectionsEnd(6, 20, () => crew.accounting('GET', 'orders?per_page=5'));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('do not fail a write with a key: it exists once', async () => {
    const before = (await vouchers()).length;
    const replies = await whileConnectionsEnd(6, 30, () => receive(randomUUID()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const answer = replies.map(({ body }) => body.code_ref as string);
    expect(new Set(answer).size).toBe(answer.length);
    expect((await vouchers()).length - before).toBe(answer.length);
    await expectBooksInOrder(server);
  });

  test('leave the outcome of a write without a key unknown at worst, and say so', async () => {
    const before = (await vouchers()).length;
    const replies = await whileConnectionsEnd(6, 30, () => receive());
    const unsure = replies.filter(({ status }) => status !== 201);
    expect(new Set(unsure.map(({ status, body }) => `${status} ${body.code}`)).values()).not.toContain(
      '500 server_error',
    );
    for (const { status, body } of unsure) expect([status, body.code]).toEqual([503, 'outcome_unknown']);
    const made = (await vouchers()).length - before;
    expect(made).toBeGreaterThanOrEqual(replies.length - unsure.length);
    expect(made).toBeLessThanOrEqual(replies.length);
  });
});

describe('a key used in concurrent requests', () => {
  test('gets one response: the others wait for the first', async () => {
    const before = (await vouchers()).length;
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => receive(key)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code_ref}`)).size).toBe(1);
    expect((await vouchers()).length - before).toBe(1);
  });

  test('gets the first response also where a second execution would be refused', async () => {
    const key = randomUUID();
    const make = () =>
      crew.purchase(
        'POST',
        'products',
        { id: `P${key}`.slice(0, 20), name: 'Twice' },
        { headers: { 'idempotency-key': key } },
      );
    const replies = await Promise.all(Array.from({ length: 8 }, make));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  });
});
