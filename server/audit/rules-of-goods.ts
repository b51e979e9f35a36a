/** Invariants of goods: see rules.ts. */
export const rulesOfGoods: Record<string, string> = {
  'D-1: no more distributed than received': `select i.id from purchase_items i
      where distributed_quantity <> coalesce((select sum(quantity) from order_distributions d
      where d.purchase_item_id = i.id), 0) or distributed_quantity > received_quantity`,
  'D-2: no more distributed than ordered': `select i.id from order_items i
      where distributed_quantity <> coalesce((select sum(quantity) from order_distributions d
      where d.order_item_id = i.id), 0) or distributed_quantity > quantity - cancelled_quantity
        + trunc((quantity - cancelled_quantity) * tolerance_percent / 100)`,
  'bought quantities are kept right': `select i.id from order_items i
    where purchased_quantity <> coalesce((select sum(s.quantity) from purchase_item_sources s
    join purchase_items x on x.id = s.purchase_item_id join purchases p on p.id = x.purchase_id
    where s.order_item_id = i.id and p.cancelled_at is null), 0)`,
  'what was paid last is what purchases say': `select
      coalesce(l.product_id, paid.product_id) as product_id, l.price as kept, paid.price from (
      select distinct on (i.product_id, p.organization_id) i.product_id, p.organization_id, i.price
      from purchase_items i join purchases p on p.id = i.purchase_id
      where p.cancelled_at is null and p.currency_id = 'JPY'
      order by i.product_id, p.organization_id, i.id desc) as paid
    full join last_prices l on l.product_id = paid.product_id collate "C"
      and l.organization_id = paid.organization_id
    where l.price is distinct from paid.price`,
  'Q-1: boxes are conserved': `select b.id from boxes b
    where duplicate <> coalesce((select sum(quantity) from box_stock s
      where s.box_id = b.id), 0)`,
  'stock is the sum of its movements': `select s.box_id from box_stock s
    where quantity <> coalesce((select sum(quantity) from box_moves m
    where m.box_id = s.box_id and m.to_place_id = s.place_id), 0)
    - coalesce((select sum(quantity) from box_moves m
    where m.box_id = s.box_id and m.from_place_id = s.place_id), 0)`,
  'Q-5: owners hold no more than there is': `select b.id from boxes b
    where distributed_quantity <> coalesce((select sum(quantity) from owning_boxes w
      where w.box_id = b.id), 0) or distributed_quantity > duplicate - scrapped_quantity`,
  'Q-6: bills and deliveries stay within what is owned': `select w.id from owning_boxes w
    where coalesce((select sum(x.quantity) from box_lading_bills x
    where x.box_id = w.box_id and x.order_id = w.order_id), 0)
      > (select sum(o.quantity) from owning_boxes o where o.box_id = w.box_id and o.order_id = w.order_id)
    or coalesce((select sum(g.quantity) from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = w.box_id and g.order_id = w.order_id and d.status_id <> 'cancelled'), 0)
      > coalesce((select sum(x.received_quantity) from box_lading_bills x
      where x.box_id = w.box_id and x.order_id = w.order_id), 0)`,
  'bills that may change say what their boxes measure': `select l.id from lading_bills l
    left join containers c on c.id = l.container_id
    cross join lateral (select coalesce(sum(b.weight * x.quantity), 0) as weight,
      coalesce(sum(b.volume * x.quantity), 0) / 1000000 as volume
    from box_lading_bills x join boxes b on b.id = x.box_id where x.lading_bill_id = l.id) as boxes
    where not coalesce(c.had_cut_off, false)
      and (l.weight <> boxes.weight or round(l.volume, 12) <> round(boxes.volume, 12))`,
  'boxes of bills that may change stand where those leave from': `select x.id from box_lading_bills x
    join lading_bills l on l.id = x.lading_bill_id left join containers c on c.id = l.container_id
    where not coalesce(c.had_cut_off, false) and not exists (select from box_stock s
      join places p on p.id = s.place_id left join containers k on k.id = p.container_id
      where s.box_id = x.box_id and s.quantity > 0 and coalesce(p.area_id, k.from_area_id) = l.from_area_id)`,
  'nothing of a parcel is packed beyond what came': `select b.sfa_id as id, i.product_id from boxes b
    join box_items i on i.box_id = b.id join sfas s on s.id = b.sfa_id
    cross join lateral (select min(t.attached_at) as attached_at from purchase_trackings t
      where t.tracking_id = s.tracking_id) as purchase
    where purchase.attached_at is not null
    group by 1, 2, s.id, purchase.attached_at having bool_and(b.surplus_reason is null)
      -- before that the parcel was nobody's purchase, and held what its sender said
      and bool_or(i.packed_at > purchase.attached_at or exists (select from box_moves m
        where m.box_id = b.id and m.reason = 'repacked' and m.created_at > purchase.attached_at))
      and sum(i.quantity * (b.duplicate - b.scrapped_quantity)) > coalesce((select sum(t.quantity)
        from sfa_receipts r join sfa_receipt_items t on t.sfa_receipt_id = r.id
        join purchase_items p on p.id = t.purchase_item_id
        where r.sfa_id = s.id and p.product_id = i.product_id), 0)`,
  'Q-7: pallets carry what they can': `select p.id from pallets p join pallet_types t on t.id = p.type_id
    join places x on x.pallet_id = p.id join box_stock s on s.place_id = x.id join boxes b on b.id = s.box_id
    where p.overload_allowed_at is null
    group by p.id, t.max_volume, t.max_weight having sum(s.quantity * b.volume) > t.max_volume
      or sum(s.quantity * b.weight) > t.max_weight`,
};
