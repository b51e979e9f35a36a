// kill -9 of server and database during postings, and servers that share a folder: acknowledged writes exist
// exactly once, nothing is partially written, and no process takes the database from another.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drillKills } from '../../drill/kills.ts';
import { newFolder, postmaster, startServer, stopServer, type Started } from '../../drill/server.ts';
import { isServerProcess } from '../../server/kernel/embedded-postgres/server-processes.ts';

const folder = await newFolder('kill');
const started: Started[] = [];
async function start(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const server = await startServer(folder, { DEMO: '0', ...env });
  started.push(server);
  return server;
}
afterAll(async () => {
  for (const server of started) await stopServer(server);
  fs.rmSync(folder, { recursive: true, force: true });
});
const lives = (database: number) => isServerProcess(database, path.join(folder, 'postgres'));
const answers = async ({ url }: Started) => (await fetch(`${url}/readyz`)).status;

describe('kill -9', () => {
  test('of a backend, the server, the postmaster and all of them loses and duplicates nothing', async () => {
    // The short form of `npm run drill -- kills`.
    const { lost, twice, acknowledged } = await drillKills({
      ...{ kills: 4, writes: 80, clients: 32, strict: false },
    });
    expect([lost, twice]).toEqual([0, 0]);
    expect(acknowledged).toBeGreaterThanOrEqual(80);
  }, 300_000);
});

describe('two servers on one folder', () => {
  test('start at once, and the database runs while one uses it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.url, one.output()).not.toBe('');
    expect(two.url, two.output()).not.toBe('');
    const database = postmaster(folder);
    await stopServer(one);
    expect([one.child.exitCode, lives(database), await answers(two)]).toEqual([0, true, 200]);
    two.child.kill('SIGINT'); // Ctrl-C
    await stopServer(two);
    // A process that has ended keeps its number until somebody asks for its exit status: that one does not
    // count.
    expect([two.child.exitCode, lives(database)]).toEqual([0, false]);
  }, 300_000);

  test('resume from a restored copy', async () => {
    const copy = `${folder}-copy`;
    execFileSync('cp', ['-a', folder, copy]); // both servers are stopped
    fs.rmSync(folder, { recursive: true });
    fs.renameSync(copy, folder);
    const restored = await start();
    expect([restored.url !== '', await answers(restored)], restored.output()).toEqual([true, 200]);
  }, 200_000);

  test('production without a first administrator refuses to start and says why', async () => {
    const { child, output } = await start({ NODE_ENV: 'production', DATA_DIR: `${folder}/production` });
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('ADMIN_EMAIL');
  }, 200_000);
});
