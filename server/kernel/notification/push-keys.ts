import webPush from 'web-push';
import type { Db } from '../database/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair that signs push messages, created on first use. Replacing it would invalidate all
 * subscriptions.
 */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const stored = await db
    .selectFrom('settings')
    .select('value')
    .where('organization_id', '=', 0)
    .where('key', '=', 'push_keys')
    .$castTo<{ value: PushKeys }>()
    .executeTakeFirst();
  if (stored !== undefined) return stored.value;
  await db
    .insertInto('settings')
    .values({ organization_id: 0, key: 'push_keys', value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readPushKeys(db); // Concurrent servers use the pair that was stored first.
}
