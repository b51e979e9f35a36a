import { addresses, type Addressed } from '@hakobu/contract/addresses.gen.ts';
import { addressFor } from '@hakobu/contract/kernel/card.ts';
import { currentUser, may } from './session.ts';

/** Where the person who is signed in looks at a row; undefined for kinds that have no screen. */
export function addressOf(word: string | null, id: string | null, name?: string): string | undefined {
  if (word === null || id === null || !isAddressed(word)) return undefined;
  return addressFor(addresses[word], { role: currentUser()?.role_id, may }, { id, name });
}

const isAddressed = (word: string): word is Addressed => Object.hasOwn(addresses, word);
