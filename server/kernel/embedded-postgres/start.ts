// Starts a real PostgreSQL from the npm-installed binaries, or joins the one that already runs on the same
// folder. Holds after `kill -9` of anything, as root (under another account) and as an ordinary user. Tests:
// tests/operation.
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountCanExecute, chooseServerAccount, type ServerAccount, spawnAs } from './account.ts';
import { binariesMajorVersion, findBinaries, SYSTEM_FOLDER } from './binaries.ts';
import { connectionUrl, findAddress, fitsSocket, freePort, type ServerAddress } from './connect.ts';
import { initialise, isInitialised, readSecret, serverEnvironment } from './initialise.ts';
import { lockLaunch } from './launch-lock.ts';
import { cleanUpAfterCrash, isServerProcess, readPidFile, signal } from './server-processes.ts';
import { tunedSettings } from './settings.ts';

/**
 * `dataDir`: folder of the database. `settings`: override `tunedSettings()`. `log`: file (default
 * `<dataDir>.log`). `port`: where it listened before (default any).
 */
export type EmbeddedPostgresOptions = {
  dataDir: string;
  settings?: Record<string, string>;
  initFlags?: string[];
  log?: string;
  port?: number;
};

/**
 * A running server. `reused`: it was already running. `stop`: `fast` lets it finish cleanly, `immediate` is a
 * crash (throw-away data).
 */
export type EmbeddedPostgres = {
  url(database?: string): string;
  port: number;
  pid: number;
  reused: boolean;
  dataDir: string;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
};

type Launch = { dataDir: string; account: ServerAccount; password: string; options: EmbeddedPostgresOptions };

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Starts (or joins) the PostgreSQL of a folder, creating it when new: 0.5 s cold, 0.1 s warm. Throws a
 * sentence that says what to do when the folder belongs to another account or version, or when the server
 * does not come up. `taken` is awaited before another process may start or stop it.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  taken?: (postgres: EmbeddedPostgres) => Promise<void>,
): Promise<EmbeddedPostgres> {
  const account = chooseServerAccount();
  const dataDir = reachableFolder(path.resolve(options.dataDir), account);
  const release = await lockLaunch(dataDir);
  try {
    const password = readSecret(dataDir);
    const launch = { dataDir, account, password, options };
    if (!isInitialised(dataDir))
      await initialise(dataDir, findBinaries(account), account, options.initFlags ?? []);
    refuseForeignFolder(launch);
    const postgres = (await joinRunning(launch)) ?? (await startNew(launch));
    await taken?.(postgres);
    return postgres;
  } finally {
    release();
  }
}

/**
 * The folder itself, or one below /var/lib/hakobu when the server's account cannot access it (home folders
 * are never opened).
 */
function reachableFolder(wanted: string, account: ServerAccount): string {
  const parent = path.dirname(wanted);
  fs.mkdirSync(parent, { recursive: true });
  if (accountCanExecute(account, parent)) return wanted;
  const moved = path.join(SYSTEM_FOLDER, crypto.createHash('sha1').update(wanted).digest('hex').slice(0, 10));
  fs.mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  console.warn(
    `The database account (uid ${account?.uid}) cannot reach ${parent}; the database is kept in ${moved} instead.`,
  );
  return moved;
}

function refuseForeignFolder({ dataDir, account }: Launch): void {
  const owner = fs.statSync(dataDir).uid;
  const server = account?.uid ?? process.geteuid?.() ?? owner;
  if (owner !== server) {
    throw new Error(
      `The database folder ${dataDir} belongs to uid ${owner}, but the server would run as uid ${server}. Start as the account that made it, or set DATA_DIR to another folder.`,
    );
  }
  const made = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (made !== binariesMajorVersion()) {
    throw new Error(
      `The database folder ${dataDir} was made by PostgreSQL ${made}, and this release brings ${binariesMajorVersion()}. Follow "Changing the PostgreSQL version" in docs/operations.md.`,
    );
  }
}

/**
 * The server left running by a killed process; `null` when there is none, or when it does not answer (it is
 * ended then).
 */
async function joinRunning({ dataDir, password }: Launch): Promise<EmbeddedPostgres | null> {
  const found = readPidFile(dataDir);
  if (!found || !isServerProcess(found.pid, dataDir)) return null;
  for (let round = 0; round < 300 && isServerProcess(found.pid, dataDir); round++) {
    const now = readPidFile(dataDir); // Port and socket appear during startup.
    const address = now && (await findAddress(now.port, now.socketFolder, password));
    if (address) return handle(dataDir, found.pid, address, true);
    await sleep(100);
  }
  signal(found.pid, 'SIGINT');
  for (let round = 0; round < 1200 && isServerProcess(found.pid, dataDir); round++) await sleep(50);
  return null;
}

async function startNew(launch: Launch): Promise<EmbeddedPostgres> {
  const logFile = launch.options.log ?? `${launch.dataDir}.log`;
  keepLogSmall(logFile);
  await cleanUpAfterCrash(launch.dataDir);
  for (let attempt = 1; attempt <= 10; attempt++) {
    const started = await attemptStart(launch, logFile);
    if (started) return started;
    // Another server may use the folder by now, or killed backends may still hold shared memory, so this
    // checks again.
    const joined = await joinRunning(launch);
    if (joined) return joined;
    await sleep(300);
  }
  throw new Error(
    `PostgreSQL did not start. The end of ${logFile} says:\n${fs.readFileSync(logFile, 'utf8').slice(-2000)}`,
  );
}

async function attemptStart(
  { dataDir, account, password, options }: Launch,
  logFile: string,
): Promise<EmbeddedPostgres | null> {
  const port = options.port ?? (await freePort());
  const socketFolder = prepareSocketFolder(dataDir, account);
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: socketFolder, port: String(port) };
  const settings = { ...tunedSettings({ dataBytes: sizeOf(dataDir) }), ...options.settings, ...fixed };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(logFile, 'a', 0o600); // a file, never a pipe: the server may outlive us
  const child = spawn(path.join(findBinaries(account), 'bin/postgres'), ['-D', dataDir, ...flags], {
    ...spawnAs(account),
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  let ended = false;
  child
    .once('exit', () => {
      ended = true;
    })
    .once('error', () => {
      ended = true;
    });
  while (!ended) {
    const file = readPidFile(dataDir);
    if (child.pid !== undefined && file?.pid === child.pid && file.status === 'ready') {
      const address = await findAddress(port, socketFolder, password);
      if (address) return handle(dataDir, child.pid, address, false);
    }
    await sleep(10);
  }
  return null;
}

/** What the tables of all databases take, in bytes. */
function sizeOf(dataDir: string): number {
  const files = fs.readdirSync(path.join(dataDir, 'base'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => {
      const file = fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false });
      return sum + (file?.size ?? 0);
    }, 0);
}

/**
 * Folder of the Unix socket, outside the data folder so that backups contain no socket; empty when its name
 * is too long.
 */
function prepareSocketFolder(dataDir: string, account: ServerAccount): string {
  const folder = `${dataDir}.socket`;
  if (!fitsSocket(folder)) return '';
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) fs.chownSync(folder, account.uid, account.gid);
  return folder;
}

function keepLogSmall(file: string): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) fs.renameSync(file, `${file}.1`);
}

function handle(dataDir: string, pid: number, address: ServerAddress, reused: boolean): EmbeddedPostgres {
  return {
    port: address.port,
    pid,
    reused,
    dataDir,
    url: (database = 'postgres') => connectionUrl(address, database),
    async stop(mode = 'fast') {
      signal(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      while (isServerProcess(pid, dataDir)) await sleep(10);
    },
  };
}
