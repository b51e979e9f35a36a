import { cardOf } from '@hakobu/contract/find-card.ts';
import { callsOf } from '@hakobu/contract/kernel/card.ts';

/** What the ids of the calls begin with that a change of a noun touches: its own, and the change log. */
export function touchedBy(word: string): string[] {
  const card = cardOf(word);
  return card === undefined ? [] : [...callsOf(card), 'helper.log'].map((call) => `${call}.`);
}
