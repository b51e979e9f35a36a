// Writes a sheet in a worker thread, because compressing thousands of rows would block the event loop for
// most of a second.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Cell, Sheet } from './write-sheet.ts';

const { titles, rows, above = [], below = [] } = workerData as Sheet;
const heads = titles.map((value) => ({ value, fontWeight: 'bold' as const }));
/** Numbers of printed sheets have thousands separators. */
const figures = above.length > 0 ? (value: number) => ({ format: figureFormat(value) }) : () => ({});
const figureFormat = (value: number): string => (Number.isInteger(value) ? '#,##0' : '#,##0.0#####');
const cellsOf = (some: Cell[][], look: { fontWeight?: 'bold' } = {}) =>
  some.map((row) =>
    row.map((value) =>
      value instanceof Date
        ? { value, type: Date, format: 'dd-mm-yyyy hh:mm', ...look }
        : typeof value === 'number'
          ? { value, type: Number, ...figures(value), ...look }
          : value === null
            ? null
            : { value, type: String, ...look },
    ),
  );
const sheet = [
  ...cellsOf(above.slice(0, 1), { fontWeight: 'bold' }),
  ...cellsOf(above.slice(1)),
  heads,
  ...cellsOf(rows),
  ...cellsOf(below, { fontWeight: 'bold' }),
];
const content = await writeExcelFile(sheet, {
  columns: titles.map((title) => ({ width: Math.max(12, title.length + 2) })),
  stickyRowsCount: above.length + 1,
}).toBuffer();
parentPort!.postMessage(content);
