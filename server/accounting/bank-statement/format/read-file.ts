import type { StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import type { StatementFormat } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
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

/** Detects the encoding: by byte order mark, as UTF-8 if valid, otherwise as Shift_JIS of Japanese banks. */
export function textOf(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('shift_jis').decode(content);
  }
}

/**
 * Parses a bank file of any supported format. For a sheet the given layout is used, else the account's last
 * one if it fits, else the one detected from titles. Throws `InvalidRows`, and `NotAStatement` for other
 * content, such as a picture.
 */
export function readFile(
  content: Uint8Array,
  { asked, used }: { asked?: StatementLayout | undefined; used?: StatementLayout | undefined } = {},
): ReadFile {
  const text = textOf(content);
  const whole = { columns: [], layout: null };
  if (isCamt(text)) return { ...whole, format: 'camt053', statement: readCamt(text) };
  if (isMt940(text)) return { ...whole, format: 'mt940', statement: readMt940(text) };
  if (isOfOtherKind(text)) throw new NotAStatement();
  const sheet = readAsSheet(text, asked, used);
  if (sheet.columns.length === 0) throw new NotAStatement();
  return { format: 'csv', ...sheet };
}

/** Binary data, markup, PDF, or JSON as a whole or by line, all of which contain commas. */
const isOfOtherKind = (text: string): boolean =>
  text.includes('\0') || /^\s*<|^%PDF-/.test(text) || [text, text.trim().split('\n', 1)[0]!].some(isJson);

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false; // A single number is valid JSON too.
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readAsSheet(
  text: string,
  asked: StatementLayout | undefined,
  used: StatementLayout | undefined,
): Omit<ReadFile, 'format'> {
  const remembered = used && { sheet: sheetOf(text, used), layout: used };
  const sheet = asked === undefined ? sheetOf(text) : sheetOf(text, asked);
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
