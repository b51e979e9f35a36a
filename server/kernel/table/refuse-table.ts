import type { tableErrors } from '@hakobu/contract/kernel/kernel.errors.ts';
import { refuseField, type Refusal } from '../refusal.ts';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from './cell.ts';

export type TableProblem = (typeof tableErrors)[number];

/** The refusal of a file that is no readable table. */
export const refuseTable = (problem: TableProblem): Refusal =>
  refuseField('file', problem, { rows: MAX_TABLE_ROWS, columns: MAX_TABLE_COLUMNS });
