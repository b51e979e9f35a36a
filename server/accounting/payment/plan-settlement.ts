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

/** A part of a payment: it settles an undecided amount, or repays a debt lot. */
export interface Settlement {
  charge: Charge;
  amount: Decimal;
  lot?: DebtLot;
}

export const owed = (lot: DebtLot): Decimal => subtract(lot.amount, lot.repaid);
/** The sum of positive undecided amounts. */
export const undecided = (charges: readonly Charge[]): Decimal =>
  add(...charges.map(({ unsolved }) => (isPositive(unsolved) ? unsolved : zero)), zero);
export const owedInAll = (lots: readonly DebtLot[]): Decimal => add(...lots.map(owed), zero);

/**
 * Allocates an amount: first to undecided amounts by charge, then to debt by due date (the order of `lots`).
 * An amount above the undecided ones that fits into the debt is a repayment and goes to debt only. The caller
 * has checked that the total suffices.
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

/** Whether a settlement completes some charge or its debt; only then can the status of an order change. */
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
