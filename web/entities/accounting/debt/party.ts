import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { phrase } from '#app/i18n.ts';
import type { Filter } from '#kit/list/filter.ts';
import { customers } from '#entities/options.ts';
import { suppliers } from '#entities/product-options.ts';

export type PartyType = 'user' | 'supplier';

/** How customers and suppliers are found and displayed. */
export const parties = {
  user: { picker: customers, word: () => phrase(($) => $.common.field.customer) },
  supplier: { picker: suppliers, word: () => phrase(($) => $.common.field.supplier) },
} as const;

/** Filters by responsible person and currency. */
export const partyFilters = (type: PartyType): Filter[] => [
  { field: 'object_id', label: parties[type].word(), kind: 'entity', ...parties[type].picker },
  {
    field: 'currency_id',
    label: phrase(($) => $.common.field.currency),
    kind: 'choice',
    options: currencyIds.map((id) => ({ value: id, label: id })),
  },
];
