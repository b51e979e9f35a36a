import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** One movement as a bank tells it; less than nothing where money went out. */
export interface ParsedLine {
  booked_on: string;
  amount: Decimal;
  text: string;
  /** What the bank itself calls it. */
  reference: string | null;
}

/** What a file tells of a bank account. */
export interface ParsedStatement {
  /** The number of the account and its currency, where the file says them. */
  account: string | null;
  currency: string | null;
  opening_balance: Decimal | null;
  closing_balance: Decimal | null;
  lines: ParsedLine[];
}

/** A row of a file that cannot be read, counted from 1 as sheets do. */
export interface InvalidRow {
  row: number;
  field: string;
  problem: 'not_date' | 'not_decimal' | 'required' | 'invalid';
}

/** Some rows of a file cannot be read. */
export class InvalidRows extends Error {
  readonly rows: readonly InvalidRow[];

  constructor(rows: readonly InvalidRow[]) {
    super('Some rows cannot be read');
    this.rows = rows;
  }
}

/** A file that is something else: a picture, a paper, data of another program. */
export class NotAStatement extends Error {
  constructor() {
    super('The file is no statement');
  }
}

/** An XML file declares a document type, which statements never do; its entities are not expanded. */
export class HasDocumentType extends Error {
  constructor() {
    super('The file declares a document type');
  }
}

/** Spaces of any kind and any number become one. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
