import { sql, type RawBuilder } from 'kysely';
import { bucketSums, ofKind } from '../../accounting/charge/buckets.ts';

/** A discount of a lading bill counts in proportion to the bill's freight that the contract bears. */
const discounts = sql`
    select coalesce(sum(round(l.discount * borne.total / whole.total)), 0) as discount
    from (
      select lading_bill_id, sum(total) as total from charges where contract_id = k.id group by 1) as borne
    join lading_bills l on l.id = borne.lading_bill_id
    cross join lateral (
      select sum(total) as total from charges a
      where a.lading_bill_id = l.id and a.kind = 'freight') as whole
    where whole.total > 0`;

const freight = sql`
    select ${bucketSums('freight_charge')} from charges c where c.contract_id = k.id`;

const counted = sql`select count(*)::int as order_count from orders o where o.contract_id = k.id`;

/** Joins the freight borne by contracts `k` and the number of their orders. */
export const contractMoney = sql`cross join lateral (${freight}) as freight
  cross join lateral (${discounts}) as discounts
  cross join lateral (${counted}) as counted`;

/**
 * Amounts due of the contracts' orders by kind and currency. Freight counts only where the contract bears
 * it.
 */
export const readSums = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select o.contract_id as parent, c.kind, c.currency_id, ${bucketSums()}
    from orders o
    join charges c on c.order_id = o.id
    where o.contract_id = any(${ids}) and (not (${ofKind('freight')}) or c.contract_id = o.contract_id)
    group by 1, 2, 3
    order by 3, 2 desc`;
