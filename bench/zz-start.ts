import { startEmbeddedPostgres } from '../server/kernel/embedded-postgres/start.ts';
const postgres = await startEmbeddedPostgres({ dataDir: '/tmp/bench-lists/lists/postgres' });
console.log(postgres.url('bench'));
process.exit(0);
