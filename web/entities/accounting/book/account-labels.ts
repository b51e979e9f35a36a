import type { Phrases } from '#app/i18n.ts';

/** Accounts of the seeded chart by their code: our own, and the statutory ones. */
export const accountLabels = ($: Phrases): Readonly<Record<string, string>> => ({
  ...$.accounting.book.account,
  ...$.accounting.statistic.account,
});
