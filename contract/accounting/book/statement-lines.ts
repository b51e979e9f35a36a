/**
 * Lines of the statutory statements and the accounts they are computed from. Another circular or chart
 * needs other data here. Titles of lines are phrases under their code.
 */
export type StatementLine =
  /** Sums other lines, subtracting those after a minus sign. */
  | { code: string; sum: readonly string[] }
  /** Balances of statutory accounts, by the first digits of their code and their side. */
  | { code: string; takes: readonly BalanceTerm[] };

/**
 * Placeholder for the profit of the year to date. Most of it is in profit accounts already, by monthly
 * closing, and the balance sheet shows it separately.
 */
export const PROFIT_OF_YEAR = 'profit of the year';

export interface BalanceTerm {
  /** `511` includes 5111 and 5113. */
  account: string;
  /** `debit`, `credit`: balances on that side only. Otherwise the net balance. */
  side: 'debit' | 'credit' | 'debit_less_credit' | 'credit_less_debit';
}

const take = (side: BalanceTerm['side'], ...accounts: string[]): BalanceTerm[] =>
  accounts.map((account) => ({ account, side }));
const income = (code: string, account: string): StatementLine => ({
  code,
  takes: take('credit_less_debit', account),
});
const expense = (code: string, account: string): StatementLine => ({
  code,
  takes: take('debit_less_credit', account),
});

/**
 * Form B02-DN of Circular 99/2025/TT-BTC. Lines that never have a figure here, such as 21 for investment
 * property sold, are left out, as the circular allows; the others keep their codes. Figures are movements
 * of the period without the closing of months.
 */
export const incomeStatementLines: readonly StatementLine[] = [
  income('01', '511'),
  expense('02', '521'),
  { code: '10', sum: ['01', '-02'] },
  expense('11', '632'),
  { code: '20', sum: ['10', '-11'] },
  income('22', '515'),
  expense('23', '635'),
  expense('25', '641'),
  expense('26', '642'),
  { code: '30', sum: ['20', '22', '-23', '-25', '-26'] },
  income('31', '711'),
  expense('32', '811'),
  { code: '40', sum: ['31', '-32'] },
  { code: '50', sum: ['30', '40'] },
  expense('51', '821'),
  { code: '60', sum: ['50', '-51'] },
];

/** Revenue and expense accounts by the first digits of their codes. They are closed at the end of a month. */
export const resultAccounts = ['5', '6', '7', '8'] as const;

/**
 * Form B01-DN of the same circular (Appendix IV). Figures are balances at the end of the period. Lines
 * without figures here are left out: no long-term assets, biological assets or provisions.
 */
export const balanceSheetLines: readonly StatementLine[] = [
  { code: '100', sum: ['110', '130', '140', '160'] },
  { code: '110', sum: ['111'] },
  { code: '111', takes: take('debit_less_credit', '111', '112', '113') },
  { code: '130', sum: ['131', '132', '135'] },
  { code: '131', takes: take('debit', '131') },
  { code: '132', takes: take('debit', '331') },
  { code: '135', takes: take('debit', '138', '141', '338', '344') },
  { code: '140', sum: ['141'] },
  { code: '141', takes: take('debit_less_credit', '151', '156') },
  { code: '160', sum: ['162', '163'] },
  { code: '162', takes: take('debit_less_credit', '133') },
  { code: '163', takes: take('debit', '333') },
  { code: '280', sum: ['100'] },
  { code: '300', sum: ['310'] },
  { code: '310', sum: ['311', '312', '314', '320'] },
  { code: '311', takes: take('credit', '331') },
  { code: '312', takes: take('credit', '131') },
  { code: '314', takes: take('credit', '333') },
  { code: '320', takes: take('credit', '138', '141', '338', '344') },
  { code: '400', sum: ['411', '417', '420'] },
  { code: '411', takes: take('credit_less_debit', '411') },
  { code: '417', takes: take('credit_less_debit', '413') },
  { code: '420', sum: ['420a', '420b'] },
  // months that are not closed count as profit too, and the profit of the year is a line of its own
  {
    code: '420a',
    takes: [
      ...take('credit_less_debit', '421', '911', '000', ...resultAccounts),
      ...take('debit_less_credit', PROFIT_OF_YEAR),
    ],
  },
  { code: '420b', takes: take('credit_less_debit', PROFIT_OF_YEAR) },
  { code: '440', sum: ['300', '400'] },
];
