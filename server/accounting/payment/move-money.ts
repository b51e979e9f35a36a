import { roleFacts } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds, type MoveKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { withCommit } from '#kernel/ending.ts';
import type { Handler } from '#kernel/route.ts';
import { bookBase, spotBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { touchWallet } from '../wallet/open-wallets.ts';
import { requireMoneySource } from './money-source.ts';
import { partyOf, requireAvailable, transactionOf } from './payment.ts';

/**
 * Moves money of a party in or out, as the kind says: between a fund or card and a wallet. What an account
 * gives leaves it at book value, what it takes comes at the day's rate; the difference is exchange gain or
 * loss.
 */
export const moveMoney =
  (kind: MoveKind): Handler<(typeof moveEndpoints)[MoveKind]> =>
  async (ctx, { body }) => {
    const { postings: sides, limits } = moveKinds[kind];
    const { amount, currency_id, voucher_date, fund_id, card_id } = body;
    const party = partyOf(body);
    const source = await requireMoneySource(ctx, { fund_id, card_id }, currency_id);
    const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
    const today = await spotBase(ctx, amount, currency_id, voucher_date);
    const [debit, credit] = (await lockAccounts(
      ctx,
      [sides.debit, sides.credit].map((place) =>
        place === 'source' ? source : partyAccount(place, party, currency_id),
      ),
    )) as [LedgerAccount, LedgerAccount];
    if (limits.includes('wallet')) requireAvailable(sides.debit === 'source' ? credit : debit, amount);
    const postings = await transferPostings(ctx, [
      {
        debit,
        credit,
        amount,
        debit_base: worth(debit, 'debit', amount) ?? today,
        credit_base: worth(credit, 'credit', amount) ?? today,
        kind,
        transaction_id: begun.id,
        voucher_date,
      },
    ]);
    await post(ctx, postings);
    await touchWallet(ctx, begun.wallet_id);
    const facts = { ...transactionOf(kind, body, begun), fund_id: fund_id ?? null, card_id: card_id ?? null };
    return withCommit(() => writeTransaction(ctx, facts, postings));
  };

/** What an amount is worth in the books of the account that gives it; none where the account takes it. */
const worth = (account: LedgerAccount, side: 'debit' | 'credit', amount: Decimal): Decimal | undefined =>
  roleFacts[account.role].side === side ? undefined : bookBase(account, amount);
