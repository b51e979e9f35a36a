import { rulesOfGoods } from './rules-of-goods.ts';
import { rulesOfMoney } from './rules-of-money.ts';

/**
 * Invariants of money and goods. Each is a query that returns the violating rows, so it must return none.
 * Types, checks and locks of the tables already enforce most of them; these recompute the sums. Tests check
 * them after writes, and a job every night.
 */
export const rules: Record<string, string> = { ...rulesOfMoney, ...rulesOfGoods };
