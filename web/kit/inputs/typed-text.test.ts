import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay, parseMoment, formatDayText } from './day-text.ts';
import { parseNumber, parsePastedNumber, type NumberLimits, type NumberSeparators } from './number-text.ts';
import { isParsed, normalizeOnBlur, parseTyped, type TextKind } from './typed-text.ts';

const vietnamese: NumberSeparators = { thousands: '.', decimals: ',' };
const english: NumberSeparators = { thousands: ',', decimals: '.' };
const japanese = english;
const price: NumberLimits = { scale: 6, max: '999999999999', signed: false };
const yen: NumberLimits = { ...price, scale: 0 };
const TODAY = '2026-11-22';

describe('figures', () => {
  const read = (text: string, signs: NumberSeparators, limits = price) => {
    const reading = parseNumber(text, signs, limits);
    return isParsed(reading) ? reading.value : reading.problem;
  };

  test('a dot groups in Vietnamese, a comma in English and Japanese', () => {
    expect(read('150.000', vietnamese)).toBe('150000');
    expect(read('12.800', vietnamese)).toBe('12800');
    expect(read('2.000', vietnamese)).toBe('2000');
    expect(read('12,5', vietnamese)).toBe('12.5');
    expect(read('1.500.000,25', vietnamese)).toBe('1500000.25');
    expect(read('150,000', english)).toBe('150000');
    expect(read('12.5', japanese)).toBe('12.5');
    expect(read('1,500,000.25', japanese)).toBe('1500000.25');
  });

  test('invalid numbers of the language are refused, never reinterpreted', () => {
    for (const text of ['12.5', '1.50.000', '1.5000', '1,500,000', '1,500.25', '-', ',', '12x', '1e3'])
      expect(read(text, vietnamese), text).toBe('not_figure');
    for (const text of ['12,5', '1,5000', '1.500.000', '1.500,25'])
      expect(read(text, english)).toBe('not_figure');
  });

  test('signs of an input method are those of a keyboard', () => {
    expect(read('１２，８００', japanese)).toBe('12800');
    expect(read('１２。５', japanese)).toBe('12.5');
    expect(parseNumber('ー３', japanese, { ...price, signed: true })).toEqual({ value: '-3' });
  });

  test('a figure that its field cannot hold is refused with the reason', () => {
    expect(parseNumber('100,5', vietnamese, yen)).toEqual({
      problem: 'too_many_decimals',
      values: { scale: 0 },
    });
    expect(read('100,0', vietnamese, yen)).toBe('100');
    expect(parseNumber('100', english, { ...price, max: '99.9' })).toEqual({
      problem: 'too_large',
      values: { maximum: '99.9' },
    });
    expect(parseNumber('-1', english, price)).toEqual({ problem: 'too_small', values: { minimum: 0 } });
    expect(read('-0', english)).toBe('0');
  });

  test('pasted numbers are read by their last separator', () => {
    const pasted = (text: string) => [vietnamese, english].map((signs) => parsePastedNumber(text, signs));
    expect(pasted('1,500,000')).toEqual(['1500000', '1500000']);
    expect(pasted('1.500.000')).toEqual(['1500000', '1500000']);
    expect(pasted('1,500.25')).toEqual(['1500,25', '1500.25']);
    expect(pasted('1.500,25 ₫')).toEqual(['1500,25', '1500.25']);
    expect(pasted('1,234,567.89')).toEqual(['1234567,89', '1234567.89']);
    expect(pasted('12.800')).toEqual(['12800', '12.8']);
    expect(pasted('12.8')).toEqual(['12,8', '12.8']);
    expect(pasted('¥１８，６４２')).toEqual(['18,642', '18642']);
    expect(pasted('150000')).toEqual(['150000', '150000']);
    for (const text of ['1.5e3', 'abc', '1,2.3,4', ''])
      expect(pasted(text), text).toEqual([undefined, undefined]);
  });
});

test('an empty number becomes 0 when it is left, unless empty means none', () => {
  const kind: TextKind = { read: (text) => parseNumber(text, english, price), show: (value) => value };
  expect(normalizeOnBlur(kind, '', '0')).toEqual({ text: '0', value: '0' });
  expect(normalizeOnBlur(kind, ' ')).toEqual({ text: '', value: '' });
  expect(normalizeOnBlur(kind, '5', '0')).toEqual({ text: '5', value: '5' });
  expect(normalizeOnBlur(kind, '-', '0')).toEqual({ text: '-', value: '' });
});

describe('days', () => {
  const read = (text: string) => {
    const reading = parseDay(text, TODAY);
    return isParsed(reading) ? reading.value : reading.problem;
  };

  test('day, month and year with any separator', () => {
    for (const text of ['05-11-2026', '5/11', '0511', '5.11.26', '5-11-26', '05112026', '051126', '５／１１'])
      expect(read(text), text).toBe('2026-11-05');
    expect(read('13-11-2026')).toBe('2026-11-13');
    expect(read('29.2.2028')).toBe('2028-02-29');
    expect(read('')).toBe('');
  });

  test('anything else is refused', () => {
    for (const text of [
      '11-13-2026',
      '2026-11-05',
      '31-11-2026',
      '29.2.2026',
      '5',
      '511',
      '5/11-26',
      '5/11/226',
      '0/11',
      'hôm nay',
      '05-11-0026',
      '5 11',
    ])
      expect(read(text), text).toBe('not_day');
  });

  test('a moment may have its time behind the day', () => {
    const moment = (text: string) => parseMoment(text, TODAY, '23:59:59');
    expect(moment('5/11')).toEqual({ value: '2026-11-05 23:59:59' });
    expect(moment('5/11 7:05')).toEqual({ value: '2026-11-05 07:05:00' });
    expect(moment('05-11-2026 14:30:15')).toEqual({ value: '2026-11-05 14:30:15' });
    expect(moment('')).toEqual({ value: '' });
    for (const text of ['5/11 24:00', '5/11 7', '5/11 7:60', '7:30', '5/11 7:30 x'])
      expect(moment(text), text).toEqual({ problem: 'not_moment' });
  });
});

describe('the text shown after blur equals the sent value', () => {
  const locales = [
    ['vi-VN', vietnamese],
    ['en-GB', english],
    ['ja-JP', japanese],
  ] as const;
  const numbers = ([locale, signs]: (typeof locales)[number], limits: NumberLimits): TextKind => ({
    read: (text) => parseNumber(text, signs, limits),
    show: (value) =>
      value === ''
        ? ''
        : new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(
            value as Intl.StringNumericLiteral,
          ),
  });
  const days: TextKind = { read: (text) => parseDay(text, TODAY), show: formatDayText };
  const moments: TextKind = { read: (text) => parseMoment(text, TODAY, '00:00:00'), show: formatDayText };

  /** Types letter by letter, then blurs the field. */
  function holds(kind: TextKind, text: string): void {
    let now = { text: '', value: '' };
    for (const letter of text) now = parseTyped(kind, now.text + letter);
    const after = normalizeOnBlur(kind, now.text);
    expect(after.value).toBe(now.value);
    const shown = kind.read(after.text);
    // The shown text equals the sent value, or the text is refused and not sent.
    if (isParsed(shown)) expect(shown.value).toBe(after.value);
    else expect(after).toEqual({ text, value: '' });
    expect(normalizeOnBlur(kind, after.text)).toEqual(after);
  }

  test('figures, in three languages', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 18 });
    for (const locale of locales)
      for (const limits of [price, yen, { ...price, signed: true }])
        fc.assert(fc.property(letters, (text) => holds(numbers(locale, limits), text)));
  });

  test('figures that are pasted keep their worth in every language', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999_998n }), fc.constantFrom('', '5', '25'));
    for (const [from, signs] of locales)
      for (const to of locales)
        fc.assert(
          fc.property(amount, ([whole, part]) => {
            const value = part === '' ? String(whole) : `${whole}.${part}`;
            const copied = numbers([from, signs], price).show(value);
            // One separator with three digits behind it depends on the notation of the language.
            fc.pre(/[.,].*[.,]|^\d+$|[.,]\d{1,2}$/.test(copied) || signs === to[1]);
            const pasted = parsePastedNumber(copied, to[1]);
            expect(parseNumber(pasted ?? '', to[1], price)).toEqual({ value });
          }),
        );
  });

  test('days and moments', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789-/.: '), maxLength: 19 });
    const written = fc
      .date({
        min: new Date('1900-01-01T00:00:00Z'),
        max: new Date('2999-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    for (const kind of [days, moments]) {
      fc.assert(fc.property(letters, (text) => holds(kind, text)));
      fc.assert(
        fc.property(written, (day) => {
          holds(kind, formatDayText(day));
          expect(parseDay(formatDayText(day), TODAY)).toEqual({ value: day });
        }),
      );
    }
  });
});
