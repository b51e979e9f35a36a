import type { NumberSeparators } from '#kit/inputs/number-text.ts';
import { prices } from './pasted-lines.ts';
import { readPastedTable, type PastedTable } from './pasted-table.ts';

/** A row copied from a table: supplier name, amount and note. */
export interface PastedPayee {
  name: string;
  amount: string;
  note: string;
}

/** Rows of a table as they were copied: supplier, amount and note. Undefined for what is none. */
export const readPastedPayees = (
  text: string,
  signs: NumberSeparators,
): PastedTable<PastedPayee> | undefined =>
  readPastedTable(text, signs, ([name = '', amount = '', note = ''], figure) => ({
    name,
    amount: figure(amount, prices, ''),
    note,
  }));
