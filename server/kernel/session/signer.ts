import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** Signs data that clients return, against forgery. */
export interface Signer {
  /** The URL-safe signature of a text. */
  sign(text: string): string;
  matches(text: string, signature: string): boolean;
}

/** Signs with the secret shared by all servers of a database. */
export async function readSigner(db: Db): Promise<Signer> {
  const { value: secret } = await db
    .selectFrom('settings')
    .select('value')
    .where('organization_id', '=', 0)
    .where('key', '=', 'signing_secret')
    .executeTakeFirstOrThrow();
  const sign = (text: string): string =>
    createHmac('sha256', String(secret)).update(text).digest('base64url');
  return {
    sign,
    matches(text, signature) {
      const [right, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
