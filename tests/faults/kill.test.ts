// kill -9 of server and database in the middle of postings: what was acknowledged is there, nothing is half
// there.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../architecture/sources.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { isServerProcess } from '../../server/kernel/embedded-postgres/server-processes.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const folder = fs.mkdtempSync(
  path.join(fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'hakobu-kill-'),
);
fs.chmodSync(folder, 0o755);
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => {
        child.once('exit', resolve);
      });
    }
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  for (let turn = 0; turn < 600 && child.exitCode === null; turn += 1) {
    const port = /localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}`, output: () => output };
    await sleep(50);
  }
  return { child, url: '', output: () => output };
}

const postgresPid = () =>
  Number(fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

describe('kill -9', () => {
  test('of server and database loses nothing that was acknowledged, and the next start works', async () => {
    const first = await start();
    expect(first.url, first.output()).not.toBe('');
    const call = (url: string, token: string | undefined, method: string, path_: string, body?: object) =>
      fetch(`${url}/api/${path_}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { access_token: token } = (await (
      await call(first.url, undefined, 'POST', 'oauth/token', {
        grant_type: 'password',
        username: 'accounting@hakobu.test',
        password: DEMO_PASSWORD,
      })
    ).json()) as { access_token: string };
    const {
      data: [customer],
    } = (await (await call(first.url, token, 'GET', 'users?filter[role_id]=customer')).json()) as {
      data: { id: number }[];
    };
    const acknowledged: string[] = [];
    let killed = false;
    const clients = Array.from({ length: 6 }, async () => {
      while (!killed) {
        try {
          const reply = await call(first.url, token, 'POST', 'deposit-with-cash', {
            transactionable_type: 'user',
            transactionable_id: customer!.id,
            amount: '7',
            currency_id: 'VND',
            fund_id: 1,
            voucher_date: TODAY,
          });
          const { code_ref } = (await reply.json()) as { code_ref: string };
          if (reply.status === 201) acknowledged.push(code_ref);
        } catch {
          return; // the server is gone
        }
      }
    });
    await sleep(1500);
    const database = postgresPid();
    first.child.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    killed = true;
    await Promise.all(clients);
    expect(acknowledged.length).toBeGreaterThan(20);

    const second = await start();
    expect(second.url, second.output()).not.toBe('');
    const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 1 });
    try {
      const { rows } = await pool.query<{ code_ref: string }>('select code_ref from transactions');
      const known = new Set(rows.map(({ code_ref }) => code_ref));
      expect(acknowledged.filter((code) => !known.has(code))).toEqual([]);
      await expectBooksInOrder({ query: async (text: string) => (await pool.query(text)).rows });
    } finally {
      await pool.end();
    }
  }, 120_000);

  test('Ctrl-C stops server and database', async () => {
    const child = running.findLast(({ exitCode, signalCode }) => exitCode === null && signalCode === null)!;
    const database = postgresPid();
    expect(isServerProcess(database, path.join(folder, 'postgres'))).toBe(true);
    child.kill('SIGINT');
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    expect(child.exitCode).toBe(0);
    // A process that has ended keeps its number until somebody asks for its exit status: that one does not
    // count.
    expect(isServerProcess(database, path.join(folder, 'postgres'))).toBe(false);
  });

  test('production without a first administrator refuses to start and says why', async () => {
    const { child, output } = await start({ NODE_ENV: 'production', DATA_DIR: `${folder}/production` });
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('ADMIN_EMAIL');
  }, 60_000);
});

/** Where the embedded database of the folder listens. */
async function databaseUrl(): Promise<string> {
  const { startEmbeddedPostgres } = await import('../../server/kernel/embedded-postgres/start.ts');
  return (await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') })).url('hakobu');
}
