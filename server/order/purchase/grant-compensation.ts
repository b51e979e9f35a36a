import type { DocumentBody, grantEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { grantKinds, type GrantKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, least, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterwards } from '#kernel/ending.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeCharges, lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import { bookBase, owedBy, spotBase } from '../../accounting/ledger/base-amount.ts';
import { lockAccounts, partyAccount, type LedgerAccount } from '../../accounting/ledger/ledger-accounts.ts';
import { post, type Posting } from '../../accounting/ledger/post.ts';
import { transferPostings } from '../../accounting/ledger/transfer.ts';
import { partyOf, requireAtMost, requireAvailable, transactionOf } from '../../accounting/payment/payment.ts';
import { notTheirs } from '../../accounting/payment/receipt-charges.ts';
import { recordSettlements } from '../../accounting/settlement/settlements.ts';
import { beginTransaction, writeTransaction } from '../../accounting/transaction/write-transaction.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { lockPurchaseTo, type LockedPurchase } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';

/** A voucher over its locked accounts. */
interface Granting {
  kind: GrantKind;
  amount: Decimal;
  transaction_id: number;
  voucher_date: string;
  charge_id: number;
}

/**
 * A supplier grants something for a purchase, or takes it back. It is an advance of ours and income; where it
 * cuts the price, the purchase asks less by it and what was paid of that is the advance.
 */
export const grantCompensation =
  (kind: GrantKind): Handler<(typeof grantEndpoints)[GrantKind]> =>
  async (ctx, { body }) => {
    const { accounts, debit } = grantKinds[kind].postings;
    const { amount, currency_id, voucher_date, receipts } = body;
    const grants = debit === 'wallet';
    const purchase = await requirePurchase(ctx, body);
    const [charge] = await lockCharges(ctx, { kinds: ['purchase'], purchase_ids: [purchase.id] });
    requireRoom(purchase, charge!, amount, grants);
    const party = partyOf(body);
    const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
    const follows = purchase.compensation_cuts_price ? purchase.orders : [];
    const [wallet, owed] = await lockAccounts(ctx, [
      ...[accounts.wallet, accounts.documents].map((role) => partyAccount(role, party, currency_id)),
      ...(await accountsToRecognise(ctx, follows)),
    ]);
    if (!grants) requireAvailable(wallet, amount);
    const granting = { kind, amount, voucher_date, transaction_id: begun.id, charge_id: charge!.id };
    const postings = purchase.compensation_cuts_price
      ? await cutPostings(ctx, granting, wallet, owed!)
      : await incomePostings(ctx, granting, wallet);
    await post(ctx, postings);
    await writeGrant(ctx, purchase, grants ? amount : negate(amount), granting);
    return afterwards(() =>
      writeTransaction(
        ctx,
        transactionOf(kind, body, begun),
        postings,
        receipts.map((receipt) => ({ ...receipt, amount })),
      ),
    );
  };

/** The one purchase that is named, of the supplier and in the currency that are named. */
async function requirePurchase(
  ctx: Context,
  { receipts, transactionable_id, currency_id }: DocumentBody,
): Promise<LockedPurchase> {
  const [{ receiptable_id } = { receiptable_id: '' }] = receipts;
  const field = 'receipts.0.receiptable_id';
  const known = /^\d{1,15}$/.test(receiptable_id) ? await supplierOf(ctx, Number(receiptable_id)) : undefined;
  if (known?.supplier_id !== transactionable_id) throw notTheirs(field, receiptable_id, known !== undefined);
  const purchase = await lockPurchaseTo(ctx, 'pay', { id: Number(receiptable_id), version: undefined });
  if (purchase.currency_id !== currency_id)
    throw refuseField('currency_id', 'currency_mismatch', { currency: purchase.currency_id });
  return purchase;
}

const supplierOf = (ctx: Context, id: number): Promise<{ supplier_id: number } | undefined> =>
  ctx.db
    .selectFrom('purchases')
    .select('supplier_id')
    .where('id', '=', id)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();

/**
 * A supplier takes back what was granted at most; and a price is cut by what was paid of it at most, for less
 * than that the purchase itself is changed.
 */
function requireRoom(purchase: LockedPurchase, charge: Charge, amount: Decimal, grants: boolean): void {
  if (!grants) requireAtMost(amount, purchase.compensation);
  else if (purchase.compensation_cuts_price) requireAtMost(amount, least(charge.resolved, charge.total));
}

/** The advance against what documents got: it leaves there for what was paid, and comes back so. */
async function cutPostings(
  ctx: Context,
  { amount, kind, ...facts }: Granting,
  wallet: LedgerAccount,
  owed: LedgerAccount,
): Promise<Posting[]> {
  const paid = owedBy(owed);
  const grants = grantKinds[kind].postings.debit === 'wallet';
  const worth = grants
    ? (bookBase(paid, amount) ?? (await spotBase(ctx, amount, owed.currency_id, facts.voucher_date)))
    : bookBase(wallet, amount)!;
  const sides = grants ? { debit: wallet, credit: owed } : { debit: owed, credit: wallet };
  return transferPostings(ctx, [{ ...facts, ...sides, kind, amount, debit_base: worth, credit_base: worth }]);
}

/** The advance against income in VND: it comes at the day's rate, and leaves for what it is in the books. */
async function incomePostings(
  ctx: Context,
  { amount, kind, ...facts }: Granting,
  wallet: LedgerAccount,
): Promise<Posting[]> {
  const { debit, income: role } = grantKinds[kind].postings;
  const [income] = await lockAccounts(ctx, [
    { role, party_type: 'none', party_id: 0, currency_id: BASE_CURRENCY },
  ]);
  if (debit === 'wallet') {
    const amount_base = await spotBase(ctx, amount, wallet.currency_id, facts.voucher_date);
    const sides = { debit: wallet, debit_amount: amount, credit: income, credit_amount: amount_base };
    return [{ ...facts, ...sides, kind, amount_base }];
  }
  const amount_base = bookBase(wallet, amount)!;
  const sides = { debit: income, debit_amount: amount_base, credit: wallet, credit_amount: amount };
  return [{ ...facts, ...sides, kind, amount_base }];
}

/** Writes what is granted now; a purchase whose price it cuts asks less, and that much less is paid of it. */
async function writeGrant(
  ctx: Context,
  purchase: LockedPurchase,
  difference: Decimal,
  { kind, charge_id, transaction_id }: Granting,
): Promise<void> {
  const compensation = add(purchase.compensation, difference);
  await updateRow(ctx, 'purchases', purchase.id, { compensation });
  if (purchase.compensation_cuts_price) {
    await refreshPurchaseCharge(ctx, purchase);
    const less = [{ charge_id, resolved: negate(difference) }];
    await changeCharges(ctx, less);
    await recordSettlements(ctx, transaction_id, less);
  }
  ctx.report('purchase', [purchase.id], kind);
  ctx.log({
    ...{ logable_type: 'purchase', logable_id: purchase.id, type_id: 'write' },
    content: { compensation },
  });
}
