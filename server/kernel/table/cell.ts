import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** A cell: text as a person reads it, or the exact number or calendar day of a spreadsheet. */
export type Cell = string | { number: Decimal } | { day: string };

/** Most rows, columns and cells of a table. */
export const MAX_TABLE_ROWS = 50_000;
export const MAX_TABLE_COLUMNS = 200;
export const MAX_TABLE_CELLS = 2_000_000;

export const textOfCell = (cell: Cell | undefined): string => {
  if (cell === undefined || typeof cell === 'string') return cell ?? '';
  return 'day' in cell ? cell.day : cell.number;
};

/** Collapses whitespace to single spaces. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A table has more rows, columns or cells than fit. */
export class TableTooLarge extends Error {
  constructor() {
    super('The table is too large');
  }
}

/** Collects cells row by row and throws `TableTooLarge` before they fill the memory. */
export class RowCollector {
  readonly rows: string[][] = [];
  #cells = 0;

  startRow(): void {
    if (this.rows.length >= MAX_TABLE_ROWS) throw new TableTooLarge();
    this.rows.push([]);
  }

  /** Adds a cell to the last row. */
  add(cell: string): void {
    const row = this.rows.at(-1)!;
    this.#cells += 1;
    if (row.length >= MAX_TABLE_COLUMNS || this.#cells > MAX_TABLE_CELLS) throw new TableTooLarge();
    row.push(cell);
  }
}
