import type { StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import type { StatementFormat } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { decodeText } from '#kernel/table/decode-text.ts';
import { readTable, type TableFile } from '#kernel/table/read-table.ts';
import { isWorkbook } from '#kernel/table/read-xlsx.ts';
import { isCamt, readCamt } from './camt.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { NotAStatement, type ParsedStatement } from './read-statement.ts';
import { completeLayout, layoutOf, readSheet, sheetOf } from './sheet.ts';

/** A parsed file. */
export interface ReadFile {
  format: StatementFormat;
  /** For sheets: the columns, and the layout as far as it is known. */
  columns: string[];
  layout: Partial<StatementLayout> | null;
  /** Undefined while the layout of a sheet is incomplete. */
  statement: ParsedStatement | undefined;
}

/**
 * Parses a bank file of any supported format. For a sheet the given layout is used, else the account's last
 * one if it fits, else the one detected from titles. Throws `InvalidRows`, and `NotAStatement` for other
 * content, such as a picture.
 */
export async function readFile(
  content: Uint8Array,
  { asked, used }: { asked?: StatementLayout | undefined; used?: StatementLayout | undefined } = {},
): Promise<ReadFile> {
  const text = isWorkbook(content) ? '' : decodeText(content);
  if (text === undefined) throw new NotAStatement();
  const whole = { columns: [], layout: null };
  if (isCamt(text)) return { ...whole, format: 'camt053', statement: readCamt(text) };
  if (isMt940(text)) return { ...whole, format: 'mt940', statement: readMt940(text) };
  const file = await readTable(content);
  const sheet = file && readAsSheet(file, asked, used);
  if (file === undefined || sheet === undefined || sheet.columns.length === 0) throw new NotAStatement();
  return { format: file.format, ...sheet };
}

function readAsSheet(
  file: TableFile,
  asked: StatementLayout | undefined,
  used: StatementLayout | undefined,
): Omit<ReadFile, 'format'> {
  const remembered = used && { sheet: sheetOf(file, used), layout: used };
  const sheet = asked === undefined ? sheetOf(file) : sheetOf(file, asked);
  const tries = [
    ...(asked === undefined ? (remembered ? [remembered] : []) : [{ sheet, layout: asked }]),
    ...(asked === undefined ? [{ sheet, layout: layoutOf(sheet) }] : []),
  ];
  for (const { sheet: found, layout } of tries) {
    const complete = completeLayout(found, layout);
    if (complete !== undefined)
      return { columns: found.titles, layout: complete, statement: readSheet(found, complete) };
  }
  return { columns: sheet.titles, layout: asked ?? layoutOf(sheet), statement: undefined };
}
