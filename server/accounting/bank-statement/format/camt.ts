import { XMLParser } from 'fast-xml-parser';
import { big, decimal, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { collapseSpaces } from '#kernel/table/cell.ts';
import { readDay } from '#kernel/table/notation.ts';
import {
  HasDocumentType,
  InvalidRows,
  NotAStatement,
  type InvalidRow,
  type ParsedLine,
  type ParsedStatement,
} from './read-statement.ts';

/** Whether a text is a statement in the format CAMT.053. */
export const isCamt = (text: string): boolean => /<([\w-]+:)?BkToCstmrStmt[\s>]/.test(text);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'].includes(name),
});

type Node = { [name: string]: Node | Node[] | string | undefined };

/** The value at a path of single elements. */
function at(node: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Node)[name] : undefined),
      node,
    );
}
const listAt = (node: unknown, path: string): unknown[] => {
  const found = at(node, path);
  return Array.isArray(found) ? found : [];
};
/** The text of an element with or without attributes. */
function textAt(node: unknown, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const found = at(node, path);
    const text = typeof found === 'object' ? at(found, '#text') : found;
    if (typeof text === 'string' && text.trim() !== '') return collapseSpaces(text);
  }
  return undefined;
}

/**
 * Parses statements in any version of CAMT.053: booked entries, not pending ones. Throws `HasDocumentType`
 * before an entity could be expanded, and `NotAStatement` if the XML is not well-formed.
 */
export function readCamt(text: string): ParsedStatement {
  if (/<!DOCTYPE/i.test(text)) throw new HasDocumentType();
  const statements = listAt(parseXml(text), 'Document/BkToCstmrStmt/Stmt');
  const first = statements[0];
  const balances = (codes: readonly string[], one: unknown) =>
    listAt(one, 'Bal').find((balance) => codes.includes(textAt(balance, 'Tp/CdOrPrtry/Cd') ?? ''));
  const entries = statements.flatMap((one) => listAt(one, 'Ntry'));
  return {
    account: textAt(first, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id') ?? null,
    currency:
      textAt(first, 'Acct/Ccy') ?? textAt(balances(['OPBD', 'PRCD', 'CLBD'], first), 'Amt/@Ccy') ?? null,
    opening_balance: amountOf(balances(['OPBD', 'PRCD'], first)) ?? null,
    closing_balance: amountOf(balances(['CLBD'], statements.at(-1))) ?? null,
    lines: entriesOf(entries),
  };
}

function parseXml(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    throw new NotAStatement();
  }
}

const FIGURES = /^\d+(\.\d+)?$/;

function amountOf(node: unknown): Decimal | undefined {
  const figures = textAt(node, 'Amt');
  if (figures === undefined || !FIGURES.test(figures)) return undefined;
  const amount = decimal(big(figures));
  return textAt(node, 'CdtDbtInd') === 'DBIT' ? negate(amount) : amount;
}

function entriesOf(entries: readonly unknown[]): ParsedLine[] {
  const wrong: InvalidRow[] = [];
  const lines = entries.flatMap((entry, index) => {
    if ((textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') !== 'BOOK') return [];
    const amount = amountOf(entry);
    const booked_on = readDay(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt') ?? '', 'dmy');
    if (amount === undefined || booked_on === undefined) {
      const unreadable =
        amount === undefined
          ? ({ field: 'Amt', problem: 'invalid' } as const)
          : ({ field: 'BookgDt', problem: 'not_date' } as const);
      wrong.push({ row: index + 1, ...unreadable });
      return [];
    }
    const parts = partsOf(entry, amount);
    return parts.length > 1
      ? parts.map((part) => ({ ...part, booked_on }))
      : [{ booked_on, amount, text: textOf(entry, detailsOf(entry)), reference: referenceOf(entry) }];
  });
  if (wrong.length > 0) throw new InvalidRows(wrong);
  return lines;
}

const detailsOf = (entry: unknown): unknown[] =>
  listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));

function referenceOf(entry: unknown): string | null {
  const [details, ...others] = detailsOf(entry);
  const ofDetails = others.length === 0 ? textAt(details, 'Refs/AcctSvcrRef', 'Refs/TxId') : undefined;
  return textAt(entry, 'AcctSvcrRef') ?? ofDetails ?? textAt(entry, 'NtryRef') ?? null;
}

/**
 * The payments of a batch entry if each has an amount in the entry's currency and they add up to it;
 * otherwise none, and the entry becomes one line.
 */
function partsOf(entry: unknown, total: Decimal): Omit<ParsedLine, 'booked_on'>[] {
  const parts = detailsOf(entry).map((details) => {
    const amount = partAmountOf(entry, details);
    const reference =
      textAt(details, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId') ??
      textAt(entry, 'AcctSvcrRef') ??
      null;
    return amount === undefined ? undefined : { amount, reference, text: textOf(entry, [details]) };
  });
  const known = parts.filter((part) => part !== undefined);
  const sum = known.reduce((before, { amount }) => before.plus(amount), big('0'));
  return known.length === parts.length && sum.eq(total) ? known : [];
}

function partAmountOf(entry: unknown, details: unknown): Decimal | undefined {
  const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((one) => textAt(details, one) !== undefined);
  if (path === undefined || textAt(details, `${path}/@Ccy`) !== textAt(entry, 'Amt/@Ccy')) return undefined;
  const CdtDbtInd = textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  return amountOf({ Amt: textAt(details, path), CdtDbtInd });
}

/** Remittance information and counterparty: the payer of a receipt, the payee of a payment. */
function textOf(entry: unknown, payments: readonly unknown[]): string {
  const other = textAt(entry, 'CdtDbtInd') === 'DBIT' ? 'Cdtr' : 'Dbtr';
  const said = payments.flatMap((details) => [
    ...listAt(details, 'RmtInf/Ustrd').map((text) => textAt({ text: text as string }, 'text')),
    textAt(details, `RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`),
    textAt(details, 'AddtlTxInf'),
  ]);
  const texts = said.filter((text) => text !== undefined);
  return collapseSpaces(texts.join(' ')) || (textAt(entry, 'AddtlNtryInf') ?? '');
}
