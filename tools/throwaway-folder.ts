// Temporary folders for databases of tests and stress tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cleanUpAfterCrash, processExists } from '../server/kernel/embedded-postgres/server-processes.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * A new folder for a database in its `postgres`, in memory where there is room, else on disk. Folders of
 * killed processes are removed first, because they fill the memory.
 */
export async function throwawayFolder(name: string, parent?: string): Promise<string> {
  const place = parent ?? (fs.existsSync(MEMORY) ? MEMORY : os.tmpdir());
  await removeAbandoned(place);
  const chosen = parent === undefined && !hasRoom(place) ? os.tmpdir() : place;
  const folder = fs.mkdtempSync(path.join(chosen, `hakobu-${name}-${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(place: string): boolean {
  const { bavail, bsize } = fs.statfsSync(place);
  return Math.min(bavail * bsize, os.freemem()) >= ROOM_BYTES;
}

async function removeAbandoned(place: string): Promise<void> {
  for (const entry of fs.readdirSync(place)) {
    const owner = /^hakobu-[a-z]+-(\d+)-\w{6}$/.exec(entry)?.[1];
    const folder = path.join(place, entry);
    if (owner === undefined || processExists(Number(owner)) || !isOurs(folder)) continue;
    const data = path.join(folder, 'postgres');
    if (fs.existsSync(data)) await cleanUpAfterCrash(data);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** False for folders of other users, and for removed ones. */
const isOurs = (folder: string): boolean =>
  fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
