import { cardOf, cardOfReference, finds, type Findable, type Word } from '@hakobu/contract/find-card.ts';
import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';

type Words = Partial<Record<string, string>>;

/** What stands at a path that a card names: a word, `order.order.name`, or a group of words. */
const standingAt = ($: Phrases, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], $);

/** What one row of a noun is called: `Đơn mua`. */
export const nounWord = ($: Phrases, word: Word): string => standingAt($, cardOf(word)!.called) as string;

/** What the palette calls a row of this kind. */
export const foundWord = ($: Phrases, found: Findable): string =>
  standingAt($, finds.find(({ word }) => word === found)!.called) as string;

/**
 * What a stored word of a field says; undefined where it is no word of the product. `noun`: whose field it
 * is.
 */
export function storedWord($: Phrases, noun: string, field: string, stored: string): string | undefined {
  const group = cardOf(noun)?.words?.[field] ?? cardOfReference(field, noun)?.said;
  return group === undefined ? undefined : (standingAt($, group) as Words)[stored];
}

const known = new WeakMap<Phrases, { log: Words; field: Words }>();

/**
 * What a field is called where only its name is known, as in the change log: in words of its noun, else of
 * any, in words of its own, as the field of a form, or as what it refers to; its name when nobody named it.
 */
export function fieldWord($: Phrases, name: string, noun: string): string {
  let words = known.get($);
  if (words === undefined) {
    words = {
      log: { ...$.common.log, ...collect($, 'log') },
      field: { ...$.common.field, ...collect($, 'field') },
    };
    known.set($, words);
  }
  const { log, field } = words;
  const own = ownWords($, noun);
  const named =
    own.log?.[name] ?? own.field?.[name] ?? log[name] ?? field[name] ?? field[name.replace(/_id$/, '')];
  if (named !== undefined) return named;
  const card = cardOfReference(name, noun);
  return card === undefined ? name : (standingAt($, card.called) as string);
}

/** What the noun itself calls its fields: `end` is not the same of a price and of a contract. */
function ownWords($: Phrases, noun: string): { log?: Words; field?: Words } {
  const called = cardOf(noun)?.called.split('.').slice(0, 2).join('.');
  return called === undefined ? {} : (standingAt($, called) as { log?: Words; field?: Words });
}
