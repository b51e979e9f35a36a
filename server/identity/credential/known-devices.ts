import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { hasRow } from '#kernel/crud/rows.ts';

/** What is known of a device: where it asks from and what browser it says it is, as a hash. */
export const deviceOf = (headers: { userAgent: string | undefined; address: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([headers.address, headers.userAgent ?? '']))
    .digest('base64url');

/** Whether somebody has signed in from there within half a year. */
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
