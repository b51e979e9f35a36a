import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  customerAccounts,
  debtRole,
  type DocumentAccounts,
  type GiveBack,
} from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import {
  add,
  isNegative,
  isPositive,
  least,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { giveRoomBack } from '../credit-order/credit-room.ts';
import { lockLots, shrinkLots } from '../debt/debt-lots.ts';
import { afterLeaving, bookBase, owedBy, spotBase } from '../ledger/base-amount.ts';
import {
  lockAccounts,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings, type Transfer } from '../ledger/transfer.ts';
import { recordSettlements, type Settled } from '../settlement/settlements.ts';

/**
 * How the surplus of a charge is refunded: outstanding debt is written back first, then paid amounts, then
 * repaid debt (both in cash).
 */
export interface RefundPart {
  charge: Charge;
  written_back: Decimal;
  cash: Decimal;
  repaid_debt: Decimal;
}

/** The overpaid amount of charges. */
export const overpaymentOf = (charges: readonly Charge[]): Decimal =>
  add(...charges.map(({ unsolved }) => (isNegative(unsolved) ? negate(unsolved) : zero)), zero);

/** Plans a refund of at most `amount`, at most until each charge's `unsolved` is zero. */
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

interface RefundTerms {
  kind: TransactionKind;
  voucher_date: string;
  transaction_id: number;
  /** By default the accounts of customers. */
  accounts?: DocumentAccounts;
  debit?: GiveBack['debit'];
}

/**
 * Executes a plan for one party and currency: postings, charges, lots and credits, all locked by the caller
 * (`lockRefund`).
 */
export async function refundCharges(
  ctx: Context,
  parts: readonly RefundPart[],
  terms: RefundTerms,
): Promise<Posting[]> {
  const postings = await postingsOf(ctx, parts, terms);
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
  const settled: Settled[] = [];
  for (const { charge, written_back, cash, repaid_debt } of parts) {
    const lots = await shrinkLots(ctx, charge.id, { written_back, repaid_debt });
    await giveRoomBack(ctx, lots);
    settled.push({ charge_id: charge.id, resolved: negate(cash) });
    for (const { id, charge_id, amount, repaid } of lots)
      settled.push({ charge_id, debt_lot_id: id, debited: negate(amount), repaid: negate(repaid) });
  }
  await recordSettlements(ctx, terms.transaction_id, settled);
  return postings;
}

/**
 * Locks what a refund changes beside its charges; a refund in several currencies locks all of them at once.
 */
export function lockRefund(
  ctx: Context,
  parts: readonly RefundPart[],
  terms: Pick<RefundTerms, 'accounts'>,
  more: readonly AccountKey[] = [],
): Promise<unknown> {
  return pipeline(
    () => lockAccounts(ctx, [...accountsOfRefund(parts, terms.accounts), ...more]),
    () =>
      lockLots(
        ctx,
        parts.filter(isOfDebt).map(({ charge }) => charge.id),
      ),
  );
}

/** The accounts of a refund. */
export const accountsOfRefund = (parts: readonly RefundPart[], accounts?: DocumentAccounts): AccountKey[] =>
  parts.flatMap((part) => accountsOf(part, accounts));

const isOfDebt = ({ written_back, repaid_debt }: RefundPart): boolean =>
  isPositive(add(written_back, repaid_debt));

/** The accounts of a part: documents, wallet, and debt if some is written back. */
function accountsOf(
  { charge, written_back }: Pick<RefundPart, 'charge' | 'written_back'>,
  accounts: DocumentAccounts = customerAccounts,
): AccountKey[] {
  const party = { type: charge.party_type, id: charge.party_id };
  const debt = isPositive(written_back) ? [debtRole(accounts)] : [];
  return [accounts.documents, accounts.wallet, ...debt].map((role) =>
    partyAccount(role, party, charge.currency_id),
  );
}

/**
 * Both parts leave the clearing account at its book value: one clears debt at the debt's book value, the
 * other goes to the wallet.
 */
async function postingsOf(
  ctx: Context,
  parts: readonly RefundPart[],
  { accounts = customerAccounts, debit = 'documents', ...terms }: RefundTerms,
): Promise<Posting[]> {
  const { party_type, party_id, currency_id } = parts[0]!.charge;
  const indebted = parts.some(({ written_back }) => isPositive(written_back));
  const roles = [accounts.documents, accounts.wallet, ...(indebted ? [debtRole(accounts)] : [])];
  const [cleared, wallet, owed] = (await lockAccounts(
    ctx,
    roles.map((role) => partyAccount(role, { type: party_type, id: party_id }, currency_id)),
  )) as [LedgerAccount, LedgerAccount, LedgerAccount | undefined];
  const transfers: Transfer[] = [];
  // Paid documents of suppliers have a negative balance until goods are recognized.
  let documents = debit === 'documents' ? cleared : owedBy(cleared);
  let debt = owed;
  const move = async (charge: Charge, amount: Decimal, other: LedgerAccount, worth?: Decimal) => {
    // Recognition before payment may leave less than the refund.
    const given =
      bookBase(documents, amount) ??
      worth ??
      (await spotBase(ctx, amount, charge.currency_id, terms.voucher_date));
    const taken = worth ?? given;
    transfers.push({
      ...terms,
      ...(debit === 'documents'
        ? { debit: cleared, debit_base: given, credit: other, credit_base: taken }
        : { debit: other, debit_base: taken, credit: cleared, credit_base: given }),
      charge_id: charge.id,
      amount,
    });
    documents = afterLeaving(documents, amount, given);
  };
  for (const { charge, written_back, cash, repaid_debt } of parts) {
    if (debt !== undefined && isPositive(written_back)) {
      const worth = bookBase(debt, written_back) ?? zero;
      await move(charge, written_back, owed!, worth);
      debt = afterLeaving(debt, written_back, worth);
    }
    const paidOut = add(cash, repaid_debt);
    if (isPositive(paidOut)) await move(charge, paidOut, wallet);
  }
  return transferPostings(ctx, transfers);
}
