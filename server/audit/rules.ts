import { rulesOfGoods } from './rules-of-goods.ts';
import { rulesOfMoney } from './rules-of-money.ts';

/**
 * What must hold of money and goods at any moment, each rule as a question whose answer must be nothing. Most
 * of it is already kept by the shape of the tables, checks and locks; this asks the sums themselves. Tests
 * ask after any work, a job every night.
 */
export const rules: Record<string, string> = { ...rulesOfMoney, ...rulesOfGoods };
