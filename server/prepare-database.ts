import { catchUpWrites } from './accounting/roll-up/catch-up-writes.ts';
import { seedAdmin } from './seed/seed-admin.ts';
import { removeHalfDemo, seedDemo } from './seed/seed-demo.ts';
import { seedPlaces } from './seed/seed-places.ts';
import { seedLookups } from './seed/seed-lookups.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { prepareJobs } from './kernel/jobs/run-jobs.ts';
import { setDatabaseTimeZone } from './kernel/database/check-connections.ts';
import { withDatabaseLock } from './kernel/database/database-lock.ts';
import { migrate } from './kernel/migrate.ts';

/**
 * Brings a database to the current schema, with the lookups and roles it needs, and the demo business where
 * asked and empty. Processes that start together take turns; one that was killed is made up for.
 */
export async function prepareDatabase(
  databaseUrl: string,
  {
    demo,
    production = false,
    admin,
    japan = true,
    pooled = false,
    files,
  }: {
    demo: boolean;
    japan?: boolean;
    /** A pooler stands before it: what connections keep has to stand in the database. */
    pooled?: boolean;
    production?: boolean;
    admin?: { email: string; password: string } | undefined;
    /** Keeps the pictures of demo products; without it they have none. */
    files?: FileStore;
  },
): Promise<void> {
  await withDatabaseLock(databaseUrl, async () => {
    await removeHalfDemo(databaseUrl);
    await migrate(databaseUrl);
    await catchUpWrites(databaseUrl);
    if (pooled) await setDatabaseTimeZone(databaseUrl);
    await prepareJobs(databaseUrl);
    await seedLookups(databaseUrl);
    await seedPlaces(databaseUrl, { japan });
    if (demo) await seedDemo(databaseUrl, files);
    if (production) await seedAdmin(databaseUrl, admin);
  });
}
