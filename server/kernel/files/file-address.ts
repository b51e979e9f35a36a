// Signed addresses of private files. A browser's <img> and a download send no token, so the address itself
// proves that a reader of the file received it; it is valid for minutes and for this file only.
import type { FileRow } from '@hakobu/contract/kernel/file.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { readSigner } from '../session/signer.ts';
import type { StoredFile } from './find-file.ts';

const STEP_SECONDS = 300;

/** Query of a signed address: expiry in Unix seconds, and the signature of id and expiry. */
export interface SignedAddress {
  until: string;
  signature: string;
}

const signedText = (id: string, until: string | number): string => `file\n${id}\n${until}`;
type Named = Omit<StoredFile, 'shown_to_all'>;

/**
 * File fields of responses, with addresses valid for 5 to 10 minutes: they are the same within a step, so
 * that a list loaded again uses the browser's cache.
 */
export async function fileAddresses(db: Db, now: Date): Promise<(file: Named) => FileRow> {
  const { sign } = await readSigner(db);
  const until = (Math.ceil(now.getTime() / 1000 / STEP_SECONDS) + 1) * STEP_SECONDS;
  return ({ id, name, media_type, bytes, created_at, is_picture }) => {
    const proof = `?until=${until}&signature=${sign(signedText(id, until))}`;
    return {
      id,
      name,
      media_type,
      bytes,
      created_at,
      url: `/files/${id}${proof}`,
      thumbnail_url: is_picture ? `/files/${id}${proof}&size=256` : null,
    };
  };
}

/** Checks the signature of an address. Refuses with `file_address_over` when it is changed or expired. */
export async function requireValidSignature(
  db: Db,
  now: Date,
  id: string,
  proof: SignedAddress,
): Promise<void> {
  const { matches } = await readSigner(db);
  if (!matches(signedText(id, proof.until), proof.signature) || Number(proof.until) * 1000 <= now.getTime())
    throw new Refusal('file_address_over');
}
