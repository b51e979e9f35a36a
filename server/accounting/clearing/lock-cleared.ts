// Documents to clear with the amounts the user saw: locks them and allocates the amounts.
import type { z } from 'zod';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { clearedDocument } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import type { ChargeKind } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { settleKinds, type SettleKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import { lockCharges, lockDocuments, type Charge, type ChargeChoice } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import type { DebtLot } from '../debt/debt-lots.ts';
import type { Party } from '../ledger/ledger-accounts.ts';
import { owedInAll, planSettlement, undecided, type Settlement } from '../payment/plan-settlement.ts';
import { requirePayable } from '../charge/require-payable.ts';
import { notTheirs, stillAsking } from '../payment/receipt-charges.ts';

type Document = z.output<typeof clearedDocument>;

/** A document to clear with its locked charges. */
export interface Cleared {
  document: Document;
  charges: Charge[];
}

/** A requested document, its expected party, and its path in the request. */
interface RequestedDocument {
  document: Document;
  party: Party;
  at: string;
}

/** Locks all charges of the documents, and refuses if their amounts differ from the request. */
export async function lockCleared(
  ctx: Context,
  asked: readonly RequestedDocument[],
  currency_id: CurrencyId,
): Promise<Cleared[]> {
  const choice = choiceOf(asked.map(({ document }) => document));
  const [, charges] = await pipeline(
    () => lockDocuments(ctx, choice),
    () => lockCharges(ctx, choice),
  );
  const cleared = asked.map(({ document, party, at }) => {
    requireSettled(document, party, at);
    const ofDocument = charges.filter((charge) => isOf(charge, document));
    const ofParty = ofDocument.filter(
      (charge) => charge.party_type === party.type && charge.party_id === party.id,
    );
    const [asks] = ofParty;
    if (asks === undefined) throw notTheirs(`${at}.receiptable_id`, document, ofDocument.length > 0);
    const own = ofParty.filter((charge) => charge.currency_id === currency_id);
    if (own.length === 0)
      throw refuseField('currency_id', 'currency_mismatch', { currency: asks.currency_id });
    const charged = stillAsking(own, [document]);
    requirePayable(charged);
    return { document, charges: charged };
  });
  requireEachOnce(cleared, asked);
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
    contract_ids: idsOf('contract'),
    container_ids: numbersOf('container'),
  };
}

/** Refuses a kind that does not settle such documents, and duplicate documents. */
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
/**
 * Whether a charge belongs to a document: each belongs to one, except that freight borne by a contract may be
 * requested through the contract as well.
 */
function isOf(charge: Charge, { receiptable_type, receiptable_id, kind }: Document): boolean {
  if (!settleKinds[kind].postings.charges.includes(charge.kind)) return false;
  if (receiptable_type === 'contract') return charge.contract_id === receiptable_id;
  const type = carried[charge.kind] ?? (charge.order_id !== null ? 'order' : 'purchase');
  return type === receiptable_type && String(charge[`${type}_id`]) === receiptable_id;
}

/** Refuses a bill together with the contract that bears it, since both would settle the same charges. */
function requireEachOnce(cleared: readonly Cleared[], asked: readonly RequestedDocument[]): void {
  const types = new Map<number, Document['receiptable_type']>();
  for (const [index, { document, charges }] of cleared.entries())
    for (const { id } of charges) {
      const { receiptable_type } = document;
      if ((types.get(id) ?? receiptable_type) !== receiptable_type)
        throw refuseField(`${asked[index]!.at}.receiptable_id`, 'document_settled_twice', {
          document: numberOf(document),
        });
      types.set(id, receiptable_type);
    }
}

const numberOf = ({ receiptable_type, receiptable_id }: Document): string =>
  documentNumber(receiptable_type, receiptable_id);

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
    values: { documents: changed.map(({ document }) => numberOf(document)).join(', ') },
    details: {
      documents: changed.map(({ document: { receiptable_type, receiptable_id }, charges }) => ({
        ...{ receiptable_type, receiptable_id },
        ...{ outstanding: sumOf(charges, 'outstanding'), unsolved: sumOf(charges, 'unsolved') },
      })),
    },
  });
}

/**
 * Allocates an amount to the unpaid part of a document, then to its debt. Refuses more than outstanding, at
 * the field that `at` names.
 */
export function planCleared(
  { document: { amount }, charges }: Cleared,
  lots: readonly DebtLot[],
  at: string,
): Settlement[] {
  const own = lots.filter(({ charge_id }) => charges.some(({ id }) => id === charge_id));
  const maximum = add(undecided(charges), owedInAll(own));
  if (compare(amount, maximum) > 0)
    throw refuseField(`${at}.amount`, 'amount_too_large', { maximum }, { maximum });
  return planSettlement(oldestBillFirst(charges), own, amount);
}
