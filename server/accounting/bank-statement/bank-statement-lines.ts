// Lines of imported statements: booked later, or detached from their voucher.
import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { bankStatementLineMachine } from '@hakobu/contract/accounting/bank-statement/bank-statement.machine.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow, updateRow } from '#kernel/crud/rows.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { bankStatementLines, bankStatements, type BankLineRow } from './bank-statement.queries.ts';
import { bookLines } from './book-lines.ts';
import { requireCard } from './open-file.ts';
import { proposalsFor } from './propose.ts';

const lineAt = (ctx: Context, id: number): Promise<BankLineRow> => findRow(ctx, bankStatementLines, id);

/** Locks a line and returns its current state. */
async function lockLine(ctx: Context, id: number, version: number | undefined): Promise<BankLineRow> {
  await lockRow(ctx, bankStatementLines, { id, version, columns: sql`1` });
  return lineAt(ctx, id);
}

/** Books an open line as chosen. */
export const bookLine: Handler<typeof endpoints.bookBankStatementLine> = async (
  ctx,
  { params, body, version },
) => {
  const line = await lockLine(ctx, params.id, version);
  requireAction(bankStatementLineMachine, 'book', line);
  const card = await requireCard(ctx, line.card_id);
  const [booked] = await bookLines(ctx, card, [{ line, choice: body }]);
  const { transaction_id, made_voucher, writes } = booked!;
  await updateRow(ctx, 'bank_statement_lines', line.id, { transaction_id, made_voucher });
  changed(ctx, line, { line: line.position, transaction_id });
  await pipeline(...writes);
  return afterEvents(() => lineAt(ctx, line.id));
};

/** Detaches a line from an existing voucher; a voucher created for the line is reversed instead. */
export const releaseLine: Handler<typeof endpoints.releaseBankStatementLine> = async (
  ctx,
  { params, version },
) => {
  const line = await lockLine(ctx, params.id, version);
  requireAction(bankStatementLineMachine, 'release', line);
  await updateRow(ctx, 'bank_statement_lines', line.id, { transaction_id: null, made_voucher: false });
  changed(ctx, line, { line: line.position, transaction_id: null });
  return lineAt(ctx, line.id);
};

/** Booking proposals for an open line. */
export const proposeForLine: Handler<typeof endpoints.proposeForBankStatementLine> = async (
  ctx,
  { params },
) => {
  const line = await lineAt(ctx, params.id);
  const card = await requireCard(ctx, line.card_id);
  const [proposed] = await proposalsFor(ctx, card, [line]);
  return proposed!;
};

/** Deletes a statement none of whose lines has a voucher. */
export const deleteStatement: Handler<typeof endpoints.deleteBankStatement> = async (
  ctx,
  { params, version },
) => {
  const { id } = params;
  await lockRow(ctx, bankStatements, { id, version, columns: sql`1` });
  const { rows } = await sql<{ code_ref: string }>`
    select t.code_ref from bank_statement_lines b
    join transactions t on t.id = b.transaction_id
    where b.statement_id = ${id}
      and ${notReversed}
    order by t.id
    limit 5`.execute(ctx.db);
  if (rows.length > 0) {
    const vouchers = rows.map(({ code_ref }) => code_ref).join(', ');
    throw new Refusal('statement_has_vouchers', { values: { vouchers }, details: { vouchers } });
  }
  await ctx.db.deleteFrom('bank_statement_lines').where('statement_id', '=', id).execute();
  await deleteRow(ctx, 'bank_statements', id);
  ctx.log({ logable_type: 'bank_statement', logable_id: id, type_id: 'deleted', content: {} });
};

function changed(ctx: Context, { statement_id }: BankLineRow, content: Record<string, unknown>): void {
  ctx.log({ logable_type: 'bank_statement', logable_id: statement_id, type_id: 'write', content });
}
