import { big } from './decimal.ts';
import type { CurrencyId } from './money.ts';

// Vietnamese law requires amounts in words on vouchers, so they are in Vietnamese in every UI language.

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
/** Units of groups of three digits, from the right. They repeat after nine digits. */
const GROUPS = ['', ' nghìn', ' triệu'];
const BILLION = 1_000_000_000n;

/** Name of a currency, and of its hundredth. */
const units: Record<CurrencyId, { name: string; part?: string }> = {
  VND: { name: 'đồng' },
  JPY: { name: 'yên Nhật' },
  USD: { name: 'đô la Mỹ', part: 'xu' },
};

const digit = (of: number): string => DIGITS[of]!;

/** The last digit of a group as it is pronounced after tens. */
function unitOf(tens: number, unit: number): string {
  if (unit === 1 && tens > 1) return 'mốt';
  if (unit === 4 && tens > 1) return 'tư';
  return unit === 5 && tens > 0 ? 'lăm' : digit(unit);
}

/** Up to three digits. After a larger group all three are spelt out: không trăm linh năm. */
function groupInWords(value: number, behind: boolean): string {
  const [hundreds, tens, unit] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const words: string[] = [];
  if (hundreds > 0 || behind) words.push(digit(hundreds), 'trăm');
  if (tens > 1) words.push(digit(tens), 'mươi');
  else if (tens === 1) words.push('mười');
  else if (unit > 0 && words.length > 0) words.push('linh');
  if (unit > 0) words.push(unitOf(tens, unit));
  return words.join(' ');
}

/** An integer below a billion, also as the rest after billions. */
function belowBillion(value: bigint, behind: boolean): string {
  const words: string[] = [];
  for (const at of [2, 1, 0]) {
    const group = Number((value / 1000n ** BigInt(at)) % 1000n);
    if (group > 0) words.push(`${groupInWords(group, behind || words.length > 0)}${GROUPS[at]}`);
  }
  return words.join(' ');
}

function wholeInWords(value: bigint, behind = false): string {
  if (value < BILLION) return belowBillion(value, behind);
  const rest = value % BILLION;
  const billions = `${wholeInWords(value / BILLION)} tỷ`;
  return rest === 0n ? billions : `${billions} ${belowBillion(rest, true)}`;
}

/** An integer in Vietnamese words: 1024 is một nghìn không trăm hai mươi tư. */
export const numberInWords = (value: bigint): string => (value === 0n ? digit(0) : wholeInWords(value));

/**
 * An amount in Vietnamese words, as on vouchers: "Hai mươi mốt đồng chẵn", "Một đô la Mỹ và năm xu".
 * Decimals beyond the currency's smallest unit are spelt digit by digit.
 */
export function moneyInWords(amount: string, currency: CurrencyId): string {
  const { name, part } = units[currency];
  const value = big(amount);
  const [whole = '0', decimals = ''] = value.abs().toFixed().split('.');
  const said = numberInWords(BigInt(whole));
  const sign = value.lt(0) ? 'âm ' : '';
  return capital(sign + withDecimals(said, decimals, name, part));
}

function withDecimals(said: string, decimals: string, name: string, part: string | undefined): string {
  if (decimals === '') return `${said} ${name} chẵn`;
  if (part !== undefined && decimals.length <= 2)
    return `${said} ${name} và ${numberInWords(BigInt(decimals.padEnd(2, '0')))} ${part}`;
  return `${said} phẩy ${[...decimals].map((one) => digit(Number(one))).join(' ')} ${name}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
