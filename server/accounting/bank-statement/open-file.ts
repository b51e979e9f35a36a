// Parses a bank file for an account and compares it with earlier imports.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  MAX_FILE_LINES,
  MAX_STATEMENT_LINES,
  type readBankStatement,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { statementLayout, type StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import { decimalsOf } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { readFile, type ReadFile } from './format/read-file.ts';
import {
  HasDocumentType,
  InvalidRows,
  NotAStatement,
  type ParsedStatement,
} from './format/read-statement.ts';
import { withLineKeys, type KeyedLine } from './line-keys.ts';

/** The bank account of a file. */
export interface StatementCard {
  id: number;
  currency_id: CurrencyId;
  number: string | null;
}

export interface OpenedFile extends Omit<ReadFile, 'statement'> {
  hash: string;
  /** The account number in the file, if it is another one. */
  other_account: string | null;
  statement: Omit<ParsedStatement, 'lines'> | undefined;
  lines: KeyedLine[];
  /** New lines of this import; of a longer file the first part. */
  fresh: KeyedLine[];
  /** The number of new lines left for the next import. */
  left: number;
  /** Statement ids of earlier lines, by key. */
  known: ReadonlyMap<string, number>;
}

/**
 * Parses a file for an account. Refuses other content, a file imported before, another currency, an empty or
 * too long file, and unreadable rows, all of them at once.
 */
export async function openFile(
  ctx: Context,
  card: StatementCard,
  { file, layout: asked }: Pick<BodyOf<typeof readBankStatement>, 'file' | 'layout'>,
): Promise<OpenedFile> {
  const hash = createHash('sha256').update(file.content);
  const used = await usedLayout(ctx, card.id);
  const { statement, ...read } = await readOrRefuse(file.content, { asked, used });
  if (statement === undefined)
    return { ...read, ...NOTHING, hash: hash.digest('hex'), statement, other_account: null };
  const { lines: parsed, ...rest } = statement;
  requireLines(card, statement);
  const lines = withLineKeys(parsed);
  const known = await knownLines(ctx, card.id, lines);
  const coming = lines.filter(({ key }) => !known.has(key));
  const fresh = coming.slice(0, MAX_STATEMENT_LINES);
  // A longer file is imported in several parts with different lines.
  if (exceedsLineLimit(lines)) hash.update(fresh[0]?.key ?? '');
  const opened = { ...read, hash: hash.digest('hex'), statement: rest, lines, known, fresh };
  await refuseImported(ctx, card, opened.hash);
  return { ...opened, left: coming.length - fresh.length, other_account: otherThan(card, rest.account) };
}

const NOTHING: Pick<OpenedFile, 'lines' | 'fresh' | 'left' | 'known'> = {
  ...{ lines: [], fresh: [], left: 0 },
  known: new Map(),
};

/** Whether a file exceeds the maximum of one import. */
export const exceedsLineLimit = (lines: readonly unknown[]): boolean => lines.length > MAX_STATEMENT_LINES;

/** Finds an open account of the organization. Refuses unknown and closed ones. */
export async function requireCard(ctx: Context, id: number): Promise<StatementCard> {
  const card = await ctx.db
    .selectFrom('cards')
    .select(['id', 'currency_id', 'number', 'closed_at'])
    .where('id', '=', id)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (card === undefined) throw unknownReference('card_id', id);
  if (card.closed_at !== null) throw refuseField('card_id', 'place_closed');
  return { id: card.id, currency_id: card.currency_id as CurrencyId, number: card.number };
}

async function refuseImported(ctx: Context, card: StatementCard, content_hash: string): Promise<void> {
  const before = await ctx.db
    .selectFrom('bank_statements')
    .select(['id', 'file_name'])
    .where('card_id', '=', card.id)
    .where('content_hash', '=', content_hash)
    .executeTakeFirst();
  if (before !== undefined)
    throw refuseField('file', 'statement_imported', { file: before.file_name }, { statement_id: before.id });
}

async function usedLayout(ctx: Context, card_id: number): Promise<StatementLayout | undefined> {
  const row = await ctx.db
    .selectFrom('bank_statement_layouts')
    .select('layout')
    .where('card_id', '=', card_id)
    .executeTakeFirst();
  return statementLayout.safeParse(row?.layout).data;
}

async function readOrRefuse(content: Uint8Array, layouts: Parameters<typeof readFile>[1]): Promise<ReadFile> {
  try {
    return await readFile(content, layouts);
  } catch (error) {
    if (error instanceof NotAStatement) throw refuseField('file', 'statement_unreadable');
    if (error instanceof HasDocumentType) throw refuseField('file', 'statement_has_doctype');
    if (!(error instanceof InvalidRows)) throw error;
    throw new Refusal('statement_rows_wrong', {
      fields: Object.fromEntries(
        error.rows.map(({ row, field, problem }) => [`rows.${row}.${field}`, [{ problem }]]),
      ),
    });
  }
}

function requireLines({ currency_id }: StatementCard, { lines, currency }: ParsedStatement): void {
  if (currency !== null && currency !== currency_id)
    throw refuseField('file', 'currency_mismatch', { currency });
  if (lines.length === 0) throw refuseField('file', 'statement_empty');
  if (lines.length > MAX_FILE_LINES)
    throw refuseField('file', 'statement_too_long', { maximum: MAX_FILE_LINES });
  const scale = currencyScale[currency_id];
  const wrong = lines.flatMap(({ amount }, index) => (decimalsOf(amount) > scale ? [index] : []));
  if (wrong.length > 0)
    throw new Refusal('statement_rows_wrong', {
      fields: Object.fromEntries(
        wrong.map((index) => [
          `rows.${index + 1}.amount`,
          [{ problem: 'too_many_decimals', values: { scale } }],
        ]),
      ),
    });
}

const figuresOf = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '');

/** Banks may prefix the account number with their code and append its currency. */
const otherThan = ({ number }: StatementCard, account: string | null): string | null =>
  figuresOf(number) === '' || figuresOf(account) === '' || figuresOf(account).includes(figuresOf(number))
    ? null
    : account;

async function knownLines(
  ctx: Context,
  card_id: number,
  lines: readonly KeyedLine[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; statement_id: number }>`
    select b.key, b.statement_id from bank_statement_lines b
    where b.card_id = ${card_id} and b.key = any(${lines.map(({ key }) => key)}::text[])`.execute(ctx.db);
  return new Map(rows.map(({ key, statement_id }) => [key, statement_id]));
}
