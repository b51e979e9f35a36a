import type { Phrases } from '#app/i18n.ts';

/** Accounts of the seeded chart by their code: our own, and the statutory ones. */
export const accountWords = ($: Phrases): Readonly<Record<string, string>> => ({
  ...$.accounting.book.account,
  ...$.accounting.statistic.account,
});
