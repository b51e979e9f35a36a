import {
  parseNumber,
  parsePastedNumber,
  type NumberLimits,
  type NumberSeparators,
} from '#kit/inputs/number-text.ts';
import { isParsed } from '#kit/inputs/typed-text.ts';

/** Lines copied from a table, and the texts that could not be read as numbers. */
export interface PastedTable<Line> {
  lines: Line[];
  unreadable: string[];
}
/** Parses a cell as a number; `otherwise` is the value of an empty cell. */
export type ReadFigure = (cell: string, limits: NumberLimits, otherwise: string) => string;

/**
 * Parses copied table rows with tab-separated cells. Undefined if the text is not a table, such as a single
 * cell. A first row with words in all number columns is taken as headings.
 */
export function readPastedTable<Line>(
  text: string,
  signs: NumberSeparators,
  lineOf: (cells: readonly string[], figure: ReadFigure) => Line,
): PastedTable<Line> | undefined {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return undefined;
  const read = rows.map((cells) => readRow(cells, signs, lineOf));
  const [heads, ...others] = read;
  const named = heads!.unreadable.length > 0 && heads!.figures === 0 && others.length > 0;
  const all = named ? others : read;
  return {
    lines: all.map(({ line }) => line),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
  };
}

function readRow<Line>(
  cells: readonly string[],
  signs: NumberSeparators,
  lineOf: (cells: readonly string[], figure: ReadFigure) => Line,
) {
  const unreadable: string[] = [];
  let figures = 0;
  const line = lineOf(cells, (cell, limits, otherwise) => {
    if (cell === '') return otherwise;
    const reading = parseNumber(parsePastedNumber(cell, signs) ?? cell, signs, limits);
    if (!isParsed(reading)) unreadable.push(cell);
    else figures += 1;
    return isParsed(reading) ? reading.value : otherwise;
  });
  return { line, unreadable, figures };
}
