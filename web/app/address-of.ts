import { cardOf, finds } from '@hakobu/contract/find-card.ts';
import { addressFor, type Address } from '@hakobu/contract/kernel/card.ts';
import { currentUser, may } from './session.ts';

/** Where the person who is signed in looks at a row; undefined for kinds that have no screen. */
export function addressOf(word: string | null, id: string | null, name?: string): string | undefined {
  const addresses = word === null ? undefined : addressesOf(word);
  if (addresses === undefined || id === null) return undefined;
  return addressFor(addresses, { role: currentUser()?.role_id, may }, { id, name });
}

/** What is found may be looked at elsewhere than other rows of its noun: customers are users. */
const addressesOf = (word: string): readonly Address[] | undefined =>
  finds.find((find) => find.word === word)?.address ?? cardOf(word)?.address;
