import { compactCode, plainCode } from '../../kernel/typed-code.ts';

/**
 * Japanese article numbers (JAN, compatible with EAN): 8 or 13 digits, of which the last is a check digit.
 * Source: GS1 General Specifications, section 7.9.
 */

/** Check digit of the preceding digits. Weights alternate 3 and 1, starting with 3 at the right. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const LOOKS_LIKE_ONE = /^(\d{8}|\d{13})$/;

/**
 * A typed or scanned code of a product. Article numbers are printed with spaces or hyphens between their
 * digits; hyphens of other codes belong to them.
 */
export function normalizeProductCode(typed: string): string {
  const digits = compactCode(typed);
  if (isJan(digits)) return digits;
  return plainCode(typed).replaceAll(/(?<=\d)\s+(?=\d)/g, '');
}

/** Whether the check digit of an article number is right. */
export const isJan = (code: string): boolean => LOOKS_LIKE_ONE.test(code) && mistypedJan(code) === undefined;

/**
 * The corrected number, where a code looks like an article number with a wrong check digit. Otherwise
 * undefined.
 */
export function mistypedJan(code: string): string | undefined {
  if (!LOOKS_LIKE_ONE.test(code)) return undefined; // shops may have codes of their own
  const right = code.slice(0, -1) + checkDigit(code.slice(0, -1));
  return right === code ? undefined : right;
}
