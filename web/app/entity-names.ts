import { cardOf, finds, type Findable, type Word } from '@hakobu/contract/find-card.ts';
import type { Phrases } from './i18n.ts';
import { phraseAt } from './phrase-text.ts';

/** What one row of a noun is called: `Đơn mua`. */
export const entityName = ($: Phrases, word: Word): string => phraseAt($, cardOf(word)!.called) as string;

/** What the palette calls a row of this kind. */
export const findableName = ($: Phrases, found: Findable): string =>
  phraseAt($, finds.find(({ word }) => word === found)!.called) as string;
