import type { NumberSeparators } from '#kit/inputs/number-text.ts';
import { prices } from './pasted-lines.ts';
import { readPastedTable, type PastedTable } from './pasted-table.ts';

/** A row that was copied from a table: the name of a supplier, how much it gets, and what is noted of that. */
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
