import { describe, expect, test } from 'vitest';
import { balanceSheetLines, incomeStatementLines, type StatementLine } from './statement-lines.ts';

const sumsOf = (lines: readonly StatementLine[]) =>
  Object.fromEntries(lines.flatMap((line) => ('sum' in line ? [[line.code, line.sum]] : [])));
const lineOf = (lines: readonly StatementLine[], account: string) =>
  lines.filter((line) => 'takes' in line && line.takes.some((take) => take.account === account));

describe('statements have the lines of Circular 99/2025/TT-BTC', () => {
  test('what comes from and goes to banks and rates stands in 22 and 23: 21 is for investment property', () => {
    expect(lineOf(incomeStatementLines, '515')).toMatchObject([{ code: '22' }]);
    expect(lineOf(incomeStatementLines, '635')).toMatchObject([{ code: '23' }]);
    expect(sumsOf(incomeStatementLines)).toMatchObject({ 30: ['20', '22', '-23', '-25', '-26'] });
  });

  test('assets sum to 280, other current assets to 160: 150 is for what is alive', () => {
    expect(sumsOf(balanceSheetLines)).toMatchObject({ 280: ['100'], 160: ['162', '163'] });
    expect(lineOf(balanceSheetLines, '333').map(({ code }) => code)).toEqual(['163', '314']);
    expect(lineOf(balanceSheetLines, '338').map(({ code }) => code)).toEqual(['135', '320']);
    expect(lineOf(balanceSheetLines, '421')).toMatchObject([{ code: '420a' }]);
    expect(sumsOf(balanceSheetLines)).toMatchObject({ 420: ['420a', '420b'] });
  });

  test('what one owes and what another paid ahead stand in lines of their own', () => {
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

  test('each line is summed up once', () => {
    for (const lines of [incomeStatementLines, balanceSheetLines]) {
      const summed = lines.flatMap((line) => ('sum' in line ? line.sum : []));
      expect(new Set(summed).size).toBe(summed.length);
      expect(lines.map(({ code }) => code)).toEqual(
        expect.arrayContaining(summed.map((code) => code.replace('-', ''))),
      );
    }
  });
});
