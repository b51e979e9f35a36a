import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let format: typeof import('./format.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  format = await import('./format.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('money shows the decimals it has, two at most, and those that its currency always has', () => {
  const shown = (value: string, currency: string) => format.formatMoney(value, currency);
  expect(shown('909.090909', 'JPY')).toBe('¥909.09');
  expect([shown('909', 'JPY'), shown('1500000', 'VND'), shown('5', 'USD'), shown('-0.5', 'JPY')]).toEqual([
    '¥909',
    '₫1,500,000',
    '$5.00',
    '-¥0.5',
  ]);
  expect(shown('5', 'EUR')).toBe('5.00 EUR');
});

test('a size has its sides in the notation of the language, and none if nobody measured it', async () => {
  expect(format.formatSize({ length: '60.5', width: '40', height: '0' })).toBe('60.5 × 40 × 0');
  expect(format.formatSize({ length: '0', width: '0.00', height: '0' })).toBe('');
  const { formatSize } = await formatsIn('vi');
  expect(formatSize({ length: '60.5', width: '40', height: '30' })).toBe('60,5 × 40 × 30');
});

test('large amounts are shown in words, with a sign for rounding', () => {
  expect(
    ['150000', '1500000', '18642123', '-2500000000', ''].map((value) => format.amountInWords(value)),
  ).toEqual(['', '1.5 million', '≈ 18.64 million', '-2.5 billion', '']);
});

/** The formats of a language. */
async function formatsIn(language: 'en' | 'vi' | 'ja') {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  const { chooseLanguage } = await import('#app/i18n.ts');
  await chooseLanguage(language);
  return import('./format.ts');
}

test.for([
  ['en', '1,234.5', '¥149,710', '-₫80,000'],
  ['vi', '1.234,5', '149.710 ¥', '-80.000 ₫'],
  ['ja', '1,234.5', '¥149,710', '-₫80,000'],
] as const)(
  'Vietnamese writes the currency after the amount, English and Japanese before it: %s',
  async ([language, number, yen, dong]) => {
    const { formatFigures, formatMoney, formatNumber } = await formatsIn(language);
    const most = formatFigures({ maximum: '1000000', decimals: ',', scale: 2, code: '000123' });
    const maximum = language === 'vi' ? '1.000.000' : '1,000,000';
    expect(most).toEqual({ maximum, decimals: ',', scale: '2', code: '000123' });
    expect(formatNumber('1234.5')).toBe(number);
    expect([formatMoney('149710', 'JPY'), formatMoney('-80000', 'VND')]).toEqual([yen, dong]);
  },
);

test.for([
  ['en', '05-11-2026', '05-11', '11/2026'],
  ['vi', '05-11-2026', '05-11', '11/2026'],
  ['ja', '2026/11/05', '11/05', '2026年11月'],
] as const)(
  'a day is day-month-year, in Japanese year/month/day, and a moment has its time behind it: %s',
  async ([language, day, short, month]) => {
    const { formatDate, formatInstant, formatMonth, formatShortDate } = await formatsIn(language);
    expect([formatDate('2026-11-05'), formatDate(''), formatShortDate('2026-11-05')]).toEqual([
      day,
      '',
      short,
    ]);
    expect(formatInstant('2026-11-05T12:34:56')).toBe(`${day} 12:34`);
    expect([formatMonth('2026-11'), formatShortDate(undefined)]).toEqual([month, '']);
  },
);
