import {
  add,
  compare,
  isPositive,
  least,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import type { Charge } from '../charge/charges.ts';
import type { DebtLot } from '../debt/debt-lots.ts';

/** One piece of a payment: it settles what was undecided of a charge, or repays a lot of its debt. */
export interface Settlement {
  charge: Charge;
  amount: Decimal;
  lot?: DebtLot;
}

export const owed = (lot: DebtLot): Decimal => subtract(lot.amount, lot.repaid);
/** What can be decided now: the unsolved part where it is above zero. */
export const undecided = (charges: readonly Charge[]): Decimal =>
  add(...charges.map(({ unsolved }) => (isPositive(unsolved) ? unsolved : zero)), zero);
export const owedInAll = (lots: readonly DebtLot[]): Decimal => add(...lots.map(owed), zero);

/**
 * Spreads an amount. What is unsolved is settled first, charge by charge, then debt is repaid, oldest due
 * date first (the order of `lots`). An amount beyond what is unsolved that fits into the debt is a repayment:
 * it goes to the debt alone, and what is unsolved stays open to be paid or debited. The caller has checked
 * that there is room for all of it.
 */
export function planSettlement(
  charges: readonly Charge[],
  lots: readonly DebtLot[],
  amount: Decimal,
): Settlement[] {
  const isRepayment = compare(amount, undecided(charges)) > 0 && compare(amount, owedInAll(lots)) <= 0;
  const plan: Settlement[] = [];
  let left = amount;
  const take = (most: Decimal): Decimal => {
    const part = least(left, most);
    left = subtract(left, part);
    return part;
  };
  for (const charge of isRepayment ? [] : charges)
    if (isPositive(left) && isPositive(charge.unsolved)) plan.push({ charge, amount: take(charge.unsolved) });
  for (const lot of lots) {
    const charge = charges.find(({ id }) => id === lot.charge_id);
    if (charge !== undefined && isPositive(left) && isPositive(owed(lot)))
      plan.push({ charge, lot, amount: take(owed(lot)) });
  }
  return plan;
}

/**
 * True when a settlement decides the last of some charge or repays its last debt: the order's status may
 * change then, else never.
 */
export function crossesZero(plan: readonly Settlement[]): boolean {
  const charges = new Map(plan.map(({ charge }) => [charge.id, charge]));
  return [...charges.values()].some((charge) => {
    const sum = (debt: boolean) =>
      add(
        ...plan
          .filter((part) => part.charge.id === charge.id && (part.lot !== undefined) === debt)
          .map(({ amount }) => amount),
        zero,
      );
    return (
      (isPositive(charge.unsolved) && compare(sum(false), charge.unsolved) === 0) ||
      (isPositive(charge.outstanding) && compare(sum(true), charge.outstanding) === 0)
    );
  });
}
