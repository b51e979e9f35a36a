import { sql, type RawBuilder } from 'kysely';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { Context } from '#kernel/context.ts';
import { servicesOfOrder } from '../../accounting/charge/buckets.ts';
import { readBillNames } from '../lading-bill/read-bill-names.ts';
import { bannedOnBills } from '../movement/box-bans.ts';

/** Why a container cannot be cut off; `facts` names the documents that prevent it. */
export interface Blocker {
  code: ErrorCode;
  facts: Record<string, unknown>;
}

interface Facts {
  bills: number;
  undesired: number[];
  banned: number[];
  unloaded: number[];
  unassessed: number[];
  unsettled: string[];
}

interface UndesiredBox {
  box_id: number;
  quantity: number;
}

const undesiredBoxes = (containerId: number): RawBuilder<UndesiredBox> => sql<UndesiredBox>`
  select s.box_id, s.quantity - covered.quantity as quantity
  from box_stock s
  join places p on p.id = s.place_id
  cross join lateral (
    select coalesce(sum(x.quantity - x.received_quantity), 0)::int as quantity
    from box_lading_bills x
    join lading_bills l on l.id = x.lading_bill_id
    where l.container_id = ${containerId} and x.box_id = s.box_id) as covered
  where p.container_id = ${containerId} and s.quantity > covered.quantity
  order by s.box_id`;

/** Boxes in the container beyond the quantities of its bills. */
export const readUndesiredBoxes = async (ctx: Context, containerId: number): Promise<UndesiredBox[]> =>
  (await undesiredBoxes(containerId).execute(ctx.db)).rows;

/**
 * Everything that prevents cut-off: boxes without a bill, banned goods, unloaded or unrated bills, unsettled
 * orders.
 */
export async function readBlockers(ctx: Context, id: number): Promise<Blocker[]> {
  const {
    rows: [facts],
  } = await sql<Facts>`
    select (select count(*)::int from lading_bills where container_id = ${id}) as bills,
      array(select u.box_id from (${undesiredBoxes(id)}) as u) as undesired,
      ${bannedOnBills(sql`l.container_id = ${id}`)} as banned,
      array(
        select distinct l.id
        from lading_bills l
        join box_lading_bills x on x.lading_bill_id = l.id
        where l.container_id = ${id}
          and (
            select sum(y.quantity)
            from box_lading_bills y
            join lading_bills z on z.id = y.lading_bill_id
            where z.container_id = ${id} and y.box_id = x.box_id)
          > coalesce((
            select s.quantity
            from box_stock s
            join places p on p.id = s.place_id
            where p.container_id = ${id} and s.box_id = x.box_id), 0)
        order by 1) as unloaded,
      array(
        select l.id
        from lading_bills l
        where l.container_id = ${id} and l.assessed_at is null
        order by 1) as unassessed,
      array(
        select distinct x.order_id
        from lading_bills l
        join box_lading_bills x on x.lading_bill_id = l.id
        where l.container_id = ${id}
          and exists (
            select from charges c
            where c.order_id = x.order_id and ${servicesOfOrder} and c.unsolved > 0)
        order by 1) as unsettled`.execute(ctx.db);
  const { bills, undesired, banned, unloaded, unassessed, unsettled } = facts!;
  const found: (Blocker | false)[] = [
    bills === 0 && { code: 'container_is_empty', facts: {} },
    undesired.length > 0 && { code: 'boxes_undesired', facts: { boxes: undesired } },
    banned.length > 0 && { code: 'goods_banned', facts: { boxes: banned } },
    unloaded.length > 0 && { code: 'bills_not_loaded', facts: { lading_bills: unloaded } },
    unassessed.length > 0 && { code: 'freight_not_assessed', facts: { lading_bills: unassessed } },
    unsettled.length > 0 && { code: 'orders_unsettled', facts: { orders: unsettled } },
  ];
  return found.filter((blocker) => blocker !== false);
}

/** The facts of a blocker as people read them: numbers of boxes, names of bills. */
export async function nameFacts(ctx: Context, facts: Blocker['facts']): Promise<Blocker['facts']> {
  const { boxes = [], lading_bills = [] } = facts as Record<string, number[] | undefined>;
  return {
    ...facts,
    boxes: boxes.map((id) => documentNumber('box', id)),
    lading_bills: await readBillNames(ctx, lading_bills),
  };
}
