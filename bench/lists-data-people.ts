// People, support tickets and the change log.
import { CUSTOMER, FIRST_CUSTOMER, rows, SIZES, times } from './lists-data.ts';

const { people, purchases, logs } = SIZES;

export const identity = [
  `insert into users (id, organization_id, name, email, tel, role_id, email_verified_at, created_at,
    updated_at)
    overriding system value select n, 1, fill.person(n), 'nguoi' || n || '@example.test',
      '09' || lpad(fill.pick(n, 7, 100000000)::text, 8, '0'), case when n < 107 then 'sale' when n < 127
        then 'purchase'
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

/** Limits sales to scope `own`, where the default matrix also grants scope `organization`. */
const rights = [
  `delete from role_permissions g where g.role_id = 'sale' and g.scope = 'organization' and exists (select
    from role_permissions o where o.role_id = 'sale' and o.resource_id = g.resource_id and o.scope = 'own')`,
];

export const around = [
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
