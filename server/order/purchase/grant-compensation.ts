import type { DocumentBody, grantEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { grantKinds, type GrantKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import { bookBase, spotBase } from '../../accounting/ledger/base-amount.ts';
import { lockAccounts, partyAccount } from '../../accounting/ledger/ledger-accounts.ts';
import { post, type Posting } from '../../accounting/ledger/post.ts';
import { partyOf, requireAtMost, requireAvailable, transactionOf } from '../../accounting/payment/payment.ts';
import { notTheirs } from '../../accounting/payment/receipt-charges.ts';
import { beginTransaction, writeTransaction } from '../../accounting/transaction/write-transaction.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import { cutPrice, restorePrice, roomForCut } from './cut-price.ts';
import { lockPurchaseTo, type LockedPurchase } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';

/** An inserted voucher, and the grant that it records. */
interface Granting {
  kind: GrantKind;
  amount: Decimal;
  transaction_id: number;
  voucher_date: string;
  charge: Charge;
}

/**
 * Records a compensation that a supplier grants for a purchase, or reverses it. It is an advance to the
 * supplier and income. A price cut lowers the charge instead, and what was settled of the cut is refunded.
 */
export const grantCompensation =
  (kind: GrantKind): Handler<(typeof grantEndpoints)[GrantKind]> =>
  async (ctx, { body }) => {
    const { amount, currency_id, voucher_date, receipts } = body;
    const purchase = await requirePurchase(ctx, body);
    const [charge] = await lockCharges(ctx, { kinds: ['purchase'], purchase_ids: [purchase.id] });
    requireRoom(purchase, charge!, amount, grants(kind));
    const voucher = await beginTransaction(ctx, voucher_date, partyOf(body), currency_id);
    const grant = { kind, amount, voucher_date, transaction_id: voucher.id, charge: charge! };
    await writeGrant(ctx, purchase, grant);
    const postings = purchase.compensation_cuts_price
      ? await changePrice(ctx, purchase, grant)
      : await postIncome(ctx, grant);
    return afterEvents(() =>
      writeTransaction(
        ctx,
        transactionOf(kind, body, voucher),
        postings,
        receipts.map((receipt) => ({ ...receipt, amount })),
      ),
    );
  };

/** True for a grant, false for its reversal. */
const grants = (kind: GrantKind): boolean => grantKinds[kind].postings.debit === 'wallet';

/** The single purchase of the body, which must match its supplier and currency. */
async function requirePurchase(
  ctx: Context,
  { receipts, transactionable_id, currency_id }: DocumentBody,
): Promise<LockedPurchase> {
  const [{ receiptable_id } = { receiptable_id: '' }] = receipts;
  const named = { receiptable_type: 'purchase', receiptable_id } as const;
  const field = 'receipts.0.receiptable_id';
  const known = /^\d{1,15}$/.test(receiptable_id) ? await supplierOf(ctx, Number(receiptable_id)) : undefined;
  if (known?.supplier_id !== transactionable_id) throw notTheirs(field, named, known !== undefined);
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

/** Refuses to reverse more than was granted. */
function requireRoom(purchase: LockedPurchase, charge: Charge, amount: Decimal, granted: boolean): void {
  if (!granted) requireAtMost(amount, purchase.compensation);
  else if (purchase.compensation_cuts_price) requireAtMost(amount, roomForCut(charge));
}

/** Writes the granted total. */
async function writeGrant(ctx: Context, purchase: LockedPurchase, { kind, amount }: Granting): Promise<void> {
  const compensation = add(purchase.compensation, grants(kind) ? amount : negate(amount));
  await updateRow(ctx, 'purchases', purchase.id, { compensation });
  ctx.emit('purchase', [purchase.id], kind);
  ctx.log({
    ...{ logable_type: 'purchase', logable_id: purchase.id, type_id: 'write' },
    content: { compensation },
  });
}

/** Changes the charge of the purchase and settles the difference. Answers the postings. */
async function changePrice(
  ctx: Context,
  purchase: LockedPurchase,
  { kind, amount, charge, transaction_id, voucher_date }: Granting,
): Promise<Posting[]> {
  await refreshPurchaseCharge(ctx, purchase);
  const more = await accountsToRecognise(ctx, purchase.orders);
  const change = grants(kind) ? cutPrice : restorePrice;
  return change(ctx, charge, amount, { kind, transaction_id, voucher_date, more });
}

/**
 * Posts the advance against income in VND: a grant at the rate of the day, a reversal at the book value.
 * Answers the postings. Refuses with `wallet_not_enough`.
 */
async function postIncome(ctx: Context, grant: Granting): Promise<Posting[]> {
  const { kind, amount, voucher_date, transaction_id, charge } = grant;
  const { accounts, income: role } = grantKinds[kind].postings;
  const { party_type, party_id, currency_id } = charge;
  const [wallet, income] = await lockAccounts(ctx, [
    partyAccount(accounts.wallet, { type: party_type, id: party_id }, currency_id),
    { role, party_type: 'none', party_id: 0, currency_id: BASE_CURRENCY },
  ]);
  if (!grants(kind)) requireAvailable(wallet, amount);
  const amount_base = grants(kind)
    ? await spotBase(ctx, amount, currency_id, voucher_date)
    : bookBase(wallet, amount)!;
  const sides = grants(kind)
    ? { debit: wallet, debit_amount: amount, credit: income!, credit_amount: amount_base }
    : { debit: income!, debit_amount: amount_base, credit: wallet, credit_amount: amount };
  const facts = { kind, voucher_date, transaction_id, charge_id: charge.id };
  const postings = [{ ...facts, ...sides, amount_base }];
  await post(ctx, postings);
  return postings;
}
