import { cardOf, cardOfReference } from '@hakobu/contract/find-card.ts';
import type { Phrases } from './i18n.ts';
import { phraseAt } from './phrase-text.ts';

/** The label of a field's stored value; undefined for free text. `noun`: the entity of the field. */
export function valueLabel($: Phrases, noun: string, field: string, stored: string): string | undefined {
  const group = cardOf(noun)?.valueLabels?.[field] ?? cardOfReference(field, noun)?.rowLabels;
  return group === undefined ? undefined : (phraseAt($, group) as Partial<Record<string, string>>)[stored];
}
