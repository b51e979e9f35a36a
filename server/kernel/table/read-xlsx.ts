import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../limit-concurrency.ts';
import { refuseTable, type TableProblem } from './refuse-table.ts';
import type { Cell } from './cell.ts';

export type XlsxAnswer = { rows: Cell[][] } | { problem: TableProblem };

/** Bounds of reading one workbook. */
const MEGABYTES = 300;
const MILLISECONDS = 15_000;

const SIGNATURES = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  /** Excel 97–2003, and encrypted workbooks. */
  ole: [0xd0, 0xcf, 0x11, 0xe0],
};
const startsWith = (content: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);

/** Whether a file is a workbook of any version of Excel, or another zip file. */
export const isWorkbook = (content: Uint8Array): boolean =>
  Object.values(SIGNATURES).some((bytes) => startsWith(content, bytes));

/**
 * The rows of the first sheet with content. Refuses by name old and encrypted workbooks, macros, other zip
 * files, and workbooks that are too large or damaged.
 */
export async function readXlsx(content: Uint8Array): Promise<Cell[][]> {
  if (startsWith(content, SIGNATURES.ole))
    throw refuseTable(isEncrypted(content) ? 'table_protected' : 'table_old_excel');
  const answer = await inTurn(() => readInProcess(content));
  if ('problem' in answer) throw refuseTable(answer.problem);
  return answer.rows;
}

/** The name of the stream with the content, in the directory of the file. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const isEncrypted = (content: Uint8Array): boolean =>
  Buffer.from(content.buffer, content.byteOffset, content.length).includes(ENCRYPTED);

/** Each process holds a copy of its file. */
const inTurn = limitConcurrency(2);

/**
 * Reads a workbook in a process of its own, because a few bytes can describe millions of cells: where memory
 * or time run out, only that process ends.
 */
async function readInProcess(content: Uint8Array): Promise<XlsxAnswer> {
  const child = fork(fileURLToPath(import.meta.resolve('./read-xlsx.process.ts')), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: MILLISECONDS,
    killSignal: 'SIGKILL',
  });
  const { promise, resolve, reject } = Promise.withResolvers<XlsxAnswer>();
  child.once('message', (answer) => resolve(answer as XlsxAnswer));
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    if (signal === null) reject(new Error(`The process ended with code ${code}`));
    else resolve({ problem: 'table_too_large' });
  });
  child.send(content);
  try {
    return await promise;
  } finally {
    child.kill('SIGKILL');
  }
}
