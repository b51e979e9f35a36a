import type { NumberLimits, NumberSeparators } from '#kit/inputs/number-text.ts';
import { readPastedTable, type PastedTable } from './pasted-table.ts';

/** A row copied from a table: product code, quantity, and price if given. */
export interface PastedLine {
  code: string;
  quantity: string;
  price: string;
}
export type Pasted = PastedTable<PastedLine>;

const quantities: NumberLimits = { scale: 2, max: '9999999', signed: false };
export const prices: NumberLimits = { scale: 6, max: '999999999999', signed: false };

/** Parses copied table rows into code, quantity and price. Undefined if the text is not a table. */
export const readPastedLines = (text: string, signs: NumberSeparators): Pasted | undefined =>
  readPastedTable(text, signs, ([code = '', quantity = '', price = ''], figure) => ({
    code,
    quantity: figure(quantity, quantities, '1'),
    price: figure(price, prices, ''),
  }));
