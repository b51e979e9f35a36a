import { seedAdmin } from './seed/seed-admin.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { seedPlaces } from './seed/seed-places.ts';
import { seedLookups } from './seed/seed-lookups.ts';
import { prepareJobs } from './kernel/jobs/run-jobs.ts';
import { migrate } from './kernel/migrate.ts';

/**
 * Brings a database to the current schema, with the lookups and roles it needs, and the demo business where
 * asked and empty.
 */
export async function prepareDatabase(
  databaseUrl: string,
  {
    demo,
    production = false,
    admin,
    japan = true,
  }: {
    demo: boolean;
    japan?: boolean;
    production?: boolean;
    admin?: { email: string; password: string } | undefined;
  },
): Promise<void> {
  await migrate(databaseUrl);
  await prepareJobs(databaseUrl);
  await seedLookups(databaseUrl);
  await seedPlaces(databaseUrl, { japan });
  if (demo) await seedDemo(databaseUrl);
  if (production) await seedAdmin(databaseUrl, admin);
}
