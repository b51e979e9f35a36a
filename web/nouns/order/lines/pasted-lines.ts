import { readNumber, readPasted, type NumberLimits, type Signs } from '#kit/inputs/number-text.ts';
import { isRead } from '#kit/inputs/typed-text.ts';

/** A row that was copied from a table: whose goods, how many, and for how much if it says so. */
export interface PastedLine {
  code: string;
  quantity: string;
  price: string;
}
export interface Pasted {
  lines: PastedLine[];
  /** What stands where a figure should. */
  unreadable: string[];
}

const quantities: NumberLimits = { scale: 2, max: '9999999', signed: false };
const prices: NumberLimits = { scale: 6, max: '999999999999', signed: false };

/**
 * Rows of a table as they were copied: code, quantity and price, parted by tabs. Undefined for what is none.
 * A first row in which words stand for all figures names the columns.
 */
export function readPastedLines(text: string, signs: Signs): Pasted | undefined {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return undefined;
  const read = rows.map((cells) => readRow(cells, signs));
  const [heads, ...others] = read;
  const named = heads!.unreadable.length > 0 && heads!.figures === 0 && others.length > 0;
  const all = named ? others : read;
  return {
    lines: all.map(({ line }) => line),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
  };
}

function readRow([code = '', quantity = '', price = '']: string[], signs: Signs) {
  const unreadable: string[] = [];
  let figures = 0;
  const figure = (cell: string, limits: NumberLimits, otherwise: string): string => {
    if (cell === '') return otherwise;
    const reading = readNumber(readPasted(cell, signs) ?? cell, signs, limits);
    if (!isRead(reading)) unreadable.push(cell);
    else figures += 1;
    return isRead(reading) ? reading.value : otherwise;
  };
  const line = { code, quantity: figure(quantity, quantities, '1'), price: figure(price, prices, '') };
  return { line, unreadable, figures };
}
