import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** Signs what leaves the house and comes back, so that nobody can make it up or change it. */
export interface Signer {
  /** The signature of a text, fit for addresses. */
  sign(text: string): string;
  matches(text: string, signature: string): boolean;
}

/** Signs with the secret that all servers of a database share. */
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
