// What the bench of lists runs over: a business of three years and a million orders, made by set-based SQL.
// Every row follows from its number, so that statements need nothing of each other and run side by side.

const MILLION = 1_000_000;
export const SIZES = {
  people: 200_000,
  products: 50_000,
  suppliers: 2_000,
  orders: MILLION,
  purchases: 200_000,
  boxes: MILLION,
  bills: 200_000,
  containers: 2_000,
  transactions: MILLION,
  logs: MILLION,
} as const;

/** The accounts that the bench calls as, by their ids in the seed. */
const SALE = 2;
const CUSTOMER = 6;
const FIRST_CUSTOMER = 200;

/** Functions from a row's number to its values; they are dropped when the database is full. */
export const fillFunctions = `
create schema fill;
create function fill.pick(n bigint, salt int, size bigint) returns bigint language sql immutable parallel safe as
  $$ select abs(hashint8extended(n, salt) % size) $$;
create function fill.skewed(n bigint, salt int, size bigint) returns bigint language sql immutable parallel safe as
  $$ select floor(size * power(fill.pick(n, salt, 1000000) / 1e6::float8, 2))::bigint $$;
create function fill.at(n bigint, size bigint) returns timestamptz language sql stable parallel safe as
  $$ select date_trunc('day', now()) - (size - n) * (interval '3 years' / size) $$;
create function fill.word(n bigint, salt int, words text[]) returns text language sql immutable parallel safe as
  $$ select words[1 + fill.pick(n, salt, cardinality(words))] $$;
create function fill.person(n bigint) returns text language sql immutable parallel safe as $$ select
  fill.word(n, 1, '{Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý}') || ' ' ||
  fill.word(n, 2, '{Văn,Thị,Hữu,Đức,Minh,Ngọc,Thanh,Quang,Thu,Gia,Bảo,Kim,Xuân,Hải,Anh,Tuấn}') || ' ' ||
  fill.word(n, 3, '{An,Bình,Chi,Dũng,Giang,Hà,Hạnh,Hiếu,Hòa,Hùng,Hương,Khánh,Lan,Linh,Long,Mai,Nam,Nga,Nhung,Oanh,
    Phong,Phúc,Phương,Quân,Quỳnh,Sơn,Tâm,Thảo,Thắng,Thủy,Tiến,Trang,Trung,Tú,Uyên,Vân,Việt,Vinh,Yến}') $$;
create function fill.customer(n bigint) returns bigint language sql immutable parallel safe as
  $$ select case when fill.pick(n, 4, 330) = 0 then ${CUSTOMER}
    else ${FIRST_CUSTOMER} + fill.skewed(n, 5, ${SIZES.people - FIRST_CUSTOMER}) end $$;
create function fill.sale(customer bigint) returns bigint language sql immutable parallel safe as
  $$ select case when customer % 20 = 6 then ${SALE} else 7 + customer % 100 end $$;
create function fill.order_id(n bigint) returns text language sql stable parallel safe as
  $$ select 'OR' || to_char(fill.at(n, ${SIZES.orders}), 'YYMM') || lpad(n::text, 7, '0') $$;
create function fill.product(n bigint) returns text language sql immutable parallel safe as
  $$ select (4900000000000 + (n * 88793319467) % 99999999977)::text $$;
create function fill.tracking(n bigint) returns text language sql immutable parallel safe as
  $$ select fill.word(n, 6, '{YM,SG,JP,KR}') || lpad(((n * 48271) % 9999999967)::text, 10, '0') $$;
`;

/** Rows of a table, one for each number from 1: columns and their expressions. */
const rows = (table: string, count: number | string, columns: Record<string, string>, from = '') =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) overriding system value
    select ${Object.values(columns).join(', ')} from generate_series(1::bigint, ${count}) n ${from} on conflict do nothing`;

const { orders, people, products, suppliers, purchases, boxes, bills, containers, transactions, logs } =
  SIZES;
const times = (size: number, n = 'n') => ({
  created_at: `fill.at(${n}, ${size})`,
  updated_at: `least(now(), fill.at(${n}, ${size}) + fill.pick(${n}, 90, 30) * interval '1 day')`,
});
const open = (n = 'n') => `${n} > ${orders - 10_000}`;

const identity = [
  `insert into users (id, organization_id, name, email, tel, role_id, email_verified_at, created_at, updated_at)
    overriding system value select n, 1, fill.person(n), 'nguoi' || n || '@example.test',
      '09' || lpad(fill.pick(n, 7, 100000000)::text, 8, '0'), case when n < 107 then 'sale' when n < 127 then 'purchase'
      when n < 167 then 'warehouse' when n < ${FIRST_CUSTOMER} then 'accounting' else 'customer' end,
      case when n % 50 > 0 then now() end, fill.at(n, ${people}), fill.at(n, ${people})
    from generate_series(7::bigint, ${people}) n`,
  rows('addresses', people, {
    id: 'n',
    user_id: `case when n % 5000 = 0 then ${CUSTOMER} else 6 + n % ${people - 6} end`,
    consignee: 'fill.person(n + 1)',
    tel: "'09' || n",
    address_detail: "'Số ' || fill.pick(n, 8, 400) || ' đường ' || fill.person(n * 7)",
    is_default: 'n % 5000 > 0 and n < 190000',
    ...times(people),
  }),
  rows('place_of_deliveries', 50_000, {
    id: 'n',
    consignee: 'fill.person(n)',
    address: "'Số ' || n",
    ...times(50_000),
  }),
  rows('sessions', 100_000, {
    user_id: `1 + n % ${people}`,
    access_hash: "sha256(('a' || n)::bytea)",
    access_expires_at: 'now()',
    refresh_hash: "sha256(('r' || n)::bytea)",
    refresh_expires_at: 'now()',
  }),
  rows('device_tokens', 20_000, {
    id: 'n',
    user_id: `1 + n % ${people}`,
    token: "'https://push.example.test/' || n",
    p256dh: "'p'",
    auth: "'a'",
    ...times(20_000),
  }),
];

const catalogue = [
  rows('suppliers', suppliers, {
    id: 'n',
    organization_id: '1',
    name: "fill.word(n, 9, '{Yodobashi,Rakuten,Matsumoto,Sundrug,Amazon,Don Quijote,楽天,ヨドバシ}') || ' ' || n",
    tel: "'03' || n",
    ...times(suppliers),
  }),
  rows('categories', 300, {
    id: 'n',
    name: "'Loại ' || n",
    parent_id: 'case when n > 20 then n % 20 + 1 end',
    position: 'n',
  }),
  rows('product_tags', 100, { id: 'n', name: "'Nhãn ' || n" }),
  rows('origins', 50, { id: 'n', name: "'Xuất xứ ' || n", country_id: "'jp'" }),
  rows('ecommerce_channels', 10, { id: 'n', name: "'Sàn ' || n" }),
  rows('products', products, {
    id: 'fill.product(n)',
    organization_id: '1',
    name: `fill.word(n, 10, '{抹茶,キットカット,洗顔クリーム,ビタミン,炊飯器,Matcha,Kem dưỡng,Sữa tắm,Bánh,Dầu gội}') || ' ' ||
      fill.word(n, 11, '{Premium,Set,Baby,xanh,cao cấp,100g,500ml,茶,水}') || ' ' || upper(substr(md5(n::text), 1, 6))`,
    code: "case when n % 3 = 0 then 'SKU-' || substr(md5(n::text || 'x'), 1, 8) end",
    brand: "fill.word(n, 12, '{Shiseido,Kao,Meiji,Sony,Canon,Lotte,Hada Labo}')",
    price: '100 + n % 20000',
    origin_id: '1 + n % 50',
    ecommerce_channel_id: '1 + n % 10',
    ...times(products),
  }),
  rows('product_suppliers', products, {
    product_id: 'fill.product(n)',
    supplier_id: `1 + fill.skewed(n, 13, ${suppliers})`,
    price: '100 + n % 9000',
  }),
  rows('product_categories', products, {
    product_id: 'fill.product(n)',
    category_id: '1 + fill.skewed(n, 14, 300)',
  }),
  rows('product_product_tags', products, { product_id: 'fill.product(n)', product_tag_id: '1 + n % 100' }),
  rows('product_reviews', 20_000, {
    id: 'n',
    product_id: `fill.product(1 + fill.skewed(n, 15, ${products}))`,
    creator_id: `7 + n % ${people - 7}`,
    rating: '1 + n % 5',
    content: "'Hàng tốt ' || n",
    ...times(20_000),
  }),
  rows('category_affiliates', 200, { id: 'n', name: "'Nhóm ' || n" }),
  rows('product_affiliate_tags', 100, { id: 'n', name: "'Thẻ ' || n" }),
  rows('affiliate_stores', 1000, { id: 'n', name: "'Cửa hàng ' || n", ecommerce_channel_id: '1 + n % 10' }),
  rows('product_affiliates', 50_000, {
    id: 'n',
    name: "fill.word(n, 16, '{Túi,Giày,Áo,Máy ảnh,Đồng hồ,ノート}') || ' ' || substr(md5(n::text), 1, 8)",
    url: "'https://example.test/' || n",
    price: '1000 + n % 50000',
    affiliate_store_id: '1 + fill.skewed(n, 17, 1000)',
    ...times(50_000),
  }),
  rows('product_affiliate_categories', 50_000, {
    product_affiliate_id: 'n',
    category_affiliate_id: '1 + n % 200',
  }),
  rows('product_affiliate_product_tags', 50_000, {
    product_affiliate_id: 'n',
    product_affiliate_tag_id: '1 + n % 100',
  }),
];

const status = `case when ${open()} then case when fill.pick(n, 18, 3) = 0 then 'NotYetApprove' else 'CompletedApprove' end
  when n % 33 = 0 then 'CompletedCancel' when n > ${orders * 0.95} then (array['CompletedPurchases',
  'CompletedReceiveJp','CompletedShippingJp','CompletedReceiveVn'])[1 + n % 4] else 'CompletedFinish' end`;
const ordering = [
  rows(
    'orders',
    orders,
    {
      id: 'fill.order_id(n)',
      organization_id: '1',
      type_id: "case when n % 20 = 0 then 'shipment' when n % 9 = 0 then 'wholesale' else 'retail' end",
      customer_id: 'c',
      sale_id: 'fill.sale(c)',
      created_by: 'case when n % 10 = 0 then c else fill.sale(c) end',
      shipment_method_id: "case when fill.pick(n, 19, 4) = 0 then 'air' else 'sea' end",
      status_id: status,
      approved_at: `case when ${status} <> 'NotYetApprove' then fill.at(n, ${orders}) + interval '1 hour' end`,
      cancelled_at: `case when ${status} = 'CompletedCancel' then fill.at(n, ${orders}) + interval '1 day' end`,
      base_service_fee: '50000',
      ...times(orders),
    },
    'cross join lateral (select fill.customer(n) as c) x',
  ),
  rows('order_items', orders * 5, {
    id: 'n',
    order_id: 'fill.order_id((n + 4) / 5)',
    product_id: `fill.product(1 + fill.skewed(n, 20, ${products}))`,
    quantity: '1 + n % 4',
    price: '500 + fill.pick(n, 21, 9000)',
    tax_percent: '10',
    amount: '4000',
    tax: '400',
    discount_tax: '0',
    balance: '4400',
    purchased_quantity: `case when ${open('(n + 4) / 5')} then 0 else 1 + n % 4 end`,
    distributed_quantity: `case when (n + 4) / 5 > ${orders * 0.98} then 0 else 1 + n % 4 end`,
    created_at: `fill.at((n + 4) / 5, ${orders})`,
    updated_at: `fill.at((n + 4) / 5, ${orders})`,
  }),
  ...[
    ['purchase_cost', 'JPY', '22000'],
    ['service_fee', 'VND', '50000 + fill.pick(n, 22, 900000)'],
  ].map(([kind, currency, total]) =>
    rows('charges', orders, {
      organization_id: '1',
      kind: `'${kind}'`,
      currency_id: `'${currency}'`,
      party_type: "'user'",
      party_id: 'fill.customer(n)',
      order_id: 'fill.order_id(n)',
      total: total!,
      resolved: `case when ${open()} and fill.pick(n, 23, 4) > 0 then 0 when n % 50 = 0 then 0 else ${total} end`,
      debited: `case when n % 50 = 0 and not (${open()} and fill.pick(n, 23, 4) > 0) then ${total} else 0 end`,
      repaid: `case when n % 50 = 0 and n % 100 > 0 and not (${open()} and fill.pick(n, 23, 4) > 0) then ${total} else 0 end`,
    }),
  ),
  rows('purchases', purchases, {
    id: 'n',
    organization_id: '1',
    supplier_id: `1 + fill.skewed(n, 24, ${suppliers})`,
    buyer_id: 'case when n % 10 = 0 then 3 else 107 + n % 20 end',
    currency_id: "'JPY'",
    status_id: `case when n > ${purchases * 0.99} then 'New' when n > ${purchases * 0.95} then 'Ordered' when n % 40 = 0 then 'Cancelled' else 'Finish' end`,
    cancelled_at: 'case when n % 40 = 0 then now() end',
    approved_at: `fill.at(n, ${purchases})`,
    ...times(purchases),
  }),
  rows('purchase_items', purchases * 5, {
    id: 'n',
    purchase_id: '(n + 4) / 5',
    product_id: `fill.product(1 + fill.skewed(n * 5, 20, ${products}))`,
    quantity: '5',
    price: '500 + fill.pick(n, 25, 9000)',
    amount: '4000',
    tax: '400',
    discount_tax: '0',
    balance: '4400',
    status_id: `case when n > ${purchases * 4.9} then 'WaitingToReceive' else 'Finish' end`,
    received_quantity: `case when n > ${purchases * 4.9} then 0 else 5 end`,
    distributed_quantity: `case when n > ${purchases * 4.8} then 0 else 5 end`,
    created_at: `fill.at((n + 4) / 5, ${purchases})`,
    updated_at: `fill.at((n + 4) / 5, ${purchases})`,
  }),
  rows('purchase_item_sources', purchases * 5, {
    purchase_item_id: 'n',
    order_item_id: 'n * 5',
    quantity: '1',
  }),
  rows('order_distributions', purchases * 4.8, {
    id: 'n',
    purchase_item_id: 'n',
    order_item_id: 'n * 5',
    quantity: '1',
    ...times(purchases * 4.8),
  }),
  rows('charges', purchases, {
    organization_id: '1',
    kind: "'purchase'",
    currency_id: "'JPY'",
    party_type: "'supplier'",
    party_id: `1 + fill.skewed(n, 24, ${suppliers})`,
    purchase_id: 'n',
    total: '22000',
    resolved: `case when n > ${purchases * 0.97} then 0 else 22000 end`,
  }),
  rows('trackings', purchases * 1.2, {
    id: 'n',
    organization_id: '1',
    code: 'fill.tracking(n)',
    value: 'fill.tracking(n)',
    created_by: 'case when n % 100 = 0 then 6 else 3 end',
    received_at: `case when n < ${purchases * 1.15} then fill.at(n, ${purchases * 1.2}) end`,
    ...times(purchases * 1.2),
  }),
  rows('purchase_trackings', purchases, { purchase_id: 'n', tracking_id: 'n' }),
];

const warehouse = [
  rows('containers', containers, {
    id: 'n',
    organization_id: '1',
    name: "fill.word(n, 26, '{CONT,AIR,SEA}') || '-' || n",
    shipment_method_id: "case when n % 4 = 0 then 'air' else 'sea' end",
    from_area_id: '1 + n % 2',
    to_area_id: '3',
    had_cut_off: `n < ${containers - 20}`,
    cut_off_date: `case when n < ${containers - 20} then fill.at(n, ${containers}) end`,
    arrived_at: `case when n < ${containers - 60} then fill.at(n, ${containers}) end`,
    ...times(containers),
  }),
  rows('pallets', 1000, { id: 'n', type_id: "'T11'", area_id: '1 + n % 3', ...times(1000) }),
  `insert into places (id, kind, area_id, pallet_id, container_id) overriding system value
    select n, 'container', null::bigint, null::bigint, n from generate_series(1, ${containers}) n
    union all select 10000 + n, 'pallet', 1 + n % 3, n, null from generate_series(1, 1000) n
    union all select 20000 + n, 'loose', n, null, null from generate_series(1, 3) n
    union all select 20010, 'customer', null, null, null union all select 20011, 'supplier', null, null, null`,
  rows('boxes', boxes, {
    id: 'n',
    organization_id: '1',
    sfa_id: `1 + n % ${purchases}`,
    area_id: '1 + n % 2',
    length: '30 + n % 40',
    width: '20 + n % 30',
    height: '10 + n % 50',
    weight: '1 + n % 25',
    duplicate: '2',
    distributed_quantity: `case when n > ${boxes * 0.99} then 1 else 2 end`,
    closed_at: `case when n < ${boxes * 0.98} then fill.at(n, ${boxes}) end`,
    created_by: 'case when n % 10 = 0 then 4 else 127 + n % 40 end',
    ...times(boxes),
  }),
  rows('box_items', boxes, {
    id: 'n',
    box_id: 'n',
    product_id: `fill.product(1 + fill.skewed(n, 20, ${products}))`,
    quantity: '3',
  }),
  rows('box_stock', boxes, {
    box_id: 'n',
    place_id: `case when n < ${boxes * 0.9} then 20010 when n < ${boxes * 0.95} then 1 + n % ${containers}
      when n < ${boxes * 0.98} then 10001 + n % 1000 else 20001 + n % 3 end`,
    quantity: '2',
  }),
  rows('box_moves', boxes * 2, {
    id: 'n',
    box_id: '(n + 1) / 2',
    from_place_id: `case when n % 2 = 1 then 20011 when n % 4 = 0 then 20001 else 1 + n % ${containers} end`,
    to_place_id: `case when n % 2 = 1 then 20001 + n % 3 when n % 4 = 0 then 1 + n % ${containers} else 20003 end`,
    quantity: '2',
    reason: "case when n % 2 = 1 then 'packed' when n % 4 = 0 then 'load' else 'unload' end",
    document_type: "case when n % 2 = 0 then 'container' end",
    document_id: `case when n % 2 = 0 then (1 + n % ${containers})::text end`,
    created_by: '127 + n % 40',
    created_at: `fill.at(n, ${boxes * 2})`,
  }),
  rows('owning_boxes', boxes, {
    id: 'n',
    box_id: 'n',
    order_id: 'fill.order_id(n)',
    user_id: 'fill.customer(n)',
    quantity: 'case when n % 100 = 0 then 0 else 2 end',
    is_cancel_distributed: 'n % 100 = 0',
    created_by: '127 + n % 40',
    ...times(boxes),
  }),
  rows('lading_bills', bills, {
    id: 'n',
    organization_id: '1',
    name: "'LB' || lpad(n::text, 7, '0')",
    customer_id: 'fill.customer(n * 5)',
    shipment_method_id: "case when n % 4 = 0 then 'air' else 'sea' end",
    from_area_id: '1 + n % 2',
    to_area_id: '3',
    container_id: `case when n < ${bills * 0.98} then 1 + n * ${containers} / ${bills + containers} end`,
    type_freight_charge: "'by_chargeable_weight'",
    type_freight_range: "'lading_bill'",
    volume: '1.5',
    weight: '120',
    created_by: 'case when n % 20 = 0 then 4 else 127 + n % 40 end',
    ...times(bills),
  }),
  rows('box_lading_bills', bills * 4, {
    id: 'n',
    lading_bill_id: '(n + 3) / 4',
    box_id: 'n + (n - 1) / 4',
    order_id: 'fill.order_id(n + (n - 1) / 4)',
    quantity: '2',
    received_quantity: '2',
    ...times(bills * 4),
  }),
  rows('charges', bills, {
    organization_id: '1',
    kind: "'freight'",
    currency_id: "'VND'",
    party_type: "'user'",
    party_id: 'fill.customer(n * 5)',
    order_id: 'fill.order_id(n * 5)',
    lading_bill_id: 'n',
    total: '900000',
    resolved: `case when n > ${bills * 0.97} then 0 else 900000 end`,
  }),
  rows('goods_deliveries', bills, {
    id: 'n',
    organization_id: '1',
    name: "'GD' || lpad(n::text, 7, '0')",
    customer_id: 'fill.customer(n * 5)',
    area_id: '3',
    status_id: `case when n > ${bills * 0.99} then 'waiting_shipment' when n > ${bills * 0.97} then 'shipping' else 'received' end`,
    delivery_partner_id: '1 + n % 2',
    place_of_delivery_id: '1 + n % 50000',
    exported_date: `case when n <= ${bills * 0.99} then fill.at(n, ${bills}) end`,
    created_by: '127 + n % 40',
    ...times(bills),
  }),
  rows('goods_delivery_boxes', bills * 4, {
    id: 'n',
    goods_delivery_id: '(n + 3) / 4',
    box_id: 'n + (n - 1) / 4',
    order_id: 'fill.order_id(n + (n - 1) / 4)',
    quantity: '2',
    shipping_code: "'VTP' || lpad(((n * 48271) % 99999989)::text, 8, '0')",
    ...times(bills * 4),
  }),
  rows('sfas', purchases, {
    id: 'n',
    organization_id: '1',
    area_id: '1 + n % 2',
    tracking_id: 'n',
    tracking_code: 'fill.tracking(n)',
    quantity: '5',
    received_quantity: '5',
    arrival_date: `fill.at(n, ${purchases})::date`,
    created_by: '127 + n % 40',
    ...times(purchases),
  }),
  rows('sfa_receipts', purchases, {
    id: 'n',
    sfa_id: 'n',
    packages: '5',
    created_at: `fill.at(n, ${purchases})`,
  }),
  rows('sfa_receipt_items', purchases, { sfa_receipt_id: 'n', purchase_item_id: 'n * 5', quantity: '5' }),
];

const accounting = [
  ...(['user', 'supplier'] as const).flatMap((type) => {
    const size = type === 'user' ? people : suppliers;
    const offset = type === 'user' ? 0 : 2 * people;
    const money = `case when fill.pick(n, 27, 10) = 0 then fill.pick(n, 28, 5000000) else 0 end`;
    return [
      rows('ledger_accounts', size * 2, {
        id: `n + ${offset}`,
        organization_id: '1',
        account_id: type === 'user' ? '4' : '11',
        party_type: `'${type}'`,
        party_id: '(n + 1) / 2',
        currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
        sign: type === 'user' ? '-1' : '1',
        debit: type === 'user' ? '0' : money,
        credit: type === 'user' ? money : '0',
      }),
      rows('wallets', size * 2, {
        id: `n + ${offset}`,
        organization_id: '1',
        walletable_type: `'${type}'`,
        walletable_id: '(n + 1) / 2',
        currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
        ledger_account_id: `n + ${offset}`,
        ...times(size * 2),
      }),
    ];
  }),
  rows('transactions', transactions, {
    id: 'n',
    organization_id: '1',
    code_ref: "fill.word(n, 29, '{PT,BT,BN}') || '26' || lpad(n::text, 7, '0')",
    type_id: "(array['deposit-with-cash','payment-order','payment-service','payment-purchase'])[1 + n % 4]",
    amount: '1000 + fill.pick(n, 30, 5000000)',
    currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
    voucher_date: `fill.at(n, ${transactions})::date`,
    description: "fill.word(n, 31, '{Thu tiền,Thanh toán,Chuyển khoản}') || ' ' || fill.person(n)",
    transactionable_type: "case when n % 4 = 3 then 'supplier' else 'user' end",
    transactionable_id: `case when n % 4 = 3 then 1 + fill.skewed(n, 32, ${suppliers}) else fill.customer(n) end`,
    wallet_id: `case when n % 4 = 3 then null else fill.customer(n) * 2 end`,
    fund_id: 'case when n % 4 = 0 then 1 + n % 2 end',
    credit_order_id: 'case when n % 40 = 1 then n / 40 + 1 end',
    prepared_by_id: 'case when n % 100 = 0 then 2 else 167 + n % 20 end',
    ...times(transactions),
  }),
  rows('receipts', transactions / 2, {
    id: 'n',
    transaction_id: 'n * 2 - case when n % 2 = 0 then 0 else 1 end',
    receiptable_type: "case when n % 3 = 0 then 'purchase' else 'order' end",
    receiptable_id: `case when n % 3 = 0 then (1 + n % ${purchases})::text else fill.order_id(n * 2) end`,
    amount: '1000',
  }),
  rows('ledger_postings', transactions, {
    id: 'n',
    organization_id: '1',
    transaction_id: 'n',
    kind: "'payment'",
    from_account_id: 'fill.customer(n) * 2',
    to_account_id: `${2 * people} + 1 + n % ${suppliers}`,
    from_currency_id: "'VND'",
    to_currency_id: "'VND'",
    from_amount: '1000',
    to_amount: '1000',
    amount_base: '1000',
    voucher_date: `fill.at(n, ${transactions})::date`,
    created_at: `fill.at(n, ${transactions})`,
  }),
  rows('credit_orders', 50_000, {
    id: 'n',
    organization_id: '1',
    order_id: 'fill.order_id(n * 20)',
    type: "case when n % 2 = 0 then 'payment_order' else 'payment_service' end",
    wallet_id: 'fill.customer(n * 20) * 2',
    amount: '20000',
    used_amount: '20000',
    paid_amount: 'case when n > 49000 then 0 else 20000 end',
    payment_due_date: 'fill.at(n, 50000)::date + 30',
    ...times(50_000),
  }),
];

/** Sales reach their own rows only, where the default matrix lets them read those of the organization beside them. */
const rights = [
  `delete from role_permissions g where g.role_id = 'sale' and g.scope = 'organization' and exists (select
    from role_permissions o where o.role_id = 'sale' and o.resource_id = g.resource_id and o.scope = 'own')`,
];

const around = [
  ...rights,
  rows('logs', logs, {
    id: 'n',
    organization_id: '1',
    logable_type: "(array['order','box','purchase','user','transaction','lading_bill'])[1 + n % 6]",
    logable_id: `case n % 6 when 0 then fill.order_id(n) else (1 + n % ${purchases})::text end`,
    type_id: "(array['write','created','others','write'])[1 + n % 4]",
    creator_id: 'case when n % 100 = 0 then 2 else 7 + n % 180 end',
    content: "jsonb_build_object('customer_id', fill.customer(n), 'note', 'Ghi chú ' || n)",
    created_at: `fill.at(n, ${logs})`,
  }),
  rows('user_notifications', 500_000, {
    id: 'n',
    user_id: `case when n % 100 < 5 then 1 + n % 6 else fill.customer(n) end`,
    kind: "case when n % 3 = 0 then 'message' else 'order_approved' end",
    content: '\'{"title": "Tin", "content": "Tin"}\'',
    read_at: 'case when n % 10 > 0 then now() end',
    pushed_at: 'now()',
    created_at: `fill.at(n, 500000)`,
  }),
  rows('support_types', 20, { id: 'n', name: "'Hỏi ' || n" }),
  rows('role_support_types', 20, { id: 'n', support_type_id: 'n', role_id: "'sale'" }),
  rows('supports', 100_000, {
    id: 'n',
    organization_id: '1',
    support_type_id: '1 + n % 20',
    creator_id: 'fill.customer(n)',
    sender_id: 'fill.customer(n)',
    title: "fill.word(n, 33, '{Hàng chưa về,Đổi địa chỉ,Hoàn tiền,Hỏi giá}') || ' ' || n",
    status: "case when n > 99000 then 'open' else 'closed' end",
    closed_at: 'case when n <= 99000 then now() end',
    answered_at: 'fill.at(n, 100000)',
    ...times(100_000),
  }),
  rows('support_contents', 300_000, {
    id: 'n',
    support_id: '(n + 2) / 3',
    creator_id: 'case when n % 3 = 0 then 7 + n % 100 else fill.customer((n + 2) / 3) end',
    text: "'Xin chào ' || n",
    ...times(300_000),
  }),
  rows('notification_subscribers', 2000, {
    id: 'n',
    user_id: '7 + n % 100',
    support_type_id: '1 + (n / 100)',
  }),
  rows('post_categories', 20, { id: 'n', name: "'Mục ' || n" }),
  rows('posts', 5000, {
    id: 'n',
    organization_id: '1',
    creator_id: '7 + n % 100',
    post_category_id: '1 + n % 20',
    title: "fill.word(n, 34, '{Thông báo,Khuyến mãi,Lịch nghỉ}') || ' ' || n",
    content: "'Nội dung'",
    status: "case when n % 10 = 0 then 'draft' else 'published' end",
    published_at: 'case when n % 10 > 0 then now() end',
    ...times(5000),
  }),
];

/** Every statement; they are independent of each other. */
export const fillStatements: readonly string[] = [
  ...around,
  ...identity,
  ...catalogue,
  ...ordering,
  ...warehouse,
  ...accounting,
];
