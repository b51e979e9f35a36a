import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { DocumentBody, Receipt } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { documentKinds, type DocumentKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { refuseField, unknownReference, type Refusal } from '#kernel/refusal.ts';
import { lockCharges, lockDocuments, type Charge } from '../charge/charges.ts';
import { requirePayable } from '../charge/require-payable.ts';
import type { Party } from '../ledger/ledger-accounts.ts';

interface Asked {
  kind: DocumentKind;
  party: Party;
  receipts: readonly Receipt[];
  currency_id: CurrencyId;
}

const WHOLE_NUMBER = /^\d{1,15}$/;

/**
 * Locks the documents of receipts and their charges; refuses other parties, other currencies and documents
 * that cannot be paid now.
 */
export async function lockReceiptCharges(
  ctx: Context,
  { kind, party, receipts, currency_id: currency }: Asked,
): Promise<Charge[]> {
  const idsOf = (type: DocumentType) =>
    receipts
      .filter(({ receiptable_type }) => receiptable_type === type)
      .map(({ receiptable_id }) => receiptable_id);
  const numbersOf = (type: DocumentType) =>
    idsOf(type)
      .filter((id) => WHOLE_NUMBER.test(id))
      .map(Number);
  const documents = {
    order_ids: idsOf('order'),
    lading_bill_ids: numbersOf('lading_bill'),
    purchase_ids: numbersOf('purchase'),
    contract_ids: idsOf('contract'),
    sfa_ids: numbersOf('sfa'),
    container_ids: numbersOf('container'),
  };
  const { does, charges: kinds } = documentKinds[kind].postings;
  const [, charges] = await pipeline(
    () => lockDocuments(ctx, documents),
    () => lockCharges(ctx, { ...documents, kinds }),
  );
  const ofParty = charges.filter(
    (charge) => charge.party_type === party.type && charge.party_id === party.id,
  );
  for (const [index, receipt] of receipts.entries()) {
    const own = (charge: Charge) => isFor(charge, receipt);
    const field = `receipts.${index}.receiptable_id`;
    if (!ofParty.some(own)) throw notTheirs(field, receipt, charges.some(own));
  }
  const inCurrency = ofParty.filter(({ currency_id }) => currency_id === currency);
  if (inCurrency.length === 0)
    throw refuseField('currency_id', 'currency_mismatch', { currency: ofParty[0]!.currency_id });
  const asked = stillAsking(inCurrency, receipts);
  requirePayable(does === 'give_back' ? asked.filter(isOfLivingOrder) : asked);
  return asked;
}

/** The error for a document of another party or an unknown one. */
export const notTheirs = (
  field: string,
  { receiptable_type, receiptable_id }: Pick<Receipt, 'receiptable_type' | 'receiptable_id'>,
  known: boolean,
): Refusal =>
  known
    ? refuseField(field, 'document_of_other_party', {
        document: documentNumber(receiptable_type, receiptable_id),
      })
    : unknownReference(field, receiptable_id);

/** Whether a charge belongs to the receipt's document. */
export const isFor = (charge: Charge, { receiptable_type, receiptable_id }: Receipt): boolean =>
  documentOf(charge, receiptable_type) === receiptable_id;

function documentOf(charge: Charge, type: DocumentType): string | null {
  const id = charge[`${type}_id`];
  return id === null ? null : String(id);
}

/** The charge that a voucher names among several; all if it names none. */
export function chosenOf(
  charges: readonly Charge[],
  field: 'compensation_id' | 'container_cost_id',
  { [field]: id }: Pick<DocumentBody, 'compensation_id' | 'container_cost_id'>,
): Charge[] {
  if (id == null) return [...charges];
  const chosen = charges.filter((charge) => charge[field] === id);
  if (chosen.length === 0) throw unknownReference(field, id);
  return chosen;
}

/** Refunds of cancelled orders are always possible. */
const isOfLivingOrder = ({ blocked }: Charge): boolean => blocked !== 'order_is_cancelled';

/** Excludes cancelled orders that owe nothing, which must not block payment of their bill. */
export const stillAsking = (charges: readonly Charge[], receipts: readonly Receipt[]): Charge[] =>
  charges.filter(
    (charge) =>
      charge.blocked !== 'order_is_cancelled' ||
      !isZero(charge.unsolved) ||
      !isZero(charge.outstanding) ||
      receipts.some((receipt) => receipt.receiptable_type === 'order' && isFor(charge, receipt)),
  );
