// Price cuts granted by a supplier: the purchase costs less, and what was already settled of the cut is
// refunded.
import { grantKindIds, grantKinds, type GrantKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { debtRole } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { add, isPositive, least, negate, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { changeCharges, type Charge } from '../../accounting/charge/charges.ts';
import { recordDebt } from '../../accounting/debt/record-debt.ts';
import { bookBase } from '../../accounting/ledger/base-amount.ts';
import { lockAccounts, partyAccount, type AccountKey } from '../../accounting/ledger/ledger-accounts.ts';
import { post, type Posting } from '../../accounting/ledger/post.ts';
import { transferPostings } from '../../accounting/ledger/transfer.ts';
import { requireAvailable } from '../../accounting/payment/payment.ts';
import { lockRefund, planRefund, refundCharges } from '../../accounting/refund/refund-charges.ts';
import { recordSettlements } from '../../accounting/settlement/settlements.ts';

/** The voucher, and further accounts that the same transaction will post to. */
export interface CutTerms {
  kind: GrantKind;
  transaction_id: number;
  voucher_date: string;
  more: readonly AccountKey[];
}

/**
 * Largest possible cut: the settled amount of the charge, paid or recorded as payable. An unsettled price
 * is changed on the purchase itself.
 */
export const roomForCut = ({ resolved, debited, total }: Charge): Decimal =>
  least(add(resolved, debited), total);

/**
 * Refunds the settled part of a cut of a locked charge, whose total is already reduced: first by writing
 * back open payables, then as an advance to the supplier. Answers the postings.
 */
export async function cutPrice(
  ctx: Context,
  charge: Charge,
  amount: Decimal,
  { more, ...terms }: CutTerms,
): Promise<Posting[]> {
  const { accounts, debit } = grantKinds[terms.kind].postings;
  const parts = planRefund([{ ...charge, unsolved: negate(amount) }], amount);
  await lockRefund(ctx, parts, { accounts }, more);
  return refundCharges(ctx, parts, { ...terms, accounts, debit });
}

/**
 * Reverses a cut: payables that it wrote back are payable again, due by the supplier's term, and the rest
 * is paid from the advance. Answers the postings. Refuses with `wallet_not_enough`.
 */
export async function restorePrice(
  ctx: Context,
  charge: Charge,
  amount: Decimal,
  { more, ...terms }: CutTerms,
): Promise<Posting[]> {
  const { accounts } = grantKinds[terms.kind].postings;
  const facts = { ...terms, charge_id: charge.id };
  const { party_type, party_id, currency_id } = charge;
  const debt = least(amount, await writtenBackOf(ctx, charge.id));
  const paid = subtract(amount, debt);
  const [wallet, cleared] = await lockAccounts(ctx, [
    ...[accounts.wallet, accounts.documents, debtRole(accounts)].map((role) =>
      partyAccount(role, { type: party_type, id: party_id }, currency_id),
    ),
    ...more,
  ]);
  const postings: Posting[] = [];
  if (isPositive(paid)) {
    requireAvailable(wallet, paid);
    const worth = bookBase(wallet, paid)!;
    const sides = { debit: cleared!, credit: wallet, debit_base: worth, credit_base: worth };
    postings.push(...(await transferPostings(ctx, [{ ...facts, ...sides, amount: paid }])));
    await post(ctx, postings);
    const settled = [{ charge_id: charge.id, resolved: paid }];
    await changeCharges(ctx, settled);
    await recordSettlements(ctx, terms.transaction_id, settled);
  }
  if (isPositive(debt))
    postings.push(...(await recordDebt(ctx, [{ charge, amount: debt }], { ...facts, accounts })));
  return postings;
}

/** Payables of a purchase written back by price cuts, less what reversals restored. */
async function writtenBackOf(ctx: Context, charge_id: number): Promise<Decimal> {
  const { rows } = await sql<{ written_back: Decimal }>`
    select coalesce(sum(s.repaid - s.debited), 0) as written_back
    from settlements s
    join transactions t on t.id = s.transaction_id
    where s.charge_id = ${charge_id} and t.type_id = any(${grantKindIds}::text[])`.execute(ctx.db);
  return rows[0]!.written_back;
}
