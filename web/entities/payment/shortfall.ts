import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** The amount by which the available balance (without holds) falls short; undefined if it suffices. */
export function shortfall({ available }: { available: Decimal }, amount: Decimal): Decimal | undefined {
  return compare(amount, available) > 0 ? subtract(amount, available) : undefined;
}
