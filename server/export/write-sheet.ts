import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '#kernel/limit-concurrency.ts';

export type Cell = string | number | Date | null;
export interface Sheet {
  titles: string[];
  rows: Cell[][];
  /** Heading above the table, the title first, and sums below it. */
  above?: Cell[][];
  below?: Cell[][];
}

/**
 * Concurrent worker threads. Each holds a copy of its rows, so more threads would need memory without being
 * faster.
 */
const inTurn = limitConcurrency(2);

/** A workbook with one sheet. */
export const writeXlsx = (sheet: Sheet): Promise<Buffer> => inTurn(() => writeInThread(sheet));

function writeInThread(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-sheet.worker.ts', import.meta.url), { workerData: sheet });
    worker.once('message', (content: Uint8Array) => resolve(Buffer.from(content)));
    worker.once('error', reject);
  });
}

/**
 * Comma-separated text in UTF-8 with a byte order mark for spreadsheets. Values that would be read as
 * formulas are escaped.
 */
export function writeCsv({ titles, rows }: Sheet): Buffer {
  const lines = [titles, ...rows].map((row) => row.map(textOf).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text =
    cell instanceof Date
      ? cell.toISOString().slice(0, 16).replace('T', ' ')
      : /^[=+\-@\t\r]/.test(cell)
        ? `'${cell}`
        : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
