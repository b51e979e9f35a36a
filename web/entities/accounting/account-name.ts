import type { Phrases } from '#app/i18n.ts';
import { labelIn } from '#kit/labels.ts';
import { accountLabels } from './book/account-labels.ts';

/** Accounts of the seeded chart have names in every language; others have the name that a user gave them. */
export const accountName =
  ({ code, name = '' }: { code: string; name?: string }) =>
  ($: Phrases): string =>
    labelIn(accountLabels($), code, name);
