import type { PostingKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
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
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { giveRoomBack } from '../credit-order/credit-room.ts';
import { lockLots, shrinkLots } from '../debt/debt-lots.ts';
import { bookBase } from '../ledger/base-amount.ts';
import {
  lockAccounts,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';

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

interface RefundTerms {
  kind: PostingKind;
  voucher_date: string;
  transaction_id?: number;
  /** Those of customers, where it says nothing. */
  accounts?: DocumentAccounts;
  debit?: GiveBack['debit'];
}

/** Carries a plan out: postings, charges, debt lots and credits. Answers the postings. */
export async function refundCharges(
  ctx: Context,
  parts: readonly RefundPart[],
  terms: RefundTerms,
): Promise<Posting[]> {
  const accounts = parts.flatMap((part) => accountsOf(part, terms));
  if (accounts.length === 0) return [];
  await sendInOrder(
    () => lockAccounts(ctx, accounts),
    () =>
      lockLots(
        ctx,
        parts.filter(isOfDebt).map(({ charge }) => charge.id),
      ),
  );
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
    await giveRoomBack(ctx, await shrinkLots(ctx, charge.id, { written_back, repaid_debt }));
  return postings;
}

const isOfDebt = ({ written_back, repaid_debt }: RefundPart): boolean =>
  isPositive(add(written_back, repaid_debt));

/** What a part moves between: documents, wallet, and debt where some is written back. */
function accountsOf(
  { charge, written_back }: Pick<RefundPart, 'charge' | 'written_back'>,
  { accounts = customerAccounts }: Pick<RefundTerms, 'accounts'>,
): AccountKey[] {
  const party = { type: charge.party_type, id: charge.party_id };
  const debt = isPositive(written_back) ? [debtRole(accounts)] : [];
  return [accounts.documents, accounts.wallet, ...debt].map((role) =>
    partyAccount(role, party, charge.currency_id),
  );
}

/**
 * Both parts leave the clearing account: what is written back to debt, at its worth there, and money to the
 * wallet.
 */
async function postingsOf(
  ctx: Context,
  { charge, written_back, cash, repaid_debt }: RefundPart,
  { accounts = customerAccounts, debit = 'documents', ...terms }: RefundTerms,
): Promise<Posting[]> {
  const paidOut = add(cash, repaid_debt);
  const [documents, wallet, debt] = (await lockAccounts(
    ctx,
    accountsOf({ charge, written_back }, { accounts }),
  )) as [LedgerAccount, LedgerAccount, LedgerAccount | undefined];
  const move = (to: LedgerAccount, amount: Decimal, worth: Decimal): Promise<Posting[]> =>
    transferPostings(ctx, {
      ...terms,
      ...(debit === 'documents' ? { debit: documents, credit: to } : { debit: to, credit: documents }),
      charge_id: charge.id,
      amount,
      debit_base: worth,
      credit_base: worth,
    });
  return [
    ...(debt === undefined ? [] : await move(debt, written_back, bookBase(debt, written_back) ?? zero)),
    ...(isPositive(paidOut) ? await move(wallet, paidOut, bookBase(documents, paidOut) ?? zero) : []),
  ];
}
