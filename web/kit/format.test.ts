import { beforeAll, expect, test, vi } from 'vitest';

let format: typeof import('./format.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  format = await import('./format.ts');
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

test('large amounts are said in words, and when more is left out than said, that too', () => {
  expect(
    ['150000', '1500000', '18642123', '-2500000000', ''].map((value) => format.amountInWords(value)),
  ).toEqual(['', '1.5 million', '≈ 18.64 million', '-2.5 billion', '']);
});

test('a day is day-month-year in every language, a moment has its time behind it', () => {
  expect(format.formatDate('2026-11-05')).toBe('05-11-2026');
  expect(format.formatDate('')).toBe('');
  expect(format.formatInstant('2026-11-05T12:34:56')).toMatch(/^05-11-2026 12:34$/);
});
