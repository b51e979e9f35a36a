import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { formatDay } from '@hakobu/phrases/figures.ts';
import { localDay } from '../format.ts';

/** The languages of printed papers: that of the receiver, whatever the user's is. */
export type PaperLanguage = 'vi' | 'ja';

const locales = { vi: 'vi-VN', ja: 'ja-JP' };
const scales: Partial<Record<string, number>> = currencyScale;
const symbols: Partial<Record<string, string>> = { JPY: '¥', USD: '$' } satisfies Partial<
  Record<CurrencyId, string>
>;

/** Formats a number in the notation of a paper's language. */
export const formatFigure = (value: string, language: PaperLanguage = 'vi', decimals = 6): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals }).format(
    value as Intl.StringNumericLiteral,
  );

/** An amount with its currency: `1.234.000 VND`, in Japanese `¥1,234`. */
export function formatPaperMoney(value: string, currency: string, language: PaperLanguage): string {
  const scale = scales[currency] ?? 2;
  const amount = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: scale,
    maximumFractionDigits: Math.max(scale, 2),
  }).format(value as Intl.StringNumericLiteral);
  const symbol = symbols[currency];
  if (language === 'vi' || symbol === undefined) return `${amount} ${currency}`;
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`;
}

/** A label and its value. */
export const labelled = (label: string, value: string, language: PaperLanguage): string =>
  `${label}${language === 'ja' ? '：' : ': '}${value}`;

/** A day or moment in the notation of a paper's language. */
export const paperDay = (value: string, language: PaperLanguage): string =>
  formatDay(value.length === 10 ? value : localDay(new Date(value)), language);
