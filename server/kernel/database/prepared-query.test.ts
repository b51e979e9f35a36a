import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { queryPrepared } from './prepared-query.ts';

const server = useTestServer();

/** A connection that counts row descriptions. */
async function withConnection(work: (client: pg.PoolClient, prepared: () => number) => Promise<void>) {
  const client = await server.app.database.pool.connect();
  let count = 0;
  const { connection } = client as pg.PoolClient & { connection: pg.Connection };
  connection.on('rowDescription', () => {
    count += 1;
  });
  try {
    await work(client, () => count);
  } finally {
    client.release(true);
  }
}

describe('a prepared statement', () => {
  test('receives one row description, and answers the same afterwards', async () => {
    const text = 'select $1::bigint as n, $2::numeric as price, null as nothing from generate_series(1, $3)';
    await withConnection(async (client, prepared) => {
      for (const rows of [1, 2, 0, 1]) {
        const answer = await queryPrepared(client, { name: 'alike', text, values: [7, '1.50', rows] });
        expect(answer.rows).toEqual(
          Array.from({ length: rows }, () => ({ n: 7, price: '1.5', nothing: null })),
        );
        expect(answer.fields.map(({ name }) => name)).toEqual(['n', 'price', 'nothing']);
      }
      expect(prepared()).toBe(1);
    });
  });

  test('that answers no rows answers the number of changed rows', async () => {
    const text = 'update organizations set name = name where id <= $1::bigint';
    await withConnection(async (client) => {
      for (const id of [1, 0, 1]) {
        const answer = await queryPrepared(client, { name: 'none', text, values: [id] });
        expect([answer.command, answer.rowCount, answer.rows]).toEqual(['UPDATE', id, []]);
      }
    });
  });

  test('may fail, and be repeated with others behind it', async () => {
    const ask = (client: pg.PoolClient, divisor: number) =>
      queryPrepared(client, { name: 'part', text: 'select 6 / $1::int as part', values: [divisor] });
    await withConnection(async (client) => {
      const answers = [3, 0, 2].map((divisor) => ask(client, divisor).then(({ rows }) => rows, String));
      expect(await Promise.all(answers)).toEqual([[{ part: 2 }], 'error: division by zero', [{ part: 3 }]]);
      expect(await ask(client, 1).then(({ rows }) => rows)).toEqual([{ part: 6 }]);
    });
  });

  test('is refused when its columns have changed, and never read with the former ones', async () => {
    await server.query("create table looked_at (first text); insert into looked_at values ('x')");
    await server.query('grant select on looked_at to hakobu_app');
    const ask = (client: pg.PoolClient) =>
      queryPrepared(client, { name: 'all', text: 'select * from looked_at', values: [] });
    await withConnection(async (client) => {
      expect((await ask(client)).rows).toEqual([{ first: 'x' }]);
      expect((await ask(client)).rows).toEqual([{ first: 'x' }]);
      for (const change of ['rename first to second', 'add third int']) {
        await server.query(`alter table looked_at ${change}`);
        await expect(ask(client)).rejects.toThrow('cached plan must not change result type');
      }
    });
    await server.query('drop table looked_at');
  });
});
