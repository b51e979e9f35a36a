import { cards } from './cards.gen.ts';
import { referencesOf, type Card, type Find } from './kernel/card.ts';
import type { Resource } from './kernel/permission.ts';

type AnyCard = (typeof cards)[number];
/** What a noun is called in change log and events. */
export type Word = AnyCard['word'];
/** The words of the nouns whose writes leave entries in the change log. */
export type LoggedWord = Exclude<AnyCard, { logged: false }>['word'];
/** The words of the nouns whose rows are looked at somewhere in the web app. */
export type AddressedWord = Extract<AnyCard, { address: readonly unknown[] }>['word'];
type FindOf<C> = C extends { find: readonly (infer F extends Find)[] } ? F : never;
/** What the palette finds. */
export type Findable = FindOf<AnyCard>['word'];

const every: readonly Card[] = cards;
const byWord = new Map(every.map((card) => [card.word, card]));
const byReference = new Map(every.flatMap((card) => referencesOf(card).map((column) => [column, card])));

/** The cards of what the change log speaks of. */
export const loggedCards: readonly Card[] = every.filter(({ logged }) => logged !== false);

/** The card of a word; undefined for words that are no noun. */
export const cardOf = (word: string): Card | undefined => byWord.get(word);

/**
 * The card of the rows that a right is about; where it guards several nouns, of the one it is called after.
 */
export const cardOfRight = (resource: Resource): Card | undefined =>
  every.find((card) => card.word === resource && card.resource === resource) ??
  every.find((card) => card.resource === resource && card.read !== undefined);

/**
 * The card of what a column refers to, `customer_id`; `word` is whose column it is: a parent is of the same
 * kind.
 */
export function cardOfReference(column: string, word: string): Card | undefined {
  if (column !== 'parent_id') return byReference.get(column);
  const card = cardOf(word);
  return card?.parent && card;
}

/** What the palette finds, in the order in which it shows it, each with the card it belongs to. */
export const finds = every
  .flatMap((card) =>
    (card.find ?? []).map((find) => ({ called: card.called, ...find, word: find.word as Findable, card })),
  )
  .toSorted((a, b) => a.order - b.order);
