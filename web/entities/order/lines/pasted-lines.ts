import type { NumberLimits, NumberSeparators } from '#kit/inputs/number-text.ts';
import { readPastedTable, type PastedTable } from './pasted-table.ts';

/** A row that was copied from a table: whose goods, how many, and for how much if it says so. */
export interface PastedLine {
  code: string;
  quantity: string;
  price: string;
}
export type Pasted = PastedTable<PastedLine>;

const quantities: NumberLimits = { scale: 2, max: '9999999', signed: false };
export const prices: NumberLimits = { scale: 6, max: '999999999999', signed: false };

/** Rows of a table as they were copied: code, quantity and price. Undefined for what is none. */
export const readPastedLines = (text: string, signs: NumberSeparators): Pasted | undefined =>
  readPastedTable(text, signs, ([code = '', quantity = '', price = ''], figure) => ({
    code,
    quantity: figure(quantity, quantities, '1'),
    price: figure(price, prices, ''),
  }));
