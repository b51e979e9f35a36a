import { big, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

interface Prices {
  price?: Decimal | undefined;
  initial_price?: Decimal | null | undefined;
  discount?: Decimal | undefined;
}

/** The stated price, or the initial price less the discount in per cent. Has 6 decimals. */
export function netPrice({ price, initial_price, discount = '0' }: Prices): Decimal | undefined {
  if (price !== undefined || initial_price === undefined || initial_price === null) return price;
  return decimal(big(initial_price).times(big(100).minus(discount)).div(100).round(6));
}
