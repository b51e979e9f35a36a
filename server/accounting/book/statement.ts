import {
  PROFIT_OF_YEAR,
  type StatementLine,
  type BalanceTerm,
} from '@hakobu/contract/accounting/book/statement-lines.ts';
import { add, negate, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** Debit and credit of a statutory account. */
export interface Sides {
  account: string;
  debit: Decimal;
  credit: Decimal;
}

/** A computed line with its accounts. */
export interface Line {
  code: string;
  amount: Decimal;
  accounts: string[];
}

/** Computes the lines of a statement from balances or movements. Pure. */
export function statementOf(lines: readonly StatementLine[], sides: readonly Sides[]): Line[] {
  const byCode = new Map(lines.map((line) => [line.code, line]));
  const amountOf = (code: string): Decimal => {
    const line = byCode.get(code);
    if (line === undefined) throw new Error(`A statement sums line ${code}, which it does not have`);
    if ('sum' in line)
      return add(
        zero,
        ...line.sum.map((part) => (part.startsWith('-') ? negate(amountOf(part.slice(1))) : amountOf(part))),
      );
    return add(zero, ...line.takes.flatMap((take) => taken(take, sides).map((one) => worth(take, one))));
  };
  return lines.map((line) => ({
    code: line.code,
    amount: amountOf(line.code),
    accounts:
      'takes' in line
        ? [...new Set(line.takes.flatMap((take) => taken(take, sides).map(({ account }) => account)))].filter(
            (account) => account !== PROFIT_OF_YEAR,
          )
        : [],
  }));
}

const taken = ({ account }: BalanceTerm, sides: readonly Sides[]): Sides[] =>
  sides.filter((one) => one.account.startsWith(account));

function worth({ side }: BalanceTerm, { debit, credit }: Sides): Decimal {
  if (side === 'debit') return debit;
  if (side === 'credit') return credit;
  return side === 'debit_less_credit' ? subtract(debit, credit) : subtract(credit, debit);
}
