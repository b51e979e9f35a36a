import { sql } from 'kysely';
import type {
  addTransactionFiles,
  removeTransactionFile,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { attachFiles, detachFile } from '#kernel/files/attach-files.ts';
import { keepPaper } from '#kernel/files/keep-file.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import type { Handler, Preparation, PreparedHandler } from '#kernel/route.ts';
import { readTransaction, transactionSource, type TransactionRow } from './transaction.queries.ts';

type Add = typeof addTransactionFiles;

/** Keeps what was sent, before the voucher is locked. */
export const keepVoucherFiles: Preparation<Add, string[]> = async (ctx, { params, body }) => {
  await findRow(ctx, transactionSource, params.id);
  const kept: string[] = [];
  for (const file of body.files) kept.push(await keepPaper(ctx, file));
  return kept;
};

/** Puts pictures or PDFs beside a voucher, which itself stays as it is. */
export const attachVoucherFiles: PreparedHandler<Add, string[]> = async (ctx, { params, body }, files) => {
  const id = await lockVoucher(ctx, params.id);
  await attachFiles(ctx, { word: 'transaction', id }, files);
  return changed(ctx, id, { files_attached: body.files.map(({ name }) => name) });
};

/** Takes one of them away. */
export const detachVoucherFile: Handler<typeof removeTransactionFile> = async (ctx, { params }) => {
  const id = await lockVoucher(ctx, params.id);
  await detachFile(ctx, { word: 'transaction', id }, params.file_id);
  return changed(ctx, id, { files_detached: 1 });
};

const lockVoucher = async (ctx: Context, id: number): Promise<number> =>
  (await lockRow<{ id: number }>(ctx, transactionSource, { id, columns: sql`t.id` })).id;

function changed(ctx: Context, id: number, content: Record<string, unknown>): Promise<TransactionRow> {
  ctx.log({ logable_type: 'transaction', logable_id: id, type_id: 'write', content });
  return readTransaction(ctx, id);
}
