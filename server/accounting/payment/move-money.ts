import {
  accountRoleProperties,
  type AccountRole,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import type { moveEndpoints, MoveBody } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds, parentKindIds, type MoveKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { LedgerSide } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { negate, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import { bookBase, spotBase } from '../ledger/base-amount.ts';
import {
  companyAccount,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { lockWithExchange, transferPostings } from '../ledger/transfer.ts';
import { changeUnassigned } from '../transaction/change-unassigned.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { touchWallet } from '../wallet/open-wallets.ts';
import { requireAccount } from './chosen-account.ts';
import { requireMoneySource } from './money-source.ts';
import { lockParent, type WaitingMoney } from './parent-voucher.ts';
import { optionalPartyOf, requireAvailable, transactionOf } from './payment.ts';

/** A posted movement; `write` writes its voucher and runs last. */
export interface Moved {
  id: number;
  /** Its value if it stays unassigned or in transit. */
  worth: Decimal;
  write: () => Promise<TransactionRow>;
}

/**
 * Receives or pays money by kind: between a fund or card and a wallet or company account, or from an earlier
 * voucher. Outgoing amounts leave at book value, incoming ones have the bank's or the day's rate; differences
 * are exchange gain or loss. Amounts from an earlier voucher keep their value.
 */
export const moveMoney =
  (kind: MoveKind): Handler<(typeof moveEndpoints)[MoveKind]> =>
  async (ctx, { body }) => {
    const { parent_id, amount } = body;
    const parent = parent_id == null ? undefined : await lockParent(ctx, kind, { ...body, parent_id });
    const { write } = await postMove(ctx, kind, body, { parent });
    if (parent !== undefined) await changeUnassigned(ctx, parent.id, negate(amount));
    return withCommit(write);
  };

interface Around {
  /** The locked earlier voucher it takes from. */
  parent?: WaitingMoney | undefined;
  /** The part of it that other movements of the request take. */
  taken?: Decimal;
}

/** Posts one of several movements of a transaction. */
export async function postMove(
  ctx: Context,
  kind: MoveKind,
  body: MoveBody,
  { parent, taken = zero }: Around = {},
): Promise<Moved> {
  const { postings: sides, limits } = moveKinds[kind];
  const { amount, currency_id, voucher_date, amount_base = null } = body;
  const [begun, places, today] = await Promise.all([
    beginTransaction(ctx, voucher_date, optionalPartyOf(body), currency_id),
    placesOf(ctx, kind, body, parent),
    parent?.worth ?? amount_base ?? spotBase(ctx, amount, currency_id, voucher_date),
  ]);
  const [debit, credit] = (await lockWithExchange(ctx, [places(sides.debit), places(sides.credit)])) as [
    LedgerAccount,
    LedgerAccount,
  ];
  if (limits.includes('wallet')) requireAvailable(sides.debit === 'source' ? credit : debit, amount);
  const worthOf = (account: LedgerAccount, side: 'debit' | 'credit') =>
    parent?.worth ?? worth(account, side, amount) ?? today;
  const postings = await transferPostings(ctx, [
    {
      ...{ debit, credit, amount, kind, transaction_id: begun.id, voucher_date },
      ...{ debit_base: worthOf(debit, 'debit'), credit_base: worthOf(credit, 'credit') },
    },
  ]);
  await Promise.all([post(ctx, postings), begun.wallet_id !== null && touchWallet(ctx, begun.wallet_id)]);
  const { fund_id = null, card_id = null, account_id = null } = body;
  const waits = parent === undefined && parentKindIds.includes(kind) ? subtract(amount, taken) : null;
  const facts = {
    ...transactionOf(kind, body, begun),
    ...{ fund_id, card_id, account_id, parent_id: parent?.id ?? null, unassigned: waits, amount_base },
  };
  return { id: begun.id, worth: today, write: () => writeTransaction(ctx, facts, postings) };
}

/** The ledger accounts of a kind; unassigned amounts stay where they were posted. */
async function placesOf(
  ctx: Context,
  kind: MoveKind,
  body: MoveBody,
  parent: WaitingMoney | undefined,
): Promise<(place: LedgerSide) => AccountKey> {
  const { sources, postings } = moveKinds[kind];
  const { currency_id, fund_id, card_id, account_id } = body;
  const party = optionalPartyOf(body);
  const source =
    sources.length === 0 ? undefined : await requireMoneySource(ctx, { fund_id, card_id }, currency_id);
  const chosen = await requireAccount(ctx, postings.accounts, account_id);
  const roleOf = (role: AccountRole) =>
    parent !== undefined && accountRoleProperties[role].party === 'none' ? parent.place : role;
  return (place) => {
    if (place === 'source') return source!;
    if (place === 'chosen') return companyAccount(chosen!.role, currency_id, chosen!.sub_account_id);
    const role = roleOf(place);
    return accountRoleProperties[role].party === 'none'
      ? companyAccount(role, currency_id)
      : partyAccount(role, party!, currency_id);
  };
}

/** The value of an amount in the paying account; undefined if the account receives it. */
const worth = (account: LedgerAccount, side: 'debit' | 'credit', amount: Decimal): Decimal | undefined =>
  accountRoleProperties[account.role].side === side ? undefined : bookBase(account, amount);
