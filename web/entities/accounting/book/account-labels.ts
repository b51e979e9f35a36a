import type { Phrases } from '#app/i18n.ts';

/** Labels of the seeded accounts by code: internal and statutory ones. */
export const accountLabels = ($: Phrases): Readonly<Record<string, string>> => ({
  ...$.accounting.book.account,
  ...$.accounting.statistic.account,
});
