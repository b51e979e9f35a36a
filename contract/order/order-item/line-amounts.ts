import { big, ratio, subtract, type Decimal } from '../../kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '../../kernel/money.ts';

/** Largest number of decimals of a stored price. */
const PRICE_SCALE = 6;

/** A line as people type it. Percentages are of the net amount: 10 means 10 %. */
export interface LineInput {
  price: Decimal;
  quantity: Decimal;
  tax_percent: Decimal;
  discount_tax_per_tax_percent: Decimal;
  is_price_with_tax: boolean;
}

/**
 * What the server keeps of a line: net price, and its money in the unit of the currency. The net amount, the
 * amount with tax and the discount are each rounded once; the tax is the difference of the first two, so that
 * a price with tax × quantity is exactly what the line costs.
 */
export interface LineAmounts {
  /** Net price of one piece. */
  price: Decimal;
  /** Net price × quantity. */
  amount: Decimal;
  tax: Decimal;
  /** What the seller takes off the tax. */
  discount_tax: Decimal;
  /** `amount + tax - discount_tax`: what the line costs. */
  balance: Decimal;
}

/**
 * The money of a line. 1,100 with 10 % tax included × 3 and a discount of 8 % gives a net price of 1,000, tax
 * 300, discount 240 and 3,060 in all, just as 1,000 without tax.
 */
export function lineAmounts(line: LineInput, currency: CurrencyId): LineAmounts {
  const scale = currencyScale[currency];
  const percent = big(100);
  // Price and quantity as fractions of this: the net of 108 with 8 % tax is 108 × 100 / 108. Whatever is
  // multiplied comes first, so that each part is divided, and rounded, once.
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
 * The line with its net price, as it is sent and stored, whose digits end somewhere. What is shown of a line
 * that is typed is counted from it: counted from what was typed, a part that lies on half a unit may be
 * rounded the other way.
 */
export const withNetPrice = <Line extends LineInput>(line: Line, currency: CurrencyId): Line => ({
  ...line,
  price: lineAmounts(line, currency).price,
  is_price_with_tax: false,
});
