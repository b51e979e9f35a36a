// Keeps the database of a folder running as long as any process uses it: several servers may share one
// DATA_DIR, the last one to leave stops PostgreSQL, and whoever notices a crash restarts it at the same
// address.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockLaunch } from './launch-lock.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './start.ts';

/** Each process that uses the folder holds one connection with this name, which ends with the process. */
const USES = 'hakobu uses this';
const AGAIN_MS = 300;

export interface SharedPostgres {
  /** Unchanged after a restart of PostgreSQL. */
  url(database?: string): string;
  /** Leaves; PostgreSQL is stopped when no other process uses it. */
  leave(): Promise<void>;
}

/**
 * Starts or joins the PostgreSQL of a folder and restarts it after a crash. `report` is called after a
 * restart.
 */
export async function shareEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  report: (message: string, error?: unknown) => void,
): Promise<SharedPostgres> {
  let holder: pg.Client | undefined;
  let leaving = false;
  let reviving: Promise<void> | undefined;

  const hold = async ({ url }: EmbeddedPostgres): Promise<void> => {
    const client = new pg.Client({ connectionString: url(), application_name: USES, keepAlive: true });
    client.on('error', () => {}); // Its end is handled below.
    await client.connect();
    holder = client;
    client.once('end', () => {
      if (!leaving && holder === client) reviving ??= revive();
    });
  };
  const revive = async (): Promise<void> => {
    report('the connection to the database ended; it is looked after');
    while (!leaving) {
      try {
        postgres = await startEmbeddedPostgres({ ...options, port: postgres.port }, hold);
        report(postgres.reused ? 'the database is there' : 'the database had died and was started again');
        break;
      } catch (error) {
        report('the database does not start; it is tried again', error);
        await sleep(AGAIN_MS);
      }
    }
    reviving = undefined;
  };
  let postgres = await startEmbeddedPostgres(options, hold);

  return {
    url: (database) => postgres.url(database),
    async leave() {
      leaving = true;
      await reviving;
      const release = await lockLaunch(postgres.dataDir);
      try {
        const others = await countOthers(holder);
        await holder?.end().catch(() => {});
        if (others === 0) await postgres.stop();
      } finally {
        release();
      }
    },
  };
}

/** Number of other processes that use the database; zero when it does not answer. */
async function countOthers(holder: pg.Client | undefined): Promise<number> {
  try {
    const { rows } = await holder!.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [USES],
    );
    return rows.length;
  } catch {
    return 0;
  }
}
