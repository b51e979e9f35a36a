// Processes of one database folder according to the operating system. postmaster.pid alone is unreliable:
// after a crash it may name a zombie or another program that got the same process id.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running server wrote into its `postmaster.pid`. `status` is `ready` once it takes connections. */
export type PidFile = { pid: number; port: number; socketFolder: string; status: string };

/** Reads `postmaster.pid` of a database folder; `null` when there is none. */
export function readPidFile(folder: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!pid) return null;
    return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/** True when a process with this id exists, of any user. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function worksIn(pid: string, folder: string): boolean {
  try {
    if (fs.readlinkSync(`/proc/${pid}/cwd`) !== folder) return false;
    if (!path.basename(fs.readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')) return false;
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return false; // It ended meanwhile, or belongs to another user.
  }
}

/**
 * Live processes of the folder's server, postmaster and backends (Linux; the server's working folder is its
 * data folder).
 */
export function processesOf(folder: string): number[] {
  const real = fs.realpathSync(folder);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, real))
    .map(Number);
}

/** Whether `pid` is alive and really belongs to the server of this folder. */
export function isServerProcess(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return processExists(pid);
  return worksIn(String(pid), fs.realpathSync(folder));
}

/** Sends a signal; an ended process is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends the remains of a killed postmaster, so that a new one can use the folder: its orphaned backends first
 * (they still hold shared memory), then a pid file that names a zombie or another program. Throws when a
 * backend survives 10 s.
 */
export async function cleanUpAfterCrash(folder: string): Promise<void> {
  if (process.platform !== 'linux') return; // Elsewhere PostgreSQL's own checks must suffice.
  for (let round = 0; ; round++) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    if (round > 200)
      throw new Error(
        `Processes ${left.join(', ')} still hold the database folder ${folder}. End them, then start again.`,
      );
    for (const pid of left) signal(pid, 'SIGQUIT');
    await sleep(50);
  }
  const stale = readPidFile(folder);
  if (stale && processExists(stale.pid)) fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
}
