// Writes a sheet beside the server: packing thousands of rows takes most of a second, in which nobody else
// would be answered.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Sheet } from './write-sheet.ts';

const { titles, rows } = workerData as Sheet;
const heads = titles.map((value) => ({ value, fontWeight: 'bold' as const }));
const cells = rows.map((row) =>
  row.map((value) =>
    value instanceof Date
      ? { value, type: Date, format: 'dd-mm-yyyy hh:mm' }
      : typeof value === 'number'
        ? { value, type: Number }
        : value === null
          ? null
          : { value, type: String },
  ),
);
const content = await writeExcelFile([heads, ...cells], {
  columns: titles.map((title) => ({ width: Math.max(12, title.length + 2) })),
  stickyRowsCount: 1,
}).toBuffer();
parentPort!.postMessage(content);
