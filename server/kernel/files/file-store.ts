import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** First key of advisory locks on files; the second is derived from the hash. */
export const FILE_LOCK = 7301;
/** SHA-256 of bytes as hex, under which they are stored. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Stores files by the hash of their content, so that equal bytes are stored once and a name cannot lead
 * outside the store.
 */
export interface FileStore {
  /** Stores bytes and returns their SHA-256 as hex. */
  put(content: Uint8Array): Promise<string>;
  read(sha256: string): Promise<Buffer>;
  /** Deletes bytes that no row names; missing ones are no error. */
  remove(sha256: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (sha256: string): string => path.join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(content) {
      const sha256 = hashOf(content);
      const place = placeOf(sha256);
      if (await exists(place)) return sha256;
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // A crash must not leave a partial file under the final name.
      const unfinished = `${place}.${randomUUID()}`;
      const file = await fs.open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await fs.rename(unfinished, place);
      return sha256;
    },
    read: (sha256) => fs.readFile(placeOf(sha256)),
    remove: (sha256) => fs.rm(placeOf(sha256), { force: true }),
  };
}

const exists = (place: string): Promise<boolean> =>
  fs.access(place).then(
    () => true,
    () => false,
  );
