import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { pipeline } from './pipeline.ts';
import { inTransaction } from './transaction.ts';

const server = useTestServer();
const suppliersOf = async (name: string) =>
  (await server.query('select id from suppliers where name = $1', [name])).length;

describe('pipelined queries of a transaction', () => {
  test('return their results in order', async () => {
    const answers = await inTransaction(server.app.database, { serializable: false }, (db) =>
      pipeline(
        async () => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]!.n,
        async () => 'two',
        async () => (await sql<{ n: number }>`select 3 as n`.execute(db)).rows[0]!.n,
      ),
    );
    expect(answers).toEqual([1, 'two', 3]);
  });

  test('run in the given order: later ones see what earlier ones wrote', async () => {
    const write = { organization_id: 1, name: 'Ordered' };
    const [before, , after] = await inTransaction(server.app.database, { serializable: false }, (db) => {
      const find = () => db.selectFrom('suppliers').select('id').where('name', '=', 'Ordered').execute();
      return pipeline(find, () => db.insertInto('suppliers').values(write).execute(), find);
    });
    expect([before.length, after.length]).toEqual([0, 1]);
  });

  test('are rolled back together when one fails', async () => {
    const write = { organization_id: 1, name: 'Undone' };
    const failing = inTransaction(server.app.database, { serializable: false }, (db) =>
      pipeline(
        () => db.insertInto('suppliers').values(write).execute(),
        () => sql`select 1 / 0`.execute(db),
      ),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await suppliersOf('Undone')).toBe(0);
  });

  test('may be an empty list', async () => {
    expect(await pipeline()).toEqual([]);
  });
});
