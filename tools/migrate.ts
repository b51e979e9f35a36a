// `npm run migrate`: brings the database named by DATABASE_URL to this release's schema, for installations
// that migrate before they start.
import { migrate } from '../server/kernel/migrate.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error(
    'Set DATABASE_URL to the database to migrate. (The embedded database is migrated by `npm start`.)',
  );
  process.exit(1);
}
try {
  const { applied } = await migrate(databaseUrl);
  console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
