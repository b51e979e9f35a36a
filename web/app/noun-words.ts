import { cardOf, finds, type Findable, type Word } from '@hakobu/contract/find-card.ts';
import type { Phrases } from './i18n.ts';
import { standingAt } from './words.ts';

/** What one row of a noun is called: `Đơn mua`. */
export const nounWord = ($: Phrases, word: Word): string => standingAt($, cardOf(word)!.called) as string;

/** What the palette calls a row of this kind. */
export const foundWord = ($: Phrases, found: Findable): string =>
  standingAt($, finds.find(({ word }) => word === found)!.called) as string;
