// The one reader of tabular files: every import reads CSV, Excel and HTML tables through it.
import { TableTooLarge, type Cell } from './cell.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { isHtmlTable, readHtml } from './read-html.ts';
import { isWorkbook, readXlsx } from './read-xlsx.ts';
import { refuseTable } from './refuse-table.ts';

export const tableFormats = ['csv', 'xlsx', 'html'] as const;
export type TableFormat = (typeof tableFormats)[number];

export interface TableFile {
  format: TableFormat;
  /** The rows; for CSV one reading for each separator that it may have. */
  readings: Cell[][][];
}

/**
 * The cells of a file, whose format its content decides. Undefined for other content, such as a picture.
 * Refuses by name what looks like a table and is not readable.
 */
export async function readTable(content: Uint8Array): Promise<TableFile | undefined> {
  if (isWorkbook(content)) return { format: 'xlsx', readings: [await readXlsx(content)] };
  const text = decodeText(content);
  if (text === undefined) return undefined;
  if (isHtmlTable(text)) return { format: 'html', readings: [refuseTooLarge(() => readHtml(text))] };
  return isOfOtherKind(text) ? undefined : { format: 'csv', readings: csvReadings(text) };
}

/** A separator that would give too many cells is another one's. */
function csvReadings(text: string): string[][][] {
  const readings = [';', '\t', ','].flatMap((separator) => {
    try {
      return [readCsv(text, separator)];
    } catch (error) {
      if (error instanceof TableTooLarge) return [];
      throw error;
    }
  });
  if (readings.length === 0) throw refuseTable('table_too_large');
  return readings;
}

function refuseTooLarge<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof TableTooLarge) throw refuseTable('table_too_large');
    throw error;
  }
}

/** Markup, PDF, or JSON as a whole or by line, all of which contain commas. */
const isOfOtherKind = (text: string): boolean =>
  /^\s*<|^%PDF-/.test(text) || [text, text.trim().split('\n', 1)[0]!].some(isJson);

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false; // A single number is valid JSON too.
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
