import { z } from 'zod';
import type { FieldProblem } from './kernel.errors.ts';
import { compactCode, plainCode } from './typed-code.ts';

/** Countries of business partners. A tax code has the format of its country. */
export const partnerCountries = ['jp', 'vn'] as const;
export type PartnerCountry = (typeof partnerCountries)[number];

/** A tax code without spaces and in half width; a hyphen stands before the number of a Vietnamese branch. */
function normalize(typed: string): string {
  const code = plainCode(typed).replaceAll(/\s/g, '').toUpperCase();
  if (code.startsWith('T')) return compactCode(code);
  return code.replace(/^(\d{10})(\d{3})$/, '$1-$2');
}

/** A company has 10 digits, its branch 3 more, a household business or person the 12 of its identity card. */
const isVietnamese = (code: string): boolean => /^(\d{10}(-\d{3})?|\d{12})$/.test(code);

/**
 * A Japanese registration number (適格請求書発行事業者登録番号): T and the 13 digits of a corporate number,
 * whose first is a check digit: 9 less the remainder by 9 of the others, doubled at every second place from
 * the right.
 */
function isJapanese(code: string): boolean {
  if (!/^T\d{13}$/.test(code)) return false;
  const [check, ...digits] = [...code.slice(1)].map(Number);
  const sum = digits.toReversed().reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}

/** What is wrong with a tax code of a country. */
export function taxCodeProblem(code: string | null, country: PartnerCountry): FieldProblem | undefined {
  if (code === null) return undefined;
  if (country === 'jp') return isJapanese(code) ? undefined : 'not_japanese_tax_code';
  return isVietnamese(code) ? undefined : 'not_vietnamese_tax_code';
}

/** A typed tax code whose country is checked elsewhere. Empty text becomes null. */
export const typedTaxCode = () =>
  z
    .string({ error: 'not_text' })
    .max(40, 'too_long')
    .refine((typed) => !typed.includes('\0'), 'invalid')
    .nullable()
    .transform((typed) => normalize(typed ?? '') || null);

/** A tax code of one country, or of either. */
export const taxCodeField = (country?: PartnerCountry) =>
  typedTaxCode().superRefine((code, context) => {
    const message = taxCodeProblem(code, country ?? (code?.startsWith('T') === true ? 'jp' : 'vn'));
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
