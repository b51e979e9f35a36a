import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { lockCharges, type Charge, type ChargeKind } from '../charge/charges.ts';
import type { Party } from '../wallet/open-wallets.ts';

export interface Receipt { receiptable_type: 'order' | 'lading_bill' | 'purchase'; receiptable_id: string }

const WHOLE_NUMBER = /^\d{1,15}$/;

/** Locks the charges that receipts ask for, and refuses receipts of other parties, other currencies or documents that cannot be paid now. */
export async function lockReceiptCharges(ctx: Context, kinds: readonly ChargeKind[], receipts: readonly Receipt[], party: Party, currency: CurrencyId): Promise<Charge[]> {
  const idsOf = (type: Receipt['receiptable_type']) => receipts.filter(({ receiptable_type }) => receiptable_type === type).map(({ receiptable_id }) => receiptable_id);
  const numbersOf = (type: Receipt['receiptable_type']) => idsOf(type).filter((id) => WHOLE_NUMBER.test(id)).map(Number);
  const charges = await lockCharges(ctx, { kinds, order_ids: idsOf('order'), lading_bill_ids: numbersOf('lading_bill'), purchase_ids: numbersOf('purchase') });
  const ofParty = charges.filter((charge) => charge.party_type === party.type && charge.party_id === party.id);
  for (const [index, receipt] of receipts.entries()) {
    if (!ofParty.some((charge) => isFor(charge, receipt))) throw unknownReference(`receipts.${index}.receiptable_id`, receipt.receiptable_id);
  }
  const payable = ofParty.filter(({ currency_id }) => currency_id === currency);
  if (payable.length === 0) throw refuseField('currency_id', 'currency_mismatch', { currency: ofParty[0]!.currency_id });
  await requirePayableDocuments(ctx, payable);
  return payable;
}

/** True when the charge belongs to the receipt's document. */
export const isFor = (charge: Charge, { receiptable_type, receiptable_id }: Receipt): boolean => documentOf(charge, receiptable_type) === receiptable_id;

function documentOf(charge: Charge, type: Receipt['receiptable_type']): string | null {
  if (type === 'order') return charge.order_id;
  const id = type === 'lading_bill' ? charge.lading_bill_id : charge.purchase_id;
  return id === null ? null : String(id);
}

/** Orders must be approved and alive; purchases approved. */
async function requirePayableDocuments(ctx: Context, charges: readonly Charge[]): Promise<void> {
  const orders = charges.map(({ order_id }) => order_id).filter((id) => id !== null);
  const purchases = charges.map(({ purchase_id }) => purchase_id).filter((id) => id !== null);
  const { rows: [blocked] } = await sql<{ code: 'order_is_cancelled' | 'order_not_approved' | 'purchase_wrong_state'; id: string; status: string }>`
    select case when cancelled_at is not null then 'order_is_cancelled' else 'order_not_approved' end as code, id, status_id as status
    from orders where id = any(${orders}::text[]) and (cancelled_at is not null or approved_at is null)
    union all select 'purchase_wrong_state', id::text, status_id from purchases where id = any(${purchases}::bigint[]) and (cancelled_at is not null or approved_at is null) limit 1`.execute(ctx.db);
  if (blocked === undefined) return;
  throw new Refusal(blocked.code, { values: { order_id: blocked.id, status: blocked.status, needed: 'Approved' }, details: { id: blocked.id, status: blocked.status } });
}
