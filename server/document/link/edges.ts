import { sql, type RawBuilder } from 'kysely';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import type { DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';

/** One end of an edge: its id column, and how the other id is compared if stored as text. */
interface End {
  kind: DocumentKind;
  column: RawBuilder<unknown>;
  /** The id is text while the other one is a number. */
  asText?: true;
}

interface Edge {
  ends: readonly [End, End];
  from: RawBuilder<unknown>;
}

const end = (kind: DocumentKind, column: string): End => ({ kind, column: sql.ref(column) });
/** Vouchers are linked to documents with charges only; a delivery has none. */
const receipt = (kind: DocumentType): Edge => ({
  ends: [
    {
      ...end(kind, 'r.receiptable_id'),
      ...(!['order', 'contract'].includes(kind) && { asText: true as const }),
    },
    end('transaction', 'r.transaction_id'),
  ],
  from: sql`(select * from receipts where receiptable_type = ${sql.lit(kind)}) r`,
});

/** The tables that link two kinds of documents. */
const edges: readonly Edge[] = [
  {
    ends: [end('order', 's.order_id'), end('purchase', 's.purchase_id')],
    from: sql`(
      select oi.order_id, pi.purchase_id
      from (select order_item_id, purchase_item_id from purchase_item_sources
        union all select order_item_id, purchase_item_id from order_distributions) g
      join order_items oi on oi.id = g.order_item_id
      join purchase_items pi on pi.id = g.purchase_item_id
      union all
      select order_id, purchase_id from order_payees where purchase_id is not null) s`,
  },
  {
    ends: [end('purchase', 'pt.purchase_id'), end('sfa', 'f.id')],
    from: sql`purchase_trackings pt join sfas f on f.tracking_id = pt.tracking_id`,
  },
  { ends: [end('sfa', 'b.sfa_id'), end('box', 'b.id')], from: sql`boxes b` },
  {
    ends: [end('pallet', 'p.pallet_id'), end('box', 's.box_id')],
    from: sql`box_stock s join places p on p.id = s.place_id and p.pallet_id is not null and s.quantity > 0`,
  },
  {
    ends: [end('order', 'w.order_id'), end('box', 'w.box_id')],
    from: sql`(select * from owning_boxes where quantity > 0) w`,
  },
  {
    ends: [end('order', 'x.order_id'), end('lading_bill', 'x.lading_bill_id')],
    from: sql`box_lading_bills x`,
  },
  { ends: [end('box', 'x.box_id'), end('lading_bill', 'x.lading_bill_id')], from: sql`box_lading_bills x` },
  { ends: [end('lading_bill', 'l.id'), end('container', 'l.container_id')], from: sql`lading_bills l` },
  {
    ends: [end('order', 'g.order_id'), end('goods_delivery', 'g.goods_delivery_id')],
    from: sql`goods_delivery_boxes g`,
  },
  {
    ends: [end('box', 'g.box_id'), end('goods_delivery', 'g.goods_delivery_id')],
    from: sql`goods_delivery_boxes g`,
  },
  {
    ends: [end('contract', 'o.contract_id'), end('order', 'o.id')],
    from: sql`(select id, contract_id from orders where contract_id is not null) o`,
  },
  receipt('contract'),
  receipt('order'),
  receipt('purchase'),
  receipt('lading_bill'),
  receipt('sfa'),
  receipt('container'),
];

/** Ids of documents of one kind linked to those of another, `select … as id`. */
export function tiedTo(
  kind: DocumentKind,
  other: DocumentKind,
  ids: RawBuilder<unknown>,
): RawBuilder<unknown> {
  for (const { ends, from } of edges) {
    const [target, source] = ends[0].kind === kind ? ends : [ends[1], ends[0]];
    if (target.kind !== kind || source.kind !== other) continue;
    const wanted = source.asText ? sql`(select id::text from ${ids})` : sql`(select id from ${ids})`;
    const id = target.asText ? sql`${target.column}::bigint` : target.column;
    return sql`select ${id} as id from ${from} where ${source.column} in ${wanted}`;
  }
  throw new Error(`Nothing ties ${kind} to ${other}`);
}
