import webPush from 'web-push';
import type { Db } from '../database/database.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys that push messages are signed with. They are made when they are first needed and kept: other keys
 * would silence every device.
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
  return readPushKeys(db); // two servers that start together keep the pair of the faster one
}
