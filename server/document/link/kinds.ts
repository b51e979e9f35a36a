import { sql, type RawBuilder } from 'kysely';
import type { DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import type { ListSource } from '#kernel/list/list-source.ts';
import { transactionSource } from '../../accounting/transaction/transaction.queries.ts';
import { contractSource } from '../../order/contract/contract.queries.ts';
import { orderSource } from '../../order/order/order.queries.ts';
import { purchaseSource } from '../../order/purchase/purchase.queries.ts';
import { boxQuantities } from '../../warehouse/box/box-state.ts';
import { boxSource } from '../../warehouse/box/box.queries.ts';
import { containerSource } from '../../warehouse/container/container.queries.ts';
import { goodsDeliverySource } from '../../warehouse/goods-delivery/goods-delivery.queries.ts';
import { ladingBillSource } from '../../warehouse/lading-bill/lading-bill.queries.ts';
import { palletSource } from '../../warehouse/pallet/pallet.queries.ts';
import { sfaSource } from '../../warehouse/sfa/sfa.queries.ts';

interface Kind {
  /** Access is that of the kind's list source. */
  source: Pick<ListSource<never>, 'from' | 'key' | 'access'>;
  /** Its name; null where its number follows from its id. */
  name: RawBuilder<unknown>;
  /** Its state, equal to `stateOf` of its machine; null without one. */
  state: RawBuilder<unknown>;
}

const kind = <Row extends object>(
  source: ListSource<Row>,
  name: string | undefined,
  state = sql`null`,
): Kind => ({
  source,
  name: name === undefined ? sql`null::text` : sql`${sql.ref(name)}::text`,
  state,
});

/** Source, name and state of each kind of document. */
export const kinds: Readonly<Record<DocumentKind, Kind>> = {
  contract: kind(contractSource, 'k.id', sql`k.status_id`),
  order: kind(orderSource, 'o.id', sql`o.status_id`),
  purchase: kind(purchaseSource, undefined, sql`p.status_id`),
  sfa: kind(
    sfaSource,
    undefined,
    sql`case when s.received_quantity = 0 then 'declared' when s.received_quantity < s.quantity then 'counting'
      else 'counted' end`,
  ),
  pallet: kind(palletSource, undefined),
  box: kind(
    boxSource,
    undefined,
    sql`(select case when b.scrapped_quantity >= b.duplicate then 'scrapped'
        when b.closed_at is null then 'open'
        when q.quantity_in_inventory > q.arrived_quantity then 'closed'
        when q.quantity_in_picker > 0 then 'loaded'
        when q.outbound_quantity >= b.duplicate - b.scrapped_quantity then 'delivered'
        else 'arrived' end
      from (select ${boxQuantities}) q)`,
  ),
  lading_bill: kind(
    ladingBillSource,
    'l.name',
    sql`case when c.arrived_at is not null and c.had_cut_off then 'arrived' when c.had_cut_off then 'locked'
      when l.container_id is not null then 'planned'
      when exists (select from box_lading_bills x where x.lading_bill_id = l.id) then 'open'
      else 'empty' end`,
  ),
  container: kind(
    containerSource,
    'c.name',
    sql`case when c.arrived_at is not null then 'arrived' when c.had_cut_off then 'cut_off' else 'open' end`,
  ),
  goods_delivery: kind(goodsDeliverySource, 'd.name', sql`d.status_id`),
  transaction: kind(transactionSource, 't.code_ref'),
};
