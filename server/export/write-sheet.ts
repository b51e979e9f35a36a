import { Worker } from 'node:worker_threads';

export type Cell = string | number | Date | null;
export interface Sheet {
  titles: string[];
  rows: Cell[][];
  /** What a paper says above its table, the name of it first, and sums below. */
  above?: Cell[][];
  below?: Cell[][];
}

/** Each is a thread with a copy of its rows: more at once would cost memory and end no sooner. */
const AT_ONCE = 2;
let writing = 0;
const waiting: (() => void)[] = [];

/** A workbook with one sheet. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  if (writing >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else writing += 1;
  try {
    return await writeInThread(sheet);
  } finally {
    const next = waiting.shift(); // takes the place over
    if (next === undefined) writing -= 1;
    else next();
  }
}

function writeInThread(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-sheet.worker.ts', import.meta.url), { workerData: sheet });
    worker.once('message', (content: Uint8Array) => resolve(Buffer.from(content)));
    worker.once('error', reject);
  });
}

/**
 * Comma-separated text in UTF-8 with the mark that spreadsheets look for. What they would take for a formula
 * is made text.
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
