import { compactCode } from '@hakobu/contract/kernel/typed-code.ts';

/** Parses the code on a box label: `B1207`, `b-1207`, or only the digits. */
export function boxOfCode(code: string): number | undefined {
  const [, digits] = /^B?0*([1-9]\d{0,8})$/i.exec(compactCode(code)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
