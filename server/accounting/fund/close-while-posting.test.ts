// Whoever closes or deletes a place waits for the voucher that posts there, and the other way round. The
// voucher is held at its last statement by a connection that has the counters of vouchers.
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { done, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId } from '../../../tests/main-job/money.ts';
import { useTestServer, type Reply } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const waiting = async (): Promise<number> =>
  (
    await server.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]!.count;

/** Sends the first while the counters are held, the other one meanwhile, and lets go. */
async function meanwhile(first: () => Promise<Reply>, other: () => Promise<Reply>): Promise<[Reply, Reply]> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; select from voucher_counters for update`);
    const one = first();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    let answered = false;
    const two = other().finally(() => {
      answered = true;
    });
    await expect.poll(async () => answered || (await waiting()) === 2, { timeout: 20_000 }).toBe(true);
    await holder.query('commit');
    return [await one, await two];
  } finally {
    await holder.end();
  }
}

const receipt = (body: object) =>
  crew.accounting('POST', 'other-receipt', {
    amount: '1000',
    currency_id: 'VND',
    voucher_date: TODAY,
    ...body,
  });
const newFund = async (): Promise<number> =>
  (await done(crew.accounting('POST', 'funds', { name: `Két ${Math.random()}`, currency_id: 'VND' }), 201))
    .id;
const newAccount = async (): Promise<number> =>
  (
    await done(
      crew.accounting('POST', 'accounts', {
        ...{ parent_id: await accountId(server, '3388'), name: 'Giữ hộ' },
        code: `3388-${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
      }),
      201,
    )
  ).id;
const counted = async () => done(receipt({ fund_id: 1, account_id: await accountId(server, '711') }), 201);

describe('a concurrent voucher prevents closing', () => {
  test.for([
    ['closes', 'PUT', 'place_not_empty'],
    ['deletes', 'DELETE', 'place_has_movements'],
  ] as const)('a fund that somebody %s', async ([, method, code]) => {
    await counted();
    const fund = await newFund();
    const account_id = await accountId(server, '711');
    const [posted, ended] = await meanwhile(
      () => receipt({ fund_id: fund, account_id }),
      () => crew.accounting(method, `funds/${fund}`, method === 'PUT' ? { closed: true } : undefined),
    );
    expect([posted.status, ended.status, ended.body.code]).toEqual([201, 409, code]);
  });

  test.for([
    ['closes', 'PUT', 'account_not_empty'],
    ['deletes', 'DELETE', 'account_keeps_postings'],
  ] as const)('a sub-account that somebody %s', async ([, method, code]) => {
    await counted();
    const account_id = await newAccount();
    const [posted, ended] = await meanwhile(
      () => receipt({ fund_id: 1, account_id }),
      () =>
        crew.accounting(method, `accounts/${account_id}`, method === 'PUT' ? { closed: true } : undefined),
    );
    expect([posted.status, ended.body?.code]).toEqual([201, code]);
  });

  test('and is not waited for by a new name', async () => {
    await counted();
    const fund = await newFund();
    const account_id = await accountId(server, '711');
    const [posted, named] = await meanwhile(
      () => receipt({ fund_id: fund, account_id }),
      () => crew.accounting('PUT', `funds/${fund}`, { name: 'Két mới' }),
    );
    expect([posted.status, named.status]).toEqual([201, 200]);
  });
});

test('a reversal and closing its fund do not deadlock', async () => {
  const fund = await newFund();
  const account_id = await accountId(server, '711');
  const { id: earlier } = await counted();
  await done(crew.accounting('DELETE', `transactions/${earlier}`), 200);
  const { id } = await done(receipt({ fund_id: fund, account_id }), 201);
  const [reversed, closed] = await meanwhile(
    () => crew.accounting('DELETE', `transactions/${id}`),
    () => crew.accounting('PUT', `funds/${fund}`, { closed: true }),
  );
  // the fund is empty by then
  expect([reversed.status, closed.status]).toEqual([200, 200]);
});
