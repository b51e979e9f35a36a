import { expect, test } from 'vitest';
import { deposit, done, makeCustomer, people } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { catchUpWrites } from './catch-up-writes.ts';
import { rollUpLedger } from './roll-up-ledger.ts';

const server = useTestServer();

test('postings after a restore into another cluster are in every figure', async () => {
  const crew = await people(server);
  const { id } = await makeCustomer(crew);
  const cash = async () => {
    const { data } = await done(crew.accounting('GET', 'account-period'));
    return data.find((row: { code: string; currency_id: string }) => row.code === '111')?.closing;
  };
  await deposit(crew, id, '100', 'VND');
  // what others of this PostgreSQL have open holds the deposit back
  await expect.poll(() => rollUpLedger(server.app.database.db), { timeout: 20_000 }).toBeGreaterThan(0);
  // where it comes from, writes were counted much further
  const further = '(pg_current_xact_id()::text::bigint + 20000)::text::xid8';
  await server.query(
    `update ledger_roll_up set (next_xact, spans_xact, blocks_xact) = (${further}, ${further}, ${further})`,
  );
  await server.query(`update ledger_sealing set next_xact = ${further}`);
  expect(await catchUpWrites(server.databaseUrl)).toBeGreaterThan(19_000);
  expect(await catchUpWrites(server.databaseUrl)).toBe(0);
  await deposit(crew, id, '50', 'VND');
  expect(await cash()).toBe('150');
  await rollUpLedger(server.app.database.db);
  expect(await cash()).toBe('150');
  await expectBooksInOrder(server);
});
