import type { Receipt } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { debitKinds, type DebitKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { debtRole } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { add, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Charge } from '../charge/charges.ts';
import { partyAccount, type AccountKey } from '../ledger/ledger-accounts.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { recordDebt, type NewDebt } from './record-debt.ts';

/** Recorded debt, and the function that writes its vouchers, which runs last because they take numbers. */
export interface Debited {
  debts: NewDebt[];
  writeVouchers(): Promise<unknown>;
}

interface Asked {
  document: Receipt;
  /** By default determined by the party's term. */
  payment_due_date: string | undefined;
  /** Date of the vouchers, by default today. */
  voucher_date?: string | undefined;
  /** Accounts needed later in the same transaction. */
  more?: readonly AccountKey[];
}

/**
 * Records all undecided amounts of locked charges as debt, with one voucher per currency, dated today or as
 * given. Refuses with `nothing_unsolved`.
 */
export async function debitCharges(
  ctx: Context,
  kind: DebitKind,
  charges: readonly Charge[],
  { document, payment_due_date, voucher_date = dayIn(ctx.now), more = [] }: Asked,
): Promise<Debited> {
  const { accounts } = debitKinds[kind].postings;
  const debts = charges
    .filter(({ unsolved }) => isPositive(unsolved))
    .map((charge) => ({ charge, amount: charge.unsolved }));
  const [first] = debts;
  if (first === undefined) throw new Refusal('nothing_unsolved', { details: { ...document } });
  const { party_type, party_id } = first.charge;
  const party = { type: party_type, id: party_id };
  const byCurrency = [...Map.groupBy(debts, ({ charge }) => charge.currency_id)];
  // Accounts of other currencies are locked together with the first, before anything is posted.
  const others = byCurrency
    .slice(1)
    .flatMap(([currency]) =>
      [debtRole(accounts), accounts.documents].map((role) => partyAccount(role, party, currency)),
    );
  const writes: (() => Promise<unknown>)[] = [];
  for (const [currency_id, own] of byCurrency) {
    const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
    const postings = await recordDebt(ctx, own, {
      ...{ kind, voucher_date, transaction_id: begun.id, accounts, more: [...others, ...more] },
      ...(payment_due_date !== undefined && { payment_due_date }),
    });
    const amount = add(...own.map((debt) => debt.amount));
    const facts = {
      ...{ id: begun.id, type_id: kind, amount, currency_id, voucher_date },
      ...{ transactionable_type: party_type, transactionable_id: party_id, wallet_id: begun.wallet_id },
    };
    writes.push(() => writeTransaction(ctx, facts, postings, [{ ...document, amount }]));
  }
  return { debts, writeVouchers: () => pipeline(...writes) };
}
