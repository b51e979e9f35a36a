import type { reverseTransaction as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { anyKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { negate } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { post } from '../ledger/post.ts';
import { lockAgainstClosing } from '../ledger/lock-against-closing.ts';
import { reversedPostings } from '../ledger/transfer.ts';
import { changeUnassigned } from '../transaction/change-unassigned.ts';
import { refuseReversed } from '../transaction/refuse-reversed.ts';
import { transactionSource, type TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import type { ApprovalInput } from '../voucher-request/with-approval.ts';
import { touchWallet } from '../wallet/open-wallets.ts';
import { lockSettled, undoSettled } from './undo-settled.ts';
import { requireOpenAccounts } from './require-open-accounts.ts';
import { readPostings, requireSufficientBalance } from './voucher-postings.ts';

/**
 * Reverses a voucher in the opposite order of its kind: credits, lots, charges, postings. The reversal is a
 * voucher of its own, linked with the original, which stays unchanged.
 */
export const reverseTransaction: Handler<typeof endpoint> = async (ctx, { params, query }) => {
  const voucher = await lockVoucher(ctx, params.id);
  await requireReversible(ctx, voucher);
  const voucher_date = dayOf(ctx, voucher, query.voucher_date);
  const { account_id, card_id, fund_id, to_card_id, to_fund_id } = voucher;
  await lockAgainstClosing(ctx, {
    accounts: [account_id],
    cards: [card_id, to_card_id],
    funds: [fund_id, to_fund_id],
  });
  const settled = await lockSettled(ctx, voucher);
  const begun = await beginTransaction(ctx, voucher_date, undefined, 'VND');
  const made = { kind: 'reversal', transaction_id: begun.id, voucher_date } as const;
  const postings = await reversedPostings(ctx, await readPostings(ctx, voucher.id, made));
  requireSufficientBalance(postings);
  await requireOpenAccounts(ctx, voucher, postings);
  await undoSettled(ctx, settled, begun.id);
  await post(ctx, postings);
  for (const wallet of [voucher.wallet_id, voucher.to_wallet_id])
    if (wallet !== null) await touchWallet(ctx, wallet);
  const { unassigned, parent_id } = voucher;
  if (parent_id !== null) await changeUnassigned(ctx, parent_id, voucher.amount);
  if (unassigned !== null) await changeUnassigned(ctx, voucher.id, negate(unassigned));
  ctx.log({
    ...{ logable_type: 'transaction', logable_id: voucher.id, type_id: 'write' },
    content: { reversed_by_id: begun.id },
  });
  for (const fact of ['order', 'purchase'] as const) ctx.emit(fact, settled[fact], 'reversal');
  return withCommit(() =>
    writeTransaction(ctx, factsOf(voucher, begun.id, voucher_date), postings, voucher.receipts),
  );
};

type Voucher = TransactionRow;

/** The approval input of a reversal: the amount of its voucher on its date. */
export async function approvalOfReversal(
  ctx: Context,
  { params: { id } }: { params: { id: number } },
): Promise<ApprovalInput> {
  const voucher = await findRow(ctx, transactionSource, id);
  // Stored currencies are always known ones.
  return { ...voucher, currency_id: voucher.currency_id as CurrencyId, reverses_id: id };
}

/** A voucher the caller may read, locked together with its parent. */
async function lockVoucher(ctx: Context, id: number): Promise<Voucher> {
  const include = ['receipts'];
  const { parent_id } = await findRow(ctx, transactionSource, id);
  await lock(ctx, 'transactions', parent_id === null ? [id] : [parent_id, id]);
  return findRow(ctx, transactionSource, id, include);
}

/** Refuses vouchers made by other processes, reversed ones, and those that others took money from. */
async function requireReversible(ctx: Context, { id, code_ref, type_id }: Voucher): Promise<void> {
  if (anyKinds[type_id].undoes.length === 0)
    throw new Refusal('voucher_not_reversible', { values: { code: code_ref }, details: { id, type_id } });
  await refuseReversed(ctx, { id, code_ref });
  const parts = await ctx.db
    .selectFrom('transactions as t')
    .select(['t.id', 't.code_ref'])
    .where('t.parent_id', '=', id)
    .where('t.reverses_id', 'is', null)
    .where(notReversed)
    .orderBy('t.id')
    .execute();
  if (parts.length > 0)
    throw new Refusal('voucher_has_parts', {
      values: { code: code_ref, vouchers: parts.map((part) => part.code_ref).join(', ') },
      details: { id, vouchers: parts },
    });
}

/** The date of a reversal: as given or today, never before its voucher. */
function dayOf(ctx: Context, { voucher_date }: Voucher, asked: string | undefined): string {
  if (asked !== undefined && asked < voucher_date)
    throw refuseField('voucher_date', 'reversal_before_voucher', { from: voucher_date });
  const today = dayIn(ctx.now);
  return asked ?? (today < voucher_date ? voucher_date : today);
}

/** The fields of a reversal: those of its voucher with a reference to it. */
const factsOf = (voucher: Voucher, id: number, voucher_date: string) => ({
  ...voucher,
  ...{ id, voucher_date, type_id: 'reversal' as const, reverses_id: voucher.id, description: null },
  unassigned: null,
});
