// How to reach a running server: over its Unix socket when possible (a third faster per round trip), else
// over TCP loopback.
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { OWNER } from './initialise.ts';

/** Where a server listens. An empty `socketFolder` means TCP only. */
export type ServerAddress = { port: number; socketFolder: string; password: string };

/** Longest address a Unix socket may have: 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_PATH = 103;

/** Whether a socket in that folder has a short enough address. */
export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.65535')) <= LONGEST_SOCKET_PATH;
}

/** Connection URL of one database, understood by `pg` and by libpq. */
export function connectionUrl(address: ServerAddress, database: string): string {
  const base = `postgres://${OWNER}:${address.password}@127.0.0.1:${address.port}/${encodeURIComponent(database)}`;
  return address.socketFolder ? `${base}?host=${encodeURIComponent(address.socketFolder)}` : base;
}

async function answers(address: ServerAddress): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionUrl(address, 'postgres'),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => {}); // A server that ends during the probe counts as not answering.
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false;
    throw new Error(
      `The database does not accept our password. Its password file (<database folder>.secret) is not the one it was made with; put the right one back.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The address that answers now (socket first, then TCP), or `null`. Throws when the password is refused. */
export async function findAddress(
  port: number,
  socketFolder: string,
  password: string,
): Promise<ServerAddress | null> {
  const candidates = socketFolder
    ? [
        { port, socketFolder, password },
        { port, socketFolder: '', password },
      ]
    : [{ port, socketFolder: '', password }];
  for (const candidate of candidates) if (await answers(candidate)) return candidate;
  return null;
}

/** A TCP port of the loopback interface that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
