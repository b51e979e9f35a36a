import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deposit, makeCustomer, people } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { due, rollUpLedger, rollUpLedgerTask } from './roll-up-ledger.ts';

const server = useTestServer();
const deposits = async (count: number) => {
  const crew = await people(server);
  const { id } = await makeCustomer(crew);
  for (let turn = 0; turn < count; turn += 1) await deposit(crew, id, '100', 'VND');
};
const cash = async (table: string) => {
  const [row] = await server.query(
    `select coalesce(sum(debit), 0)::text as debit from ${table} d join accounts a on a.id = d.account_id
      where a.role = 'CASH'`,
  );
  return row!.debit;
};
const rollUp = () => rollUpLedger(server.app.database.db);
/** Rolls up until so many postings are taken: what others of this PostgreSQL have open holds them back. */
async function rollUpAll(count: number): Promise<void> {
  let taken = 0;
  await expect.poll(async () => (taken += await rollUp()), { timeout: 20_000 }).toBe(count);
}
/** How many postings wait to be rolled up. */
const waiting = async (): Promise<number> => {
  const [row] = await server.query<{ count: number }>(
    'select count(*)::int from ledger_postings where xact >= (select next_xact from ledger_roll_up)',
  );
  return row!.count;
};
/** Runs the periodic task, and returns its log entries. */
async function runTask(): Promise<unknown[]> {
  const lines: unknown[] = [];
  await rollUpLedgerTask.run({
    db: server.app.database.db,
    payload: {},
    log: (message, facts) => void lines.push([message, facts]),
  });
  return lines;
}
beforeAll(() => deposits(3));

describe('rolling the ledger up', () => {
  test('adds postings to their day and month once', async () => {
    await rollUpAll(3);
    expect(await rollUp()).toBe(0);
    expect([await cash('account_days'), await cash('account_months')]).toEqual(['300', '300']);
  });

  test('adds later postings to the same sums', async () => {
    await deposits(1);
    await rollUpAll(1);
    expect([await cash('account_days'), await cash('account_months')]).toEqual(['400', '400']);
  });

  test('excludes running transactions and everything after them', async () => {
    await server.app.database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('funds').set({ name: 'Quỹ tiền mặt VND' }).where('id', '=', 1).execute();
      await deposits(1);
      expect(await rollUp()).toBe(0);
    });
    await rollUpAll(1);
  });

  test('waits until the tail is large or old; reports the number of postings', async () => {
    await rollUpAll(await waiting());
    await deposits(1);
    expect(await runTask()).toEqual([]);
    await server.query(`update ledger_postings set created_at = created_at - interval '1 minute'`);
    await expect.poll(runTask, { timeout: 20_000 }).toEqual([['ledger rolled up', { count: 1 }]]);
    expect(await runTask()).toEqual([]);
  });

  test('leaves a recent tail to the processes that post', async () => {
    const { much } = due;
    onTestFinished(() => void (due.much = much));
    due.much = 2;
    await rollUpAll(await waiting());
    await deposits(3);
    const elsewhere = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    onTestFinished(() => elsewhere.mockRestore());
    for (const _ of [1, 2, 3]) expect(await runTask()).toEqual([]);
    elsewhere.mockRestore();
    due.much = 1; // what others of this PostgreSQL have open may let it take them in several turns
    await expect.poll(async () => (await runTask(), waiting()), { timeout: 20_000 }).toBe(0);
  });
});
