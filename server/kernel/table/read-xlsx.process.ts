// Reads the workbook that it receives and answers its rows.
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { big, decimal, decimalsOf, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { isInvalidText } from '../http/invalid-text.ts';
import { MAX_TABLE_CELLS, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type Cell } from './cell.ts';
import type { XlsxAnswer } from './read-xlsx.ts';

/** Most bytes of all files of a workbook after decompression. */
const MAX_EXPANDED_BYTES = 64 * 1024 * 1024;
/** Most files of a workbook. */
const MAX_ENTRIES = 2000;

/** An Excel number: exact text in the file, of which Excel itself keeps 15 digits. */
class ExcelNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Without the noise of binary fractions: 1234567.8899999999 was entered as 1234567.89. */
  exact(): Decimal {
    const figures = decimal(big(this.text));
    return decimalsOf(figures) === 0 ? figures : decimal(big(figures).prec(15));
  }
}

type Value = string | boolean | ExcelNumber | Date | null;

/** A problem that the names and sizes of the files show before anything is decompressed. */
function problemOf(content: Uint8Array): Extract<XlsxAnswer, { problem: unknown }>['problem'] | undefined {
  const names: string[] = [];
  let expanded = 0;
  unzipSync(content, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      expanded += originalSize;
      return false;
    },
  });
  if (expanded > MAX_EXPANDED_BYTES || names.length > MAX_ENTRIES) return 'table_too_large';
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return 'table_has_macros';
  return names.includes('xl/workbook.xml') ? undefined : 'table_unreadable';
}

function cellOf(value: Value): Cell {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (isInvalidText(value)) throw new Error('A character reference names no character');
    return value;
  }
  if (value instanceof ExcelNumber) return { number: value.exact() };
  if (value instanceof Date) return dayOf(value);
  return value ? 'TRUE' : 'FALSE';
}

const SECOND = 1000;
/** Excel's first day: a number below 1 is a time without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

function dayOf(value: Date): Cell {
  // Midnight may be stored a fraction of a second before.
  const text = new Date(Math.round(value.getTime() / SECOND) * SECOND).toISOString();
  return value.getTime() < FIRST_DAY ? text.slice(11, 19) : { day: text.slice(0, 10) };
}

async function read(content: Uint8Array): Promise<XlsxAnswer> {
  const problem = problemOf(content);
  if (problem !== undefined) return { problem };
  const sheets = await readExcelFile<ExcelNumber>(new Uint8Array(content).buffer, {
    parseNumber: (text) => new ExcelNumber(text),
  });
  const rows = (sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)))?.data ??
    []) as Value[][];
  const columns = rows[0]?.length ?? 0;
  if (rows.length > MAX_TABLE_ROWS || columns > MAX_TABLE_COLUMNS || rows.length * columns > MAX_TABLE_CELLS)
    return { problem: 'table_too_large' };
  return { rows: rows.map((row) => row.map(cellOf)) };
}

async function readOrName(content: Uint8Array): Promise<XlsxAnswer> {
  try {
    return await read(content);
  } catch {
    return { problem: 'table_unreadable' };
  }
}
process.once('message', (content: Uint8Array) => {
  void readOrName(content).then((answer) => process.send!(answer));
});
