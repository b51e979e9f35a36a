import type {
  TransferBody,
  transferEndpoints,
} from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import {
  parentKindIds,
  transferKinds,
  type TransferKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import { big, compare, decimal, isPositive, isZero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, roundMoney, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { afterLeaving, bookBase, spotBase, spotRate } from '../ledger/base-amount.ts';
import {
  companyAccount,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { lockWithExchange, transferPostings, type Transfer } from '../ledger/transfer.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { openWallet, touchWallet } from '../wallet/open-wallets.ts';
import { requireMoneySource } from './money-source.ts';
import { optionalPartyOf, requireAvailable, transactionOf } from './payment.ts';

/** Amounts sent and received. */
interface Amounts {
  amount: Decimal;
  currency_id: CurrencyId;
  to_amount: Decimal;
  to_currency_id: CurrencyId;
}

/**
 * Transfers or exchanges money by kind. The sent amount leaves at book value; the received one has the price
 * paid in VND, else the day's rate; the difference is exchange gain or loss.
 */
export const transferMoney =
  (kind: TransferKind): Handler<(typeof transferEndpoints)[TransferKind]> =>
  async (ctx, { body }) => {
    const { postings: way, limits } = transferKinds[kind];
    const amounts = await amountsOf(ctx, kind, body);
    const { amount, currency_id, to_amount, to_currency_id } = amounts;
    const party = optionalPartyOf(body);
    const [places, begun] = await Promise.all([
      placesOf(ctx, kind, body, to_currency_id),
      beginTransaction(ctx, body.voucher_date, party, currency_id),
    ]);
    const to_wallet_id = way.to === 'WALLET' ? await openWallet(ctx, party!, to_currency_id) : null;
    const [from, to, fees] = (await lockWithExchange(ctx, places)) as [
      LedgerAccount,
      LedgerAccount,
      LedgerAccount | undefined,
    ];
    if (limits.includes('wallet')) requireAvailable(from, amount);
    const facts = { kind, transaction_id: begun.id, voucher_date: body.voucher_date };
    const moved = await movedBetween(ctx, { from, to, ...amounts, ...facts });
    const paid = fees && body.fees != null ? [await feesOf(ctx, moved, from, fees, body.fees)] : [];
    const postings = await transferPostings(ctx, [moved, ...paid]);
    const wallets = [begun.wallet_id, to_wallet_id].filter((wallet) => wallet !== null);
    await Promise.all([post(ctx, postings), ...wallets.map((wallet) => touchWallet(ctx, wallet))]);
    const other = to_currency_id !== currency_id;
    return withCommit(() =>
      writeTransaction(
        ctx,
        {
          ...transactionOf(kind, body, begun),
          ...{ fund_id: body.fund_id ?? null, card_id: body.card_id ?? null },
          ...{ to_fund_id: body.to_fund_id ?? null, to_card_id: body.to_card_id ?? null, to_wallet_id },
          ...(other && { to_amount, to_currency_id }),
          ...(body.fees != null && isPositive(body.fees) && { fees: body.fees }),
          ...(parentKindIds.includes(kind) && { unassigned: to_amount }),
        },
        postings,
      ),
    );
  };

/** Both amounts: as typed, or the second one at the day's published rate. */
async function amountsOf(ctx: Context, kind: TransferKind, body: TransferBody): Promise<Amounts> {
  const { rate, into } = transferKinds[kind].postings;
  const { amount, currency_id, voucher_date } = body;
  const to_currency_id = body.to_currency_id ?? currency_id;
  const same = to_currency_id === currency_id;
  if (same && into !== undefined) throw refuseField('to_currency_id', 'transfer_to_itself');
  const to_amount =
    rate === 'published' ? await exchanged(ctx, body, to_currency_id) : (body.to_amount ?? amount);
  if (same && compare(to_amount, amount) !== 0) throw refuseField('to_amount', 'amounts_differ');
  if (isZero(to_amount))
    throw refuseField('amount', 'amount_worth_nothing', { currency: to_currency_id }, { voucher_date });
  return { amount, currency_id, to_amount, to_currency_id };
}

/** Converts an amount at the published rates of the voucher's date. */
async function exchanged(
  ctx: Context,
  { amount, currency_id, voucher_date }: TransferBody,
  to: CurrencyId,
): Promise<Decimal> {
  const rates = [await spotRate(ctx, currency_id, voucher_date), await spotRate(ctx, to, voucher_date)];
  return roundMoney(decimal(big(amount).times(rates[0]!).div(rates[1]!)), to);
}

/** Source, target, and the account of bank fees, if any. */
async function placesOf(
  ctx: Context,
  kind: TransferKind,
  body: TransferBody,
  to_currency: CurrencyId,
): Promise<AccountKey[]> {
  const { from, to, fees } = transferKinds[kind].postings;
  const { currency_id, fund_id, card_id, to_fund_id, to_card_id } = body;
  const wallet = (currency: CurrencyId) => partyAccount('WALLET', optionalPartyOf(body)!, currency);
  const [source, target] = await Promise.all([
    from === 'source' ? requireMoneySource(ctx, { fund_id, card_id }, currency_id) : wallet(currency_id),
    to === 'target'
      ? requireMoneySource(ctx, { fund_id: to_fund_id, card_id: to_card_id }, to_currency, 'target')
      : to === 'WALLET'
        ? wallet(to_currency)
        : companyAccount(to, to_currency),
  ]);
  if (source.party_type === target.party_type && from === 'source' && source.party_id === target.party_id)
    throw refuseField(to_card_id == null ? 'to_fund_id' : 'to_card_id', 'transfer_to_itself');
  const paid = fees !== undefined && body.fees != null && isPositive(body.fees);
  return [source, target, ...(paid ? [companyAccount(fees, currency_id)] : [])];
}

type Move = Amounts &
  Pick<Transfer, 'kind' | 'transaction_id' | 'voucher_date'> & { from: LedgerAccount; to: LedgerAccount };

/** The transfer: our own money is debited at the target, liabilities to customers at the source. */
async function movedBetween(ctx: Context, move: Move): Promise<Transfer> {
  const { from, to, amount, currency_id, to_amount, to_currency_id, ...facts } = move;
  const given = bookBase(from, amount);
  const worth = await worthThere(ctx, move, given);
  const leaves = { account: from, own: amount, base: given ?? worth };
  const arrives = { account: to, own: to_amount, base: worth };
  const [debit, credit] =
    accountRoleProperties[to.role].side === 'debit' ? [arrives, leaves] : ([leaves, arrives] as const);
  return {
    ...facts,
    ...{ debit: debit.account, amount: debit.own, debit_base: debit.base },
    ...{ credit: credit.account, given: credit.own, credit_base: credit.base },
  };
}

/** The value in VND of the received amount. */
async function worthThere(
  ctx: Context,
  { amount, currency_id, to_amount, to_currency_id, voucher_date }: Move,
  given: Decimal | undefined,
): Promise<Decimal> {
  if (to_currency_id === BASE_CURRENCY) return to_amount;
  if (currency_id === BASE_CURRENCY) return amount;
  if (to_currency_id === currency_id && given !== undefined) return given;
  return spotBase(ctx, to_amount, to_currency_id, voucher_date);
}

/** Bank fees leave the source after the transfer, as an expense at the day's rate. */
async function feesOf(
  ctx: Context,
  { kind, transaction_id, voucher_date, ...moved }: Transfer,
  from: LedgerAccount,
  fees: LedgerAccount,
  amount: Decimal,
): Promise<Transfer> {
  const cost = await spotBase(ctx, amount, from.currency_id, voucher_date);
  const left = afterLeaving(from, moved.given ?? moved.amount, moved.credit_base);
  return {
    ...{ kind, transaction_id, voucher_date, amount: cost, given: amount },
    ...{ debit: fees, debit_base: cost, credit: from, credit_base: bookBase(left, amount) ?? cost },
  };
}
