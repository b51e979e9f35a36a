import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { currencyScale } from '@hakobu/contract/kernel/money.ts';
import { formatDay, isFigure } from '@hakobu/phrases/figures.ts';
import { currentLanguage } from '#app/i18n.ts';

const scales: Record<string, number> = currencyScale;
const symbols: Record<string, string> = { VND: '₫', JPY: '¥', USD: '$' };
const locale = (): string => ({ en: 'en-GB', vi: 'vi-VN', ja: 'ja-JP' })[currentLanguage()];

/** Thousands and decimal separators of the language. */
export function separators(): { thousands: string; decimals: string } {
  const parts = new Intl.NumberFormat(locale()).formatToParts(12345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { thousands: of('group'), decimals: of('decimal') };
}

/** Formats an exact decimal. `Intl` takes the text itself, so no digit is lost. */
export function formatNumber(value: string | number | null | undefined, scale?: number): string {
  if (value === null || value === undefined || value === '') return '';
  return new Intl.NumberFormat(locale(), {
    maximumFractionDigits: scale ?? 6,
    minimumFractionDigits: scale !== undefined && scale <= 2 ? scale : 0,
  }).format(value as Intl.StringNumericLiteral);
}

/** Length × width × height in cm; empty if nobody measured it. */
export const formatSize = (of: { length: string; width: string; height: string }): string => {
  const sides = [of.length, of.width, of.height];
  return sides.every((side) => Number(side) === 0) ? '' : sides.map((side) => formatNumber(side)).join(' × ');
};

/** Formats numbers in the parameters of a phrase. */
export const formatFigures = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isFigure(name, value) ? formatNumber(value) : String(value),
    ]),
  );

/**
 * Amounts have the decimals of their currency; prices with more show at most two of them in addition.
 * Vietnamese writes the currency after the amount, English and Japanese before it.
 */
export function formatMoney(value: string | number | null | undefined, currency: string): string {
  if (value === null || value === undefined || value === '') return '';
  const amount = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: scales[currency] ?? 2,
    maximumFractionDigits: 2,
  }).format(value as Intl.StringNumericLiteral);
  const symbol = symbols[currency];
  if (symbol === undefined || currentLanguage() === 'vi') return `${amount} ${symbol ?? currency}`;
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`;
}

const LARGE = 1_000_000;
/** A large amount in words, "18,6 triệu", "1,864万"; "≈" marks rounding. */
export function amountInWords(value: string): string {
  if (value === '' || Math.abs(Number(value)) < LARGE) return '';
  const said = (digits: number) => compact(value, digits);
  return said(2) === said(20) ? said(2) : `≈ ${said(2)}`;
}

const compact = (value: string | number, digits: number): string =>
  new Intl.NumberFormat(locale(), {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);

/** A number on an axis: in words where it is large, "1,5 tỷ". */
export const formatTick = (value: number): string =>
  value < LARGE ? formatNumber(value) : compact(value, 2);

/** `YYYY-MM-DD` or an instant as day-month-year, in Japanese as year/month/day. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '';
  return formatDay(value.length === 10 ? value : localDay(new Date(value)), currentLanguage());
}

/** A day without its year, for the axis of a chart. */
export const formatShortDate = (day: string | undefined): string =>
  day === undefined ? '' : formatDay(day.slice(5), currentLanguage());

/** `YYYY-MM` as month/year, in Japanese as year and month. */
export const formatMonth = (month: string): string => formatDay(month, currentLanguage());

export function formatInstant(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const moment = new Date(typeof value === 'number' ? value * 1000 : value);
  return `${formatDate(localDay(moment))} ${localTime(moment).slice(0, 5)}`;
}

export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
export const localTime = (moment: Date): string => moment.toTimeString().slice(0, 8);
/** The business date: vouchers and due dates use it, whatever the time zone of the browser. */
export const today = (): string => dayIn(new Date());

/** A country's name by its ISO code. */
export const countryName = (id: string): string =>
  new Intl.DisplayNames(locale(), { type: 'region' }).of(id.toUpperCase()) ?? id;

/** A document's name; a number gets a prefix so that it is not taken for a count. */
export const calledBy = (name: string): string => (/^\d+$/.test(name) ? `#${name}` : name);
