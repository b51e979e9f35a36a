import { accrual } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isNegative, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import type { Charge } from '../charge/charges.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import { bookBase, spotBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { beginTransaction, writeTransaction, type ReceiptInput } from '../transaction/write-transaction.ts';

const KIND = 'compensation_accrual';

/**
 * Posts a change of a locked compensation today: expense against a liability to the customer. Increases use
 * the day's rate, decreases the rate of recognition. Returns the function that writes the voucher, which runs
 * last because it takes a number.
 */
export async function accrueCompensation(
  ctx: Context,
  charge: Charge,
  difference: Decimal,
  document: Omit<ReceiptInput, 'amount'>,
): Promise<() => Promise<unknown>> {
  const { accounts, expense: role } = accrual.postings;
  const { currency_id, party_type, party_id, id: charge_id } = charge;
  const party = { type: party_type, id: party_id };
  const voucher_date = dayIn(ctx.now);
  const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
  const more = !isNegative(difference);
  const amount = more ? difference : negate(difference);
  const [owed, expense] = await lockAccounts(ctx, [
    partyAccount(accounts.documents, party, currency_id),
    { role, party_type: 'none', party_id: 0, currency_id: BASE_CURRENCY },
  ]);
  const base = more ? await spotBase(ctx, amount, currency_id, voucher_date) : bookBase(owed, amount)!;
  const facts = { kind: KIND, charge_id, transaction_id: begun.id, voucher_date, amount_base: base } as const;
  // Expenses are posted in VND in any case.
  const posting: Posting = more
    ? { ...facts, debit: expense!, debit_amount: base, credit: owed, credit_amount: amount }
    : { ...facts, debit: owed, debit_amount: amount, credit: expense!, credit_amount: base };
  await post(ctx, [posting]);
  return () =>
    writeTransaction(
      ctx,
      {
        ...{ id: begun.id, type_id: KIND, amount, currency_id, voucher_date },
        ...{ transactionable_type: party_type, transactionable_id: party_id, wallet_id: begun.wallet_id },
      },
      [posting],
      [{ ...document, amount }],
    );
}
