import type { StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import type { StatementFormat } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { isCamt, readCamt } from './camt.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { NotAStatement, type ParsedStatement } from './read-statement.ts';
import { completeLayout, layoutOf, readSheet, sheetOf } from './sheet.ts';

/** A file as it was understood. */
export interface ReadFile {
  format: StatementFormat;
  /** Of sheets: which columns there are, and which of them holds what, as far as that is known. */
  columns: string[];
  layout: Partial<StatementLayout> | null;
  /** None while nobody has said which column of a sheet holds what. */
  statement: ParsedStatement | undefined;
}

/** What a text is written in: with its mark, else Unicode where it is some, else as banks of Japan write. */
export function textOf(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('shift_jis').decode(content);
  }
}

/**
 * Reads a file of a bank, whichever kind it is. Of a sheet the layout that is asked for is taken, else the
 * one that was used before where it fits, else what its titles tell. Throws `WrongRows`, and `NoStatement` for
 * what is neither: nobody can say which column of a picture holds the day.
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

/** Bytes that are no text, markup, a PDF, or JSON as a whole or line by line: commas stand in all of them. */
const isOfOtherKind = (text: string): boolean =>
  text.includes('\0') || /^\s*<|^%PDF-/.test(text) || [text, text.trim().split('\n', 1)[0]!].some(isJson);

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false; // a figure alone would be JSON as well
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
