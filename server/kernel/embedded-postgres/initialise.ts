// Makes a new database folder, all or nothing: a half-made one (killed during initdb) never takes the final
// name.
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ServerAccount, spawnAs } from './account.ts';

/** The database superuser that owns all objects of the application. */
export const OWNER = 'hakobu';

/** A clean environment: UTC, C messages, and no PG* variable of the caller that would redirect the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C', TZ: 'UTC' };
}

/**
 * Reads the password next to the folder (`<folder>.secret`, readable by us alone), making it for a new
 * folder.
 */
export function readSecret(folder: string): string {
  const file = `${folder}.secret`;
  if (!fs.existsSync(file)) {
    if (isInitialised(folder)) {
      throw new Error(
        `The database in ${folder} has lost its password file ${file}. Put that file back from a backup, or move the folder away to begin with an empty database.`,
      );
    }
    fs.writeFileSync(file, crypto.randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** True when the folder holds a finished database. Throws a clear sentence when it is not readable. */
export function isInitialised(folder: string): boolean {
  try {
    fs.statSync(path.join(folder, 'PG_VERSION'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false;
    throw new Error(
      `The database folder ${folder} belongs to another account. Start as the account that made it, or set DATA_DIR to another folder.`,
    );
  }
}

function removeUnfinished(folder: string): void {
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of fs.readdirSync(path.dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    fs.rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs initdb for the folder: UTF-8, ICU root collation, checksums, password login only. */
export async function initialise(
  folder: string,
  binaries: string,
  account: ServerAccount,
  flags: string[],
): Promise<void> {
  removeUnfinished(folder);
  const unfinished = `${folder}.init-${process.pid}`;
  const passwordFile = path.join(os.tmpdir(), `.hakobu-${crypto.randomBytes(8).toString('hex')}`);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${readSecret(folder)}\n`, { mode: 0o600, flag: 'wx' });
  if (account) for (const file of [unfinished, passwordFile]) fs.chownSync(file, account.uid, account.gid);
  const options = [
    '-D',
    unfinished,
    '-U',
    OWNER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
  ];
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C.UTF-8', '--data-checksums'];
  try {
    await promisify(execFile)(path.join(binaries, 'bin/initdb'), [...options, ...locale, ...flags], {
      ...spawnAs(account),
      env: serverEnvironment(),
    });
    fs.renameSync(unfinished, folder);
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}
