import { sql } from 'kysely';
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
  const {
    rows: [kept],
  } = await sql<{
    value: PushKeys;
  }>`select value from settings where organization_id = 0 and key = 'push_keys'`.execute(db);
  if (kept !== undefined) return kept.value;
  await sql`insert into settings (organization_id, key, value)
    values (0, 'push_keys', ${JSON.stringify(webPush.generateVAPIDKeys())}::jsonb)
    on conflict do nothing`.execute(db);
  return readPushKeys(db); // two servers that start together keep the pair of the faster one
}
