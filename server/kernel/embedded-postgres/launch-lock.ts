// Two processes must not create or start the same database folder at once. A lock file would outlive a `kill
// -9`; a listening socket dies with its owner.
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_SECONDS = 60;

function tryListen(server: net.Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });
}

/** On macOS the socket is a file that stays behind after a crash: it is stale when nobody answers. */
async function removeDeadSocket(address: string): Promise<void> {
  if (address.startsWith('\0')) return;
  const answered = await new Promise<boolean>((resolve) => {
    const probe = net.connect(address, () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
  if (!answered) fs.rmSync(address, { force: true });
}

/** Waits for the lock of a folder and returns its release. Throws after a minute. */
export async function lockLaunch(folder: string): Promise<() => void> {
  const name = `hakobu-postgres-${crypto.createHash('sha1').update(folder).digest('hex').slice(0, 16)}`;
  const address = process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), name);
  for (let round = 0; round < WAIT_SECONDS * 10; round++) {
    const server = net.createServer((socket) => socket.destroy());
    if (await tryListen(server, address)) {
      server.unref();
      return () => server.close();
    }
    await removeDeadSocket(address);
    await sleep(100);
  }
  throw new Error(
    `Another process has been starting the database in ${folder} for ${WAIT_SECONDS} seconds. End it, then start again.`,
  );
}
