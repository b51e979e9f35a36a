import { sql } from 'kysely';
import {
  add,
  compare,
  isNegative,
  isPositive,
  least,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { bookBase } from '../ledger/base-amount.ts';
import { lockAccounts, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { walletAccount } from '../wallet/open-wallets.ts';

/**
 * How one charge's surplus goes back: open debt is written back first, then cash, then debt that was repaid
 * (cash as well).
 */
export interface RefundPart {
  charge: Charge;
  written_back: Decimal;
  cash: Decimal;
  repaid_debt: Decimal;
}

/** What charges were resolved beyond their totals. */
export const surplus = (charges: readonly Charge[]): Decimal =>
  add(...charges.map(({ unsolved }) => (isNegative(unsolved) ? negate(unsolved) : zero)), zero);

/** Plans to give back at most `amount`, never more than brings each charge's `unsolved` to zero. */
export function planRefund(charges: readonly Charge[], amount: Decimal): RefundPart[] {
  let left = amount;
  const take = (most: Decimal): Decimal => {
    const part = least(left, most);
    left = subtract(left, part);
    return part;
  };
  return charges
    .filter(({ unsolved }) => isNegative(unsolved))
    .map((charge) => {
      let room = negate(charge.unsolved);
      const part = (most: Decimal): Decimal => {
        const taken = take(least(room, most));
        room = subtract(room, taken);
        return taken;
      };
      return {
        charge,
        written_back: part(charge.outstanding),
        cash: part(charge.resolved),
        repaid_debt: part(charge.repaid),
      };
    })
    .filter(({ written_back, cash, repaid_debt }) => isPositive(add(written_back, cash, repaid_debt)));
}

/** Carries a plan out: postings, charges, debt lots and credits. Answers the postings. */
export async function refundCharges(
  ctx: Context,
  parts: readonly RefundPart[],
  terms: { kind: string; voucher_date: string; transaction_id?: number },
): Promise<Posting[]> {
  const postings: Posting[] = [];
  for (const part of parts) postings.push(...(await postingsOf(ctx, part, terms)));
  await post(ctx, postings);
  await changeCharges(
    ctx,
    parts.map(({ charge, written_back, cash, repaid_debt }) => ({
      charge_id: charge.id,
      resolved: negate(cash),
      debited: negate(add(written_back, repaid_debt)),
      repaid: negate(repaid_debt),
    })),
  );
  for (const { charge, written_back, repaid_debt } of parts)
    await shrinkLots(ctx, charge, written_back, repaid_debt);
  return postings;
}

async function postingsOf(
  ctx: Context,
  { charge, written_back, cash, repaid_debt }: RefundPart,
  terms: { kind: string; voucher_date: string; transaction_id?: number },
): Promise<Posting[]> {
  const key = { party_type: charge.party_type, party_id: charge.party_id, currency_id: charge.currency_id };
  const [clear, debt, wallet] = (await lockAccounts(ctx, [
    { ...key, role: 'CLEAR' },
    { ...key, role: 'DEBT' },
    walletAccount({ type: charge.party_type, id: charge.party_id }, charge.currency_id),
  ])) as [LedgerAccount, LedgerAccount, LedgerAccount];
  const facts = { ...terms, charge_id: charge.id };
  const made: Posting[] = [];
  if (isPositive(written_back)) {
    const worth = bookBase(debt, written_back) ?? zero;
    made.push(
      ...(await transferPostings(ctx, {
        ...facts,
        debit: clear,
        credit: debt,
        amount: written_back,
        debit_base: worth,
        credit_base: worth,
      })),
    );
  }
  const paidOut = add(cash, repaid_debt);
  if (isPositive(paidOut)) {
    const worth = bookBase(clear, paidOut) ?? zero;
    made.push(
      ...(await transferPostings(ctx, {
        ...facts,
        debit: clear,
        credit: wallet,
        amount: paidOut,
        debit_base: worth,
        credit_base: worth,
      })),
    );
  }
  return made;
}

interface Lot {
  id: number;
  credit_order_id: number | null;
  amount: Decimal;
  repaid: Decimal;
}

/** Takes written-back debt off the youngest lots, and gives the credits they came from their room back. */
async function shrinkLots(
  ctx: Context,
  charge: Charge,
  writtenBack: Decimal,
  repaidDebt: Decimal,
): Promise<void> {
  if (!isPositive(add(writtenBack, repaidDebt))) return;
  const { rows: lots } =
    await sql<Lot>`select id, credit_order_id, amount, repaid from debt_lots where charge_id = ${charge.id}
      order by payment_due_date desc, id desc for no key update`.execute(ctx.db);
  let open = writtenBack;
  let repaid = repaidDebt;
  for (const lot of lots) {
    const fromOpen = least(open, subtract(lot.amount, lot.repaid));
    const fromRepaid = least(repaid, lot.repaid);
    if (compare(add(fromOpen, fromRepaid), '0') === 0) continue;
    open = subtract(open, fromOpen);
    repaid = subtract(repaid, fromRepaid);
    const less = add(fromOpen, fromRepaid);
    await sql`update debt_lots set amount = amount - ${less}, repaid = repaid - ${fromRepaid}
      where id = ${lot.id}`.execute(ctx.db);
    if (lot.credit_order_id !== null) {
      await sql`update credit_orders
        set used_amount = used_amount - ${less}, paid_amount = paid_amount - ${fromRepaid},
          version = version + 1, updated_at = now() where id = ${lot.credit_order_id}`.execute(ctx.db);
    }
  }
}
