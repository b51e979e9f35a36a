import type { clearDebts as endpoint } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import { settleKinds, type SettleKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { debtRole } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOpenLots, type DebtLot } from '../debt/debt-lots.ts';
import { lockAccounts, partyAccount, type Party } from '../ledger/ledger-accounts.ts';
import { receiptAmounts, reportDocuments, requireAvailable, transactionOf } from '../payment/payment.ts';
import { carryOut, preparePostings, type Settling } from '../payment/settle-documents.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { lockCleared, planCleared, type Cleared } from './lock-cleared.ts';

type Clearing = BodyOf<typeof endpoint>;
type Begun = Awaited<ReturnType<typeof beginTransaction>>;

/**
 * Settles documents of a party from its wallet, one voucher each, all or none. If amounts changed since the
 * user loaded them, nothing is settled.
 */
export const clearDebts: Handler<typeof endpoint> = async (ctx, { body }) => {
  const party: Party = { type: body.object_type, id: body.object_id };
  const asked = body.documents.map((document, index) => ({ document, party, at: `documents.${index}` }));
  const cleared = await lockCleared(ctx, asked, body.currency_id);
  const begun: Begun[] = [];
  for (const _ of cleared)
    begun.push(await beginTransaction(ctx, body.voucher_date, party, body.currency_id));
  const kinds = [...new Set(body.documents.map(({ kind }) => kind))];
  await lockAccounts(
    ctx,
    kinds.flatMap((kind) => accountsOf(party, body.currency_id, kind)),
  );
  const lots = await lockOpenLots(
    ctx,
    cleared.flatMap(({ charges }) => charges),
  );
  const writes: (() => Promise<TransactionRow>)[] = [];
  for (const [index, one] of cleared.entries())
    writes.push(await settleOne(ctx, { party, body, index, ...one }, { lots, begun: begun[index]! }));
  return withCommit(async () => ({ transactions: await pipeline(...writes) }));
};

/** The wallet and the accounts of the party's documents and debt for a kind of voucher. */
const accountsOf = (party: Party, currency: CurrencyId, kind: SettleKind) => {
  const { accounts } = settleKinds[kind].postings;
  return [
    partyAccount(accounts.wallet, party, currency),
    partyAccount(accounts.documents, party, currency),
    { ...partyAccount(debtRole(accounts), party, currency), if_there: true as const },
  ];
};

interface One extends Cleared {
  party: Party;
  body: Clearing;
  index: number;
}

/** Settles one document; returns the function that writes its voucher, which runs last. */
async function settleOne(
  ctx: Context,
  { party, body, index, document, charges }: One,
  { lots, begun }: { lots: readonly DebtLot[]; begun: Begun },
): Promise<() => Promise<TransactionRow>> {
  const { kind, amount, receiptable_type, receiptable_id } = document;
  const plan = planCleared({ document, charges }, lots, `documents.${index}`);
  const [wallet, documents, debt] = await lockAccounts(ctx, accountsOf(party, body.currency_id, kind));
  requireAvailable(wallet, amount);
  const payment: Settling = {
    ...{ kind, party, amount, receipts: [{ receiptable_type, receiptable_id }] },
    ...{ transactionable_type: party.type, transactionable_id: party.id },
    currency_id: body.currency_id,
    voucher_date: body.voucher_date,
    description: body.description,
  };
  const postings = await preparePostings(ctx, payment, plan, {
    ...{ transaction_id: begun.id, wallet, documents: documents!, debt },
  });
  await carryOut(ctx, begun.id, plan, postings);
  reportDocuments(ctx, charges, kind);
  return () =>
    writeTransaction(
      ctx,
      transactionOf(kind, payment, begun),
      postings,
      receiptAmounts(payment.receipts, plan),
    );
}
