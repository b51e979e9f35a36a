// PgBouncer before a database, as an operator would configure it: transaction mode, without forwarding
// startup parameters.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../server/kernel/embedded-postgres/connect.ts';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** Path of PgBouncer; undefined when it is not installed. */
export const pooler = (): string | undefined =>
  [process.env.PGBOUNCER_PATH, ...PLACES].find((place) => place !== undefined && fs.existsSync(place));

export interface Pooler {
  /** The same database, for a user whose password the pooler knows. */
  url(user: string, password: string): string;
  stop(): Promise<void>;
}

interface Login {
  user: string;
  password: string;
}

/** Starts it before the database that `directUrl` names. `extra`: lines of its configuration. */
export async function startPooler(
  binary: string,
  directUrl: string,
  logins: readonly Login[],
  extra = '',
): Promise<Pooler> {
  const target = new URL(directUrl);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-pooler-'));
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  fs.writeFileSync(
    path.join(folder, 'users.txt'),
    logins.map(({ user, password }) => `"${user}" "${password}"\n`).join(''),
  );
  fs.writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
${extra}
`,
  );
  const asRoot = process.getuid?.() === 0;
  const child = spawn(binary, [...(asRoot ? ['-u', 'nobody'] : []), path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  const name = target.pathname.slice(1);
  const url = (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  await listens(url(logins[0]!.user, logins[0]!.password));
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listens(url: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {}); // Only tests whether it answers.
    try {
      await client.connect();
      return;
    } catch (error) {
      if (turn > 100) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Version of a PgBouncer. */
export const versionOf = (binary: string): string =>
  spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '';
