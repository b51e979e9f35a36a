import type { clearDebts as endpoint } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { settleKinds, type SettleKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { debtRole } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { withCommit } from '#kernel/ending.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges, lockDocuments, type Charge, type ChargeChoice } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import { lockOpenLots, type DebtLot } from '../debt/debt-lots.ts';
import { lockAccounts, partyAccount, type Party } from '../ledger/ledger-accounts.ts';
import { receiptAmounts, reportDocuments, requireAvailable, transactionOf } from '../payment/payment.ts';
import { owedInAll, planSettlement, undecided } from '../payment/plan-settlement.ts';
import { requirePayable } from '../payment/receipt-charges.ts';
import { carryOut, preparePostings, type Settling } from '../payment/settle-documents.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';

type Clearing = BodyOf<typeof endpoint>;
type Document = Clearing['documents'][number];
type Begun = Awaited<ReturnType<typeof beginTransaction>>;

/** A document that is cleared, with what is locked of it. */
export interface Cleared {
  document: Document;
  charges: Charge[];
}

/** A document that is asked for, whose it has to be, and where it stands in what was sent. */
interface AskedDocument {
  document: Document;
  party: Party;
  at: string;
}

/**
 * Settles documents of a party from its wallet, a voucher each, all of them or none. Each is settled as it
 * was looked at: where something was paid, asked or put on debt meanwhile, nothing is done.
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
  return withCommit(async () => ({ transactions: await sendInOrder(...writes) }));
};

/** Locks what the documents ask, all at once, and refuses where something of them is not as it was seen. */
export async function lockCleared(
  ctx: Context,
  asked: readonly AskedDocument[],
  currency_id: CurrencyId,
): Promise<Cleared[]> {
  const choice = choiceOf(asked.map(({ document }) => document));
  const [, charges] = await sendInOrder(
    () => lockDocuments(ctx, choice),
    () => lockCharges(ctx, choice),
  );
  const cleared = asked.map(({ document, party, at }) => {
    requireSettled(document, party, at);
    const own = charges.filter(
      (charge) =>
        charge.party_type === party.type &&
        charge.party_id === party.id &&
        charge.currency_id === currency_id &&
        isOf(charge, document),
    );
    if (own.length === 0) throw unknownReference(`${at}.receiptable_id`, document.receiptable_id);
    requirePayable(own);
    return { document, charges: own };
  });
  requireUnchanged(cleared);
  return cleared;
}

function choiceOf(documents: readonly Document[]): ChargeChoice {
  const idsOf = (type: Document['receiptable_type']) =>
    documents.filter((one) => one.receiptable_type === type).map(({ receiptable_id }) => receiptable_id);
  const numbersOf = (type: Document['receiptable_type']) =>
    idsOf(type)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id));
  return {
    kinds: [...new Set(documents.flatMap(({ kind }) => settleKinds[kind].postings.charges))],
    order_ids: idsOf('order'),
    lading_bill_ids: numbersOf('lading_bill'),
    purchase_ids: numbersOf('purchase'),
    sfa_ids: numbersOf('sfa'),
    container_ids: numbersOf('container'),
  };
}

/** Refuses a kind that does not settle such a document of such a party, and a document that is named twice. */
function requireSettled({ kind, receiptable_type }: Document, party: Party, at: string): void {
  const { party: of, postings } = settleKinds[kind] as (typeof settleKinds)[SettleKind];
  if (of !== party.type || !postings.documents.includes(receiptable_type))
    throw refuseField(`${at}.kind`, 'receipts_mixed');
}

const carried: Partial<Record<ChargeKind, Document['receiptable_type']>> = {
  freight: 'lading_bill',
  sfa_shipping: 'sfa',
  container_cost: 'container',
};
/** Each charge belongs to one document: carriage to what is carried, all else to its order or purchase. */
function isOf(charge: Charge, { receiptable_type, receiptable_id, kind }: Document): boolean {
  if (!settleKinds[kind].postings.charges.includes(charge.kind)) return false;
  const type = carried[charge.kind] ?? (charge.order_id !== null ? 'order' : 'purchase');
  return type === receiptable_type && String(charge[`${type}_id`]) === receiptable_id;
}

function requireUnchanged(cleared: readonly Cleared[]): void {
  const sumOf = (charges: readonly Charge[], name: 'outstanding' | 'unsolved'): Decimal =>
    add(zero, ...charges.map((charge) => charge[name]));
  const names = cleared.map(({ document: { receiptable_type, receiptable_id, kind } }) =>
    [receiptable_type, receiptable_id, kind].join(' '),
  );
  const changed = cleared.filter(
    ({ document, charges }, index) =>
      names.indexOf(names[index]!) !== index ||
      (['outstanding', 'unsolved'] as const).some(
        (name) => compare(document[name], sumOf(charges, name)) !== 0,
      ),
  );
  if (changed.length === 0) return;
  throw new Refusal('debts_changed', {
    values: { documents: changed.map(({ document }) => document.receiptable_id).join(', ') },
    details: {
      documents: changed.map(({ document: { receiptable_type, receiptable_id }, charges }) => ({
        ...{ receiptable_type, receiptable_id },
        ...{ outstanding: sumOf(charges, 'outstanding'), unsolved: sumOf(charges, 'unsolved') },
      })),
    },
  });
}

/** The wallet, and where documents and debt of the party stand, as a kind posts them. */
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

/** Settles one document; answers what writes its voucher, as the last of the work. */
async function settleOne(
  ctx: Context,
  { party, body, index, document, charges }: One,
  { lots, begun }: { lots: readonly DebtLot[]; begun: Begun },
): Promise<() => Promise<TransactionRow>> {
  const { kind, amount, receiptable_type, receiptable_id } = document;
  const own = lots.filter(({ charge_id }) => charges.some(({ id }) => id === charge_id));
  const maximum = add(undecided(charges), owedInAll(own));
  if (compare(amount, maximum) > 0)
    throw refuseField(`documents.${index}.amount`, 'amount_too_large', { maximum }, { maximum });
  const [wallet, documents, debt] = await lockAccounts(ctx, accountsOf(party, body.currency_id, kind));
  requireAvailable(wallet, amount);
  const payment: Settling = {
    ...{ kind, party, amount, receipts: [{ receiptable_type, receiptable_id }] },
    ...{ transactionable_type: party.type, transactionable_id: party.id },
    currency_id: body.currency_id,
    voucher_date: body.voucher_date,
    description: body.description,
  };
  const plan = planSettlement(oldestBillFirst(charges), own, amount);
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
