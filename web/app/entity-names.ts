import { cardOf, searchTargets, type SearchableType, type EntityType } from '@hakobu/contract/find-card.ts';
import type { Phrases } from './i18n.ts';
import { phraseAt } from './phrase-text.ts';

/** What one row of a noun is called: `Đơn mua`. */
export const entityName = ($: Phrases, word: EntityType): string =>
  phraseAt($, cardOf(word)!.label) as string;

/** What the palette calls a row of this kind. */
export const findableName = ($: Phrases, found: SearchableType): string =>
  phraseAt($, searchTargets.find(({ word }) => word === found)!.label) as string;
