import { add, compare, isZero, type Decimal } from '../../kernel/decimal.ts';

/**
 * Compares the allocated quantity of a line with the quantity it wants. `remaining` is the missing
 * quantity, negative for a surplus; `tolerance` is the permitted difference.
 */
export function fulfilmentOf(
  remaining: Decimal,
  tolerance: Decimal,
): 'missing' | 'within' | 'enough' | 'exceeds' {
  if (isZero(remaining)) return 'enough';
  if (compare(remaining, tolerance) > 0) return 'missing';
  return compare(add(remaining, tolerance), '0') < 0 ? 'exceeds' : 'within';
}
