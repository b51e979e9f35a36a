import { add, compare, isZero, type Decimal } from '../../kernel/decimal.ts';

/**
 * How what a line was given compares with what it asks for. `remaining` is what is missing of it, below zero
 * where it was given more; `tolerance` is by how much it may differ.
 */
export function fulfilmentOf(
  remaining: Decimal,
  tolerance: Decimal,
): 'missing' | 'within' | 'enough' | 'exceeds' {
  if (isZero(remaining)) return 'enough';
  if (compare(remaining, tolerance) > 0) return 'missing';
  return compare(add(remaining, tolerance), '0') < 0 ? 'exceeds' : 'within';
}
