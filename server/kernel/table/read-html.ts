import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, RowCollector } from './cell.ts';

/** Whether a text is an HTML page with a table, which many programs save with the extension .xls. */
export const isHtmlTable = (text: string): boolean => /^\s*</.test(text) && /<table[\s>]/i.test(text);

// Without `<` in attributes, so that a text of unclosed tags is scanned once.
const TAG = /<(\/?)(table|tr|td|th)\b([^<>]*)>/gi;

/**
 * The rows of all tables of a page, one below the other. End tags may be missing, as HTML allows; cells over
 * several rows or columns have their text in the first one, as in a spreadsheet.
 */
export function readHtml(html: string): string[][] {
  const table = new RowCollector();
  const merged = new MergedCells();
  let from: number | undefined; // where the text of the open cell starts
  let span = 1;
  const close = (at: number) => {
    if (from === undefined) return;
    table.add(textOf(html.slice(from, at)));
    for (let column = 1; column < span; column += 1) table.add('');
    from = undefined;
  };
  const startRow = () => {
    table.startRow();
    merged.nextRow();
  };
  for (const { index, 0: tag, 1: end, 2: name, 3: attributes } of html.matchAll(TAG)) {
    close(index);
    if (end === '/' || /table/i.test(name!)) continue;
    if (/tr/i.test(name!)) {
      startRow();
      continue;
    }
    if (table.rows.length === 0) startRow();
    while (merged.covers(table.rows.at(-1)!.length)) table.add('');
    span = spanOf(attributes!, 'colspan', MAX_TABLE_COLUMNS);
    merged.merge(table.rows.at(-1)!.length, span, spanOf(attributes!, 'rowspan', MAX_TABLE_ROWS));
    from = index + tag.length;
  }
  close(html.length);
  return table.rows;
}

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

const spanOf = (attributes: string, name: string, most: number): number => {
  const [, digits] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,6})`, 'i').exec(attributes) ?? [];
  return Math.min(Math.max(Number(digits ?? 1), 1), most);
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<br\b[^<>]*>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => signOf(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  yen: '¥',
};
/** Accents of named letters, such as `&agrave;`, which Vietnamese pages use. */
const ACCENTS: Readonly<Record<string, string>> = { grave: '̀', acute: '́', circ: '̂', tilde: '̃' };

function signOf(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
  }
  const accent = ACCENTS[name.slice(1)];
  if (accent !== undefined) return `${name[0]}${accent}`.normalize();
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}
