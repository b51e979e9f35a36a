import { big, ratio, subtract, type Decimal } from '../../kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '../../kernel/money.ts';

/** Most decimals of a stored price. */
const PRICE_SCALE = 6;

/** Entered values of a line. Percentages are of the net amount: 10 means 10 %. */
export interface LineInput {
  price: Decimal;
  quantity: Decimal;
  tax_percent: Decimal;
  discount_tax_per_tax_percent: Decimal;
  is_price_with_tax: boolean;
}

/**
 * Stored values of a line: net price, and amounts in the currency's smallest unit. Net amount, gross amount
 * and discount are each rounded once, and the tax is the difference of the first two, so that a price with
 * tax × quantity is exactly the total of the line.
 */
export interface LineAmounts {
  /** Net price of one piece. */
  price: Decimal;
  /** Net price × quantity. */
  amount: Decimal;
  tax: Decimal;
  /** Discount on the tax by the seller. */
  discount_tax: Decimal;
  /** `amount + tax - discount_tax`: total of the line. */
  balance: Decimal;
}

/**
 * Computes the amounts of a line. 1,100 with 10 % tax included × 3 and a discount of 8 % gives a net price
 * of 1,000, tax 300, discount 240 and a total of 3,060, the same as 1,000 without tax.
 */
export function lineAmounts(line: LineInput, currency: CurrencyId): LineAmounts {
  const scale = currencyScale[currency];
  const percent = big(100);
  // Price and quantity are fractions of this: the net of 108 with 8 % tax is 108 × 100 / 108. Multiplies
  // first, so that each amount is divided and rounded once.
  const divisor = line.is_price_with_tax ? percent.plus(line.tax_percent) : percent;
  const net = big(line.price).times(percent);
  const all = net.times(line.quantity);
  const amount = ratio(all, divisor, scale);
  const gross = ratio(all.times(percent.plus(line.tax_percent)), divisor.times(percent), scale);
  const discount_tax = ratio(all.times(line.discount_tax_per_tax_percent), divisor.times(percent), scale);
  return {
    price: ratio(net, divisor, PRICE_SCALE),
    amount,
    tax: subtract(gross, amount),
    discount_tax,
    balance: subtract(gross, discount_tax),
  };
}

/**
 * The line with its net price, as it is sent and stored, which has a limited number of decimals. Screens
 * compute amounts from it while the user types: computed from the entered price, an amount at half a unit
 * could be rounded differently.
 */
export const withNetPrice = <Line extends LineInput>(line: Line, currency: CurrencyId): Line => ({
  ...line,
  price: lineAmounts(line, currency).price,
  is_price_with_tax: false,
});
