import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Compares in constant time: an unknown account costs the same as a wrong password. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy()), password);
  return matches && stored !== null && stored !== undefined;
}

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => (decoyHash ??= hashPassword('nobody has this password'));
