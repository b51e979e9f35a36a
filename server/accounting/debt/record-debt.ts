import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  customerAccounts,
  debtRole,
  type DocumentAccounts,
} from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, convertMoney } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { dueDayOf } from '../credit-term/credit-term.queries.ts';
import { spotRate } from '../ledger/base-amount.ts';
import {
  type AccountKey,
  lockAccounts,
  partyAccount,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { recordSettlements } from '../settlement/settlements.ts';
import { openLots } from './debt-lots.ts';

export interface NewDebt {
  charge: Charge;
  amount: Decimal;
}
interface DebtTerms {
  kind: TransactionKind;
  voucher_date: string;
  transaction_id: number;
  payment_due_date?: string;
  credit_order_id?: number;
  /** By default the accounts of customers. */
  accounts?: DocumentAccounts;
  /** Accounts locked together with these, for later steps of the transaction. */
  more?: readonly AccountKey[];
}

/**
 * Records parts of locked charges of one party and currency as debt: posts them against the clearing account,
 * increases `debited`, and opens a lot with a due date each. Returns the postings.
 */
export async function recordDebt(
  ctx: Context,
  debts: readonly NewDebt[],
  {
    kind,
    voucher_date,
    transaction_id,
    payment_due_date,
    credit_order_id,
    accounts = customerAccounts,
    more = [],
  }: DebtTerms,
): Promise<Posting[]> {
  const { party_type, party_id, currency_id } = debts[0]!.charge;
  const party = { type: party_type, id: party_id };
  const role = debtRole(accounts);
  const [debt, documents] = (await lockAccounts(ctx, [
    ...[role, accounts.documents].map((one) => partyAccount(one, party, currency_id)),
    ...more,
  ])) as [LedgerAccount, LedgerAccount];
  const sides =
    accountRoleProperties[role].side === 'debit'
      ? { debit: debt, credit: documents }
      : { debit: documents, credit: debt };
  const rate = await spotRate(ctx, currency_id, voucher_date);
  const postings = await transferPostings(
    ctx,
    debts.map(({ charge, amount }) => {
      const worth = convertMoney(amount, rate, BASE_CURRENCY);
      return {
        ...sides,
        ...{ amount, debit_base: worth, credit_base: worth },
        ...{ kind, charge_id: charge.id, transaction_id, voucher_date },
      };
    }),
  );
  await post(ctx, postings);
  await changeCharges(
    ctx,
    debts.map(({ charge, amount }) => ({ charge_id: charge.id, debited: amount })),
  );
  const lots = await openLots(
    ctx,
    debts.map(({ charge, amount }) => ({ charge_id: charge.id, amount })),
    { credit_order_id, payment_due_date: payment_due_date ?? (await dueDayOf(ctx, party)) },
  );
  await recordSettlements(
    ctx,
    transaction_id,
    lots.map(({ id, charge_id, amount }) => ({ charge_id, debt_lot_id: id, debited: amount })),
  );
  return postings;
}
