import { Parser } from 'htmlparser2';
import { collapseSpaces, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, RowCollector } from './cell.ts';

/** Whether a text is an HTML page with a table, which many programs save with the extension .xls. */
export const isHtmlTable = (text: string): boolean => /^\s*</.test(text) && /<table[\s>]/i.test(text);

/**
 * The rows of all tables of a page, one below the other. End tags may be missing, as HTML allows; cells over
 * several rows or columns have their text in the first one, as in a spreadsheet.
 */
export function readHtml(html: string): string[][] {
  const table = new RowCollector();
  const merged = new MergedCells();
  let text: string | undefined; // of the open cell
  let span = 1;
  const startRow = () => {
    table.startRow();
    merged.nextRow();
  };
  const closeCell = () => {
    if (text === undefined) return;
    table.add(collapseSpaces(text));
    for (let column = 1; column < span; column += 1) table.add('');
    text = undefined;
  };
  const openCell = (attributes: Attributes) => {
    closeCell(); // of the table around
    if (table.rows.length === 0) startRow();
    while (merged.covers(table.rows.at(-1)!.length)) table.add('');
    span = spanOf(attributes.colspan, MAX_TABLE_COLUMNS);
    merged.merge(table.rows.at(-1)!.length, span, spanOf(attributes.rowspan, MAX_TABLE_ROWS));
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'tr') startRow();
      else if (isCell(name)) openCell(attributes);
      else if (name === 'br' && text !== undefined) text += ' ';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (isCell(name)) closeCell();
    },
  });
  parser.end(html);
  return table.rows;
}

type Attributes = Readonly<Record<string, string>>;
const isCell = (name: string): boolean => name === 'td' || name === 'th';

/** Cells that reach into the rows below. */
class MergedCells {
  /** The number of rows, including the current one, that each column stays covered. */
  readonly #left = new Map<number, number>();

  nextRow(): void {
    for (const [column, rows] of this.#left)
      if (rows <= 1) this.#left.delete(column);
      else this.#left.set(column, rows - 1);
  }

  covers(column: number): boolean {
    return this.#left.has(column);
  }

  merge(first: number, columns: number, rows: number): void {
    // The row of the cell itself is counted off by the next row.
    if (rows > 1) for (let at = 0; at < columns; at += 1) this.#left.set(first + at, rows);
  }
}

const spanOf = (digits = '1', most: number): number =>
  Math.min(Math.max(Number.parseInt(digits, 10) || 1, 1), most);
