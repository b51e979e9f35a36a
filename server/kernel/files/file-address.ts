// Addresses of private files. A browser's <img> and a download send no token, so the address itself shows
// that somebody who may read the file was given it; it holds for minutes and for this file alone.
import type { FileRow } from '@hakobu/contract/kernel/file.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { readSigner } from '../session/signer.ts';
import type { StoredFile } from './find-file.ts';

const STEP_SECONDS = 300;

/** What an address carries beside the id: Unix seconds until which it holds, and the signature of both. */
export interface SignedAddress {
  until: string;
  signature: string;
}

const signedText = (id: string, until: string | number): string => `file\n${id}\n${until}`;
type Named = Omit<StoredFile, 'shown_to_all'>;

/**
 * Answers files as calls do, with addresses that hold for 5 to 10 minutes: within a step they are the same,
 * so that a list that is asked again shows what the browser has.
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
      thumbnail_url: is_picture ? `/files/${id}/thumbnail${proof}` : null,
    };
  };
}

/** Takes an address's proof. Refuses with `file_address_over` what was changed or whose time is over. */
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
