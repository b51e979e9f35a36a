/**
 * Japanese article numbers (JAN, the EAN of Japan): 8 or 13 digits, the last of which checks the others.
 * Source: GS1 General Specifications, section 7.9.
 */

/** The check digit of the digits before it. Weights 3 and 1 alternate, beginning with 3 at the right. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const LOOKS_LIKE_ONE = /^(\d{8}|\d{13})$/;

/** True of an article number whose check digit fits. */
export const isJan = (code: string): boolean => LOOKS_LIKE_ONE.test(code) && mistypedJan(code) === undefined;

/**
 * The number as it should be, when what was typed looks like an article number whose last digit is wrong;
 * undefined where nothing is wrong.
 */
export function mistypedJan(code: string): string | undefined {
  if (!LOOKS_LIKE_ONE.test(code)) return undefined; // shops have codes of their own
  const right = code.slice(0, -1) + checkDigit(code.slice(0, -1));
  return right === code ? undefined : right;
}
