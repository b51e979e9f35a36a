// PostgreSQL refuses to run as root, so a root process starts it under another account and must know which
// files that account can access.
import { spawnSync } from 'node:child_process';

/** The account the database server runs under; `null` means "the account of this process". */
export type ServerAccount = { uid: number; gid: number } | null;

const numericId = (flag: '-u' | '-g', name: string): number | null => {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : null;
};

/**
 * Chooses the account for the database server: this process's own, or, for root, the first that exists of
 * `$HAKOBU_PG_USER`, `postgres`, `nobody`. Throws when root finds none of them.
 */
export function chooseServerAccount(): ServerAccount {
  if (process.geteuid?.() !== 0) return null;
  for (const name of [process.env.HAKOBU_PG_USER, 'postgres', 'nobody']) {
    if (!name) continue;
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid !== null && gid !== null && uid !== 0) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody". Create one and name it in HAKOBU_PG_USER.',
  );
}

/**
 * True when the account may traverse (folders) or run (files) `path`. Checked by the system itself, so ACLs
 * and mounts count too.
 */
export function accountCanExecute(account: ServerAccount, path: string): boolean {
  return account === null || spawnSync('/usr/bin/test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

/**
 * Options of `child_process` to run as the account; `cwd` is `/` because the account may not access our
 * working folder.
 */
export function spawnAs(account: ServerAccount): { uid?: number; gid?: number; cwd: string } {
  return account === null ? { cwd: '/' } : { ...account, cwd: '/' };
}
