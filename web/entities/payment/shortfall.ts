import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** What a wallet lacks to pay an amount: what is held of it pays nothing else. */
export function shortfall({ available }: { available: Decimal }, amount: Decimal): Decimal | undefined {
  return compare(amount, available) > 0 ? subtract(amount, available) : undefined;
}
