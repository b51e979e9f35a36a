/**
 * The lines of the circular's statements, each as the accounts that make it. Another circular, or another
 * chart, is other data here; what lines are called stands in the phrases under their code.
 */
export type StatementLine =
  /** Sums other lines, those after a minus sign taken away. */
  | { code: string; sum: readonly string[] }
  /** What statutory accounts hold, each by the beginning of its code and its side. */
  | { code: string; takes: readonly BalanceTerm[] };

/**
 * Stands among accounts for the profit of the year so far: most of it lies in accounts of profit already, to
 * which months were closed, and the balance sheet tells it apart.
 */
export const PROFIT_OF_YEAR = 'profit of the year';

export interface BalanceTerm {
  /** `511` takes 5111 and 5113 too. */
  account: string;
  /** `debit`, `credit`: what stands on that side alone; the others less what stands on the other. */
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
 * Form B02-DN of Circular 99/2025/TT-BTC. Lines that never have a figure here, as 21 for investment property
 * that is sold, are left out, as the circular allows; the others keep their codes. They take what moved
 * within the period, without the closing of months.
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

/** Accounts of revenue and expense by the beginning of their codes: what is closed at the end of a month. */
export const resultAccounts = ['5', '6', '7', '8'] as const;

/**
 * Form B01-DN of the same circular (Appendix IV). Its lines take what stands at the end of the period. Lines
 * without figures here are left out: nothing is held over a year, nothing lives, nothing is provided for.
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
  // what is not closed yet is profit too, and that of the year stands apart
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
