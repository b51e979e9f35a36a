// Finds the heading of a table, and what its columns are.
import { fold } from '@hakobu/contract/kernel/fold.ts';
import { collapseSpaces, textOfCell, type Cell } from './cell.ts';

/** A table: what stands above its heading, its columns, and the rows below the heading. */
export interface Table {
  above: string[][];
  titles: string[];
  /** With their numbers as in a spreadsheet. */
  rows: { row: number; cells: Cell[] }[];
}

/** Titles that a column may have, in the order in which they are tried, without diacritics. */
export type ColumnTitles<Column extends string> = readonly (readonly [Column, RegExp])[];

/** The columns by their titles. Of several titles that mean the same column, the first. */
export function columnsIn<Column extends string>(
  titles: readonly string[],
  known: ColumnTitles<Column>,
  /** Another column that takes the second title of one. */
  second: Partial<Record<Column, Column>> = {},
): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const title of titles) {
    const folded = fold(collapseSpaces(title));
    const column = known.find(([, pattern]) => pattern.test(folded))?.[0];
    if (column === undefined) continue;
    if (found[column] === undefined) found[column] = title;
    else if (second[column] !== undefined) found[second[column]] ??= title;
  }
  return found;
}

/** Most rows above the heading, which say what the table is about. */
const MOST_ABOVE = 30;

/**
 * The table of a file by its heading, in one row or in two with merged cells. Without a known heading the
 * first row with several cells is taken for it. Sums at the end are left out.
 */
export function findTable(readings: readonly Cell[][][], isHeading: (titles: string[]) => boolean): Table {
  const found =
    firstOf(readings, (rows) => headingOf(rows, isHeading)) ??
    firstOf(readings, (rows) => {
      const top = rows.findIndex((cells) => textsOf(cells).filter((text) => text !== '').length > 1);
      return top === -1 ? undefined : { top, height: 1, titles: textsOf(rows[top]!) };
    });
  if (found === undefined) return { above: [], titles: [], rows: [] };
  const { rows, top, height, titles } = found;
  const below = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(top + height)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  while (below.length > 0 && isTotal(below.at(-1)!.cells)) below.pop();
  return { above: rows.slice(0, top).map(textsOf), titles: withNames(titles), rows: below };
}

interface Heading {
  top: number;
  height: number;
  titles: string[];
}

function firstOf(
  readings: readonly Cell[][][],
  find: (rows: Cell[][]) => Heading | undefined,
): (Heading & { rows: Cell[][] }) | undefined {
  for (const rows of readings) {
    const found = find(rows);
    if (found !== undefined) return { rows, ...found };
  }
  return undefined;
}

function headingOf(rows: Cell[][], isHeading: (titles: string[]) => boolean): Heading | undefined {
  for (const [top, cells] of rows.slice(0, MOST_ABOVE).entries()) {
    const titles = textsOf(cells);
    const both = withSecondRow(titles, textsOf(rows[top + 1] ?? []));
    if (both !== undefined && isHeading(both)) return { top, height: 2, titles: both };
    if (isHeading(titles)) return { top, height: 1, titles };
  }
  return undefined;
}

/**
 * The titles of a heading whose merged cells are divided in the row below, such as an amount into debit and
 * credit; undefined if that row is no part of the heading.
 */
function withSecondRow(titles: readonly string[], second: readonly string[]): string[] | undefined {
  const parts = second.flatMap((text, index) => (text === '' ? [] : [{ text, index }]));
  const first = parts[0];
  if (first === undefined || parts.length < 2 || parts.some(({ text }) => /\d/.test(text))) return undefined;
  const isDivided = first.index > 0 && titles[first.index] !== '' && (titles[first.index + 1] ?? '') === '';
  if (!isDivided) return undefined;
  const width = Math.max(titles.length, second.length);
  return Array.from({ length: width }, (_, index) => second[index] || titles[index] || '');
}

const TOTAL = /^(tong( cong| so)?|cong|(grand )?totals?|合計|総合計|総計|計)\s*(\(.*\))?\s*[:：]?$/u;
const isTotal = (cells: readonly Cell[]): boolean =>
  TOTAL.test(fold(textsOf(cells).find((text) => text !== '') ?? ''));

const textsOf = (cells: readonly Cell[]): string[] => cells.map((cell) => collapseSpaces(textOfCell(cell)));

/** Columns without a title, or with a repeated one, are named by position. */
const withNames = (titles: readonly string[]): string[] =>
  titles.map((title, index) =>
    title === '' || titles.indexOf(title) !== index ? `#${index + 1}` : title.slice(0, 120),
  );
