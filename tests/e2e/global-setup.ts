// One server with the demo business for all browser tests, over a throw-away database.
import { startApp } from '../../server/app.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { createDatabase, startTestPostgres } from '../support/postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  await createDatabase(postgres.url('postgres'), 'e2e');
  await prepareDatabase(postgres.url('e2e'), { demo: true });
  const app = await startApp({ databaseUrl: postgres.url('e2e'), port: 0, jobs: true, checkResponses: true });
  process.env.HAKOBU_URL = app.url;
  return async () => {
    await app.close();
    await postgres.stop();
  };
}
