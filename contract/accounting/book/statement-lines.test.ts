import { describe, expect, test } from 'vitest';
import { balanceSheetLines, incomeStatementLines, type StatementLine } from './statement-lines.ts';

const sumsOf = (lines: readonly StatementLine[]) =>
  Object.fromEntries(lines.flatMap((line) => ('sum' in line ? [[line.code, line.sum]] : [])));
const lineOf = (lines: readonly StatementLine[], account: string) =>
  lines.filter((line) => 'takes' in line && line.takes.some((take) => take.account === account));

describe('statements have the lines of Circular 99/2025/TT-BTC', () => {
  test('interest and exchange differences are in lines 22 and 23; line 21 is investment property', () => {
    expect(lineOf(incomeStatementLines, '515')).toMatchObject([{ code: '22' }]);
    expect(lineOf(incomeStatementLines, '635')).toMatchObject([{ code: '23' }]);
    expect(sumsOf(incomeStatementLines)).toMatchObject({ 30: ['20', '22', '-23', '-25', '-26'] });
  });

  test('assets add up to 280, other current assets to 160; 150 is biological assets', () => {
    expect(sumsOf(balanceSheetLines)).toMatchObject({ 280: ['100'], 160: ['162', '163'] });
    expect(lineOf(balanceSheetLines, '333').map(({ code }) => code)).toEqual(['163', '314']);
    expect(lineOf(balanceSheetLines, '338').map(({ code }) => code)).toEqual(['135', '320']);
    expect(lineOf(balanceSheetLines, '421')).toMatchObject([{ code: '420a' }]);
    expect(sumsOf(balanceSheetLines)).toMatchObject({ 420: ['420a', '420b'] });
  });

  test('receivables and customer advances are separate lines', () => {
    const sides = (account: string) =>
      lineOf(balanceSheetLines, account).map((line) => [
        line.code,
        'takes' in line && line.takes.find((take) => take.account === account)?.side,
      ]);
    expect(sides('131')).toEqual([
      ['131', 'debit'],
      ['312', 'credit'],
    ]);
    expect(sides('331')).toEqual([
      ['132', 'debit'],
      ['311', 'credit'],
    ]);
    for (const account of ['138', '141', '338', '344'])
      expect(sides(account)).toEqual([
        ['135', 'debit'],
        ['320', 'credit'],
      ]);
  });

  test('advances to staff are receivables', () => {
    expect(lineOf(balanceSheetLines, '141')[0]).toMatchObject({ code: '135' });
  });

  test('each line is part of exactly one total', () => {
    for (const lines of [incomeStatementLines, balanceSheetLines]) {
      const summed = lines.flatMap((line) => ('sum' in line ? line.sum : []));
      expect(new Set(summed).size).toBe(summed.length);
      expect(lines.map(({ code }) => code)).toEqual(
        expect.arrayContaining(summed.map((code) => code.replace('-', ''))),
      );
    }
  });
});
