import { cardOf, cardOfReference } from '@hakobu/contract/find-card.ts';
import { collect } from '@hakobu/phrases/collect.ts';
import type { Phrases } from './i18n.ts';
import { phraseAt } from './phrase-text.ts';

type Words = Partial<Record<string, string>>;

/** Labels of all entities, of which one may mean something else by the same name. */
const others = new WeakMap<Phrases, { log: Words; field: Words }>();

/**
 * The label of a field given by name, as in the change log. Looked up in this order: labels of the entity,
 * shared ones, those of any other entity, the referenced entity; otherwise the name.
 */
export function fieldLabel($: Phrases, name: string, noun: string): string {
  let words = others.get($);
  if (words === undefined) {
    words = { log: collect($, 'log'), field: collect($, 'field') };
    others.set($, words);
  }
  const bare = name.replace(/_id$/, '');
  for (const { log, field } of [ownLabels($, noun), $.common as { log: Words; field: Words }, words]) {
    const named = log?.[name] ?? field?.[name] ?? field?.[bare];
    if (named !== undefined) return named;
  }
  const card = cardOfReference(name, noun);
  return card === undefined ? name : (phraseAt($, card.label) as string);
}

/** The entity's own labels: `end` means different things for a price and a contract. */
function ownLabels($: Phrases, noun: string): { log?: Words; field?: Words } {
  const called = cardOf(noun)?.label.split('.').slice(0, 2).join('.');
  return called === undefined ? {} : (phraseAt($, called) as { log?: Words; field?: Words });
}
