// Behind a pooler in transaction mode. Runs where PgBouncer is installed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startApp } from '../../server/app.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { people, wholeOrder } from '../main-job/main-job.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { pooler, startPooler, type Pooler } from '../support/pooler.ts';
import { createDatabase, execute, TEMPLATE, withClient } from '../support/postgres.ts';
import { startTestServer, withDatabase, type TestServer } from '../support/test-server.ts';

const binary = pooler();
const JOBS = Number(process.env.MAIN_JOBS ?? 6);
const APP = { user: 'hakobu_app', password: 'let-me-in' };

describe.skipIf(binary === undefined)('behind PgBouncer in transaction mode', () => {
  let directUrl: string;
  let owner: { user: string; password: string };
  const started: { stop(): Promise<void> }[] = [];
  const begin = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>) => {
    const running = await starting;
    started.push(running);
    return running;
  };
  const poolerWith = (extra: string): Promise<Pooler> =>
    begin(startPooler(binary!, directUrl, [APP, owner], extra));
  beforeAll(async () => {
    const name = `pooled_${randomUUID().replaceAll('-', '')}`;
    await createDatabase(inject('postgresUrl'), name, TEMPLATE);
    directUrl = withDatabase(inject('postgresUrl'), name);
    const { username: user, password } = new URL(directUrl);
    owner = { user, password: decodeURIComponent(password) };
    await execute(directUrl, `alter role hakobu_app login password '${APP.password}'`);
    await prepareDatabase(directUrl, { demo: false, japan: false, pooled: true });
  });
  afterAll(async () => {
    for (const running of started.toReversed()) await running.stop();
  });

  const starting = (databaseUrl: string, more: object = {}) =>
    startApp({ databaseUrl, filesFolder: '/nowhere', port: 0, ...more });

  test('a server that would work as the owner does not start, and says why', async () => {
    const deaf = await poolerWith('ignore_startup_parameters = options');
    const url = deaf.url(owner.user, owner.password);
    await expect(starting(url)).rejects.toThrow('may change journals');
    await expect(starting(url, { directUrl })).rejects.toThrow('may change journals');
  });

  test('a pooler that refuses startup parameters is named, with the remedy', async () => {
    const strict = await poolerWith('');
    const url = strict.url(owner.user, owner.password);
    await expect(starting(url)).rejects.toThrow('DATABASE_DIRECT_URL');
  });

  test('two servers execute the main job at once', async () => {
    const { url } = await poolerWith('');
    const more = { databaseUrl: url(APP.user, APP.password), directUrl };
    const servers: TestServer[] = [];
    for (let number = 0; number < 2; number += 1)
      servers.push(await begin(startTestServer(inject('postgresUrl'), { more })));
    const crews = await Promise.all(servers.map((server) => people(server)));
    const statuses = await Promise.all(
      Array.from({ length: JOBS }, (_, number) => wholeOrder(crews[number % 2]!)),
    );
    expect(statuses).toEqual(Array.from({ length: JOBS }, () => 'CompletedFinish'));
    await withClient(directUrl, (client) =>
      expectBooksInOrder({ query: async (text: string) => (await client.query(text)).rows }),
    );
  }, 600_000);
});
