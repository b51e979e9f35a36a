import { add, big, decimal, subtract, type Decimal } from '../../kernel/decimal.ts';
import { roundMoney, type CurrencyId } from '../../kernel/money.ts';

/** Largest number of decimals of a stored price. */
const PRICE_SCALE = 6;

/** A line as people type it. Percentages are of the net amount: 10 means 10 %. */
export interface TypedLine {
  price: Decimal;
  quantity: Decimal;
  tax_percent: Decimal;
  discount_tax_per_tax_percent: Decimal;
  is_price_with_tax: boolean;
}

/**
 * What the server keeps of a line: net price, and the line's money, each part rounded once to the currency's
 * unit.
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
export function lineAmounts(line: TypedLine, currency: CurrencyId): LineAmounts {
  const rate = big(line.tax_percent).div(100);
  const net = line.is_price_with_tax ? big(line.price).div(rate.plus(1)) : big(line.price);
  const exact = net.times(line.quantity);
  const amount = roundMoney(decimal(exact), currency);
  const tax = roundMoney(decimal(exact.times(rate)), currency);
  const discount_tax = roundMoney(decimal(exact.times(line.discount_tax_per_tax_percent).div(100)), currency);
  return {
    price: decimal(net.round(PRICE_SCALE)),
    amount,
    tax,
    discount_tax,
    balance: subtract(add(amount, tax), discount_tax),
  };
}
