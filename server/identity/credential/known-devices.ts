import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { hasRow } from '#kernel/crud/rows.ts';

/** Identifies a device by a hash of address and user agent. */
export const deviceOf = (headers: { userAgent: string | undefined; address: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([headers.address, headers.userAgent ?? '']))
    .digest('base64url');

/** True when the user signed in from the device within half a year. */
export const isKnownDevice = (db: Db, userId: number, device: string): Promise<boolean> =>
  hasRow({ db }, 'known_devices', { user_id: userId, device });

export async function rememberDevice(db: Db, userId: number, device: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device })
    .onConflict((seen) => seen.columns(['user_id', 'device']).doUpdateSet({ seen_at: sql<string>`now()` }))
    .execute();
}

export async function deleteOldDevices(db: Db): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<', sql<string>`now() - interval '180 days'`)
    .execute();
}
