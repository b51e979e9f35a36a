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
  expect(shown('909.090909', 'JPY')).toBe('909.09 ¥');
  expect([shown('909', 'JPY'), shown('1500000', 'VND'), shown('5', 'USD'), shown('-0.5', 'JPY')]).toEqual([
    '909 ¥',
    '1,500,000 ₫',
    '5.00 $',
    '-0.5 ¥',
  ]);
});

test('large amounts are shown in words, with a sign for rounding', () => {
  expect(
    ['150000', '1500000', '18642123', '-2500000000', ''].map((value) => format.amountInWords(value)),
  ).toEqual(['', '1.5 million', '≈ 18.64 million', '-2.5 billion', '']);
});

test.for(['en', 'vi', 'ja'])(
  'a day is day-month-year, a moment has its time behind it: %s',
  async (language) => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: {} });
    const { chooseLanguage } = await import('#app/i18n.ts');
    await chooseLanguage(language as 'en');
    const { formatDate, formatFigures, formatInstant, formatNumber } = await import('./format.ts');
    const most = formatFigures({ maximum: '1000000', decimals: ',', scale: 2, code: '000123' });
    const maximum = language === 'vi' ? '1.000.000' : '1,000,000';
    expect(most).toEqual({ maximum, decimals: ',', scale: '2', code: '000123' });
    expect(formatNumber('1234.5')).toBe(language === 'vi' ? '1.234,5' : '1,234.5');
    expect(formatDate('2026-11-05')).toBe('05-11-2026');
    expect(formatDate('')).toBe('');
    expect(formatInstant('2026-11-05T12:34:56')).toMatch(/^05-11-2026 12:34$/);
  },
);
