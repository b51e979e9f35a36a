// Assigns freight to the order or to a contract of its customer. Payments, debt and repayments of a share
// stay on its row, whoever bears it.
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/** Shares of these orders or bills. */
interface Shares {
  order_ids?: readonly string[];
  lading_bill_ids?: readonly number[];
}

/**
 * Recomputes who bears the freight of locked orders or bills: a contract if the bill is not paid per order
 * and the order's contract is active or bore the share before. Returns the orders of reassigned shares.
 */
export async function assignFreight(
  ctx: Context,
  { order_ids = [], lading_bill_ids = [] }: Shares,
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    update charges c
    set contract_id = w.contract_id, pays_for_order = w.contract_id is null, updated_at = now()
    from (
      select s.id,
        case when not l.freight_charge_pay_for_order
          and (k.status_id = 'Open' or k.id = s.contract_id) then k.id end as contract_id
      from charges s
      join lading_bills l on l.id = s.lading_bill_id
      join orders o on o.id = s.order_id
      left join contracts k on k.id = o.contract_id
      where s.kind = 'freight'
        and (s.order_id = any(${order_ids}::text[])
          or s.lading_bill_id = any(${lading_bill_ids}::bigint[]))) w
    where c.id = w.id and c.contract_id is distinct from w.contract_id
    returning c.order_id`.execute(ctx.db);
  return [...new Set(rows.map(({ order_id }) => order_id))].sort();
}

/** The first share paid by a voucher for its contract; undefined if there is none. */
export async function findPaidByContract(
  ctx: Context,
  { order_ids = [], lading_bill_ids = [] }: Shares,
): Promise<{ order_id: string; contract_id: string } | undefined> {
  const { rows } = await sql<{ order_id: string; contract_id: string }>`
    select c.order_id, c.contract_id
    from charges c
    where c.contract_id is not null
      and (c.order_id = any(${order_ids}::text[]) or c.lading_bill_id = any(${lading_bill_ids}::bigint[]))
      and (c.resolved > 0 or c.debited > 0)
      and exists (
        select from ledger_postings p
        join receipts r on r.transaction_id = p.transaction_id
        where p.charge_id = c.id and r.receiptable_type = 'contract' and r.receiptable_id = c.contract_id)
    order by c.id
    limit 1`.execute(ctx.db);
  return rows[0];
}
