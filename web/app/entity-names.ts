import { cardOf, searchTargets, type SearchableType, type EntityType } from '@hakobu/contract/find-card.ts';
import type { Phrases } from './i18n.ts';
import { phraseAt } from './phrase-text.ts';

/** The name of one row of an entity: `Đơn mua`. */
export const entityName = ($: Phrases, word: EntityType): string =>
  phraseAt($, cardOf(word)!.label) as string;

/** The name of a kind of search result in the palette. */
export const findableName = ($: Phrases, found: SearchableType): string =>
  phraseAt($, searchTargets.find(({ word }) => word === found)!.label) as string;
