import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** One movement of a statement; negative for payments. */
export interface ParsedLine {
  booked_on: string;
  amount: Decimal;
  text: string;
  /** The bank's reference. */
  reference: string | null;
}

/** The content of a statement file. */
export interface ParsedStatement {
  /** Account number and currency, if the file contains them. */
  account: string | null;
  currency: string | null;
  opening_balance: Decimal | null;
  closing_balance: Decimal | null;
  lines: ParsedLine[];
}

/** An unreadable row, counted from 1 as in a spreadsheet. */
export interface InvalidRow {
  row: number;
  field: string;
  problem: 'not_date' | 'not_decimal' | 'required' | 'invalid';
}

/** Some rows of a file are unreadable. */
export class InvalidRows extends Error {
  readonly rows: readonly InvalidRow[];

  constructor(rows: readonly InvalidRow[]) {
    super('Some rows cannot be read');
    this.rows = rows;
  }
}

/** The file is no statement, such as a picture, a document or data of another program. */
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
