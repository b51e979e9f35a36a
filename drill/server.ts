// Shared by stress tests and their short forms: starts the product as an operator does, in a folder of its
// own, and controls its processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../server/seed/demo/accounts.ts';
import { cacheFolder } from '../tools/install.mjs';
import { throwawayFolder } from '../tools/throwaway-folder.ts';
import { MEMORY_ENV, MEMORY_FLAGS } from '../tools/memory-flags.mjs';
import { processesOf, readPidFile } from '../server/kernel/embedded-postgres/server-processes.ts';
import { connectionUrl } from '../server/kernel/embedded-postgres/connect.ts';
import { readSecret } from '../server/kernel/embedded-postgres/initialise.ts';

const root = path.resolve(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 180_000;

/** A folder for test data, in memory where available; on disk with `DRILL_DIR`. */
export const newFolder = (name: string): Promise<string> => throwawayFolder(name, process.env.DRILL_DIR);

export interface Started {
  child: ChildProcess;
  url: string;
  /** Output so far. */
  output(): string;
}

/** Starts a server over a folder; returns when it is ready, or with an empty `url` when it has ended. */
export async function startServer(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const child = spawn(process.execPath, [...MEMORY_FLAGS, path.join(root, 'server/main.ts')], {
    env: {
      ...MEMORY_ENV,
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_COMPILE_CACHE: cacheFolder(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-20_000);
    });
  const until = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < until && child.exitCode === null && child.signalCode === null) {
    const port = /localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}`, output: () => output };
    await sleep(20);
  }
  return { child, url: '', output: () => output };
}

/** Stops a server and waits until it has ended. */
export async function stopServer({ child }: Pick<Started, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Address of the embedded database of a folder, for direct checks. */
export function databaseUrl(folder: string): string {
  const data = path.join(folder, 'postgres');
  const { port, socketFolder } = readPidFile(data)!;
  return connectionUrl({ port, socketFolder, password: readSecret(data) }, 'hakobu');
}

/** Process id of the postmaster of a folder, and thereby of all its database processes. */
export const postmaster = (folder: string): number => readPidFile(path.join(folder, 'postgres'))?.pid ?? 0;
export const databaseProcesses = (folder: string): number[] => processesOf(path.join(folder, 'postgres'));

/** A free port that stays the same after a restart of the server. */
export { freePort } from '../server/kernel/embedded-postgres/connect.ts';

/** Signs in a demo account; returns the access token. */
export async function signIn(url: string, email: string): Promise<string> {
  const { body } = await call(url, undefined, 'POST', 'oauth/token', {
    body: { grant_type: 'password', username: email, password: DEMO_PASSWORD },
  });
  return body.access_token;
}

/** Calls the API once; returns status and body. */
export async function call(
  url: string,
  token: string | undefined,
  method: string,
  address: string,
  { key, body }: { key?: string; body?: object } = {},
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${url}/api/${address}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
