// Starts Hakobu: its database unless DATABASE_URL names one, the schema, the seed, the server, the background
// work.
import path from 'node:path';
import pino from 'pino';
import { startApp } from './app.ts';
import { ensureDatabase } from './kernel/database/ensure-database.ts';
import { shareEmbeddedPostgres } from './kernel/embedded-postgres/share.ts';
import { openFileStore } from './kernel/files/open-file-store.ts';
import { readSettings } from './kernel/settings.ts';
import { prepareDatabase } from './prepare-database.ts';
import { demoAccounts, DEMO_PASSWORD } from './seed/demo/accounts.ts';

const DATABASE = 'hakobu';
const settings = readSettings(process.env);
const logger = pino({ level: settings.logLevel, redact: ['req.headers.authorization'] });

const embedded =
  settings.databaseUrl === undefined
    ? await shareEmbeddedPostgres({ dataDir: path.join(settings.dataDir, 'postgres') }, (message, error) =>
        logger.warn({ err: error }, message),
      )
    : undefined;
const databaseUrl = settings.databaseUrl ?? embedded!.url(DATABASE);
const directUrl = settings.databaseDirectUrl;

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await running?.close().catch((error: unknown) => logger.error({ err: error }, 'closing failed'));
  await embedded?.leave();
  process.exit(code);
}

let running: Awaited<ReturnType<typeof startApp>> | undefined;
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

try {
  if (embedded !== undefined) await ensureDatabase(embedded.url(), DATABASE);
  const filesFolder = path.join(settings.dataDir, 'files');
  await prepareDatabase(directUrl ?? databaseUrl, {
    ...settings,
    pooled: directUrl !== undefined,
    files: openFileStore({ ...settings, filesFolder }),
  });
  running = await startApp({
    databaseUrl,
    directUrl,
    filesFolder,
    port: settings.port,
    host: settings.host,
    jobs: settings.mail,
    publicUrl: settings.mail.publicUrl,
    providers: settings.providers,
    cookieDomain: settings.cookieDomain,
    filesUrl: settings.filesUrl,
    auctionUrl: settings.auctionUrl,
    privateAddresses: settings.privateAddresses,
    publicMetrics: settings.publicMetrics,
    metricsToken: settings.metricsToken,
    trustedProxies: settings.trustedProxies,
    logger,
  });
  process.stdout.write(`Hakobu is ready: http://localhost:${new URL(running.url).port}\n`);
  if (settings.mail.smtpUrl === undefined)
    process.stdout.write(`No SMTP_URL: mails are written into ${settings.mail.folder}\n`);
  if (settings.demo)
    process.stdout.write(
      `Demo accounts: ${demoAccounts.map(({ email }) => email).join(', ')}; password ${DEMO_PASSWORD}\n`,
    );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (settings.logLevel === 'debug') logger.error({ err: error }, 'start failed');
  await stop(1);
}
