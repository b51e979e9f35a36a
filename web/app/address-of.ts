import { addresses, type Addressed } from '@hakobu/contract/addresses.gen.ts';
import { addressFor } from '@hakobu/contract/kernel/card.ts';
import { currentUser, may } from './session.ts';

/** The address where the signed-in user sees a row; undefined for entities without a screen. */
export function addressOf(word: string | null, id: string | null, name?: string): string | undefined {
  if (word === null || id === null || !isAddressed(word)) return undefined;
  return addressFor(addresses[word], { role: currentUser()?.role_id, may }, { id, name });
}

const isAddressed = (word: string): word is Addressed => Object.hasOwn(addresses, word);
