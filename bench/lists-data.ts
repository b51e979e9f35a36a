// Each row of the list bench is computed from its number, so that statements are independent and run in
// parallel.

/** `SCALE=0.2` creates a fifth of the orders and dependent rows, in a folder of its own. */
const scale = Number(process.env.SCALE ?? 1);
const MILLION = 1_000_000 * scale;
export const SIZES = {
  people: 200_000,
  products: 50_000,
  suppliers: 2_000,
  orders: MILLION,
  purchases: 200_000 * scale,
  boxes: MILLION,
  bills: 200_000 * scale,
  containers: 2_000,
  transactions: MILLION,
  logs: MILLION,
} as const;

/** Accounts of the callers, by their ids in the seed. */
export const SALE = 2;
export const CUSTOMER = 6;
export const FIRST_CUSTOMER = 200;

/** Functions from a row's number to its values, dropped after filling. */
export const fillFunctions = `
create schema fill;
create function fill.pick(n bigint, salt int, size bigint) returns bigint language sql immutable parallel safe
  as
  $$ select abs(hashint8extended(n, salt) % size) $$;
create function fill.skewed(n bigint, salt int, size bigint) returns bigint language sql immutable parallel
  safe as
  $$ select floor(size * power(fill.pick(n, salt, 1000000) / 1e6::float8, 2))::bigint $$;
create function fill.at(n bigint, size bigint) returns timestamptz language sql stable parallel safe as
  $$ select date_trunc('day', now()) - (size - n) * (interval '3 years' / size) $$;
create function fill.word(n bigint, salt int, words text[]) returns text language sql immutable parallel safe
  as
  $$ select words[1 + fill.pick(n, salt, cardinality(words))] $$;
create function fill.person(n bigint) returns text language sql immutable parallel safe as $$ select
  fill.word(n, 1, '{Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý}') || ' ' ||
  fill.word(n, 2, '{Văn,Thị,Hữu,Đức,Minh,Ngọc,Thanh,Quang,Thu,Gia,Bảo,Kim,Xuân,Hải,Anh,Tuấn}') || ' ' ||
  fill.word(n, 3, '{An,Bình,Chi,Dũng,Giang,Hà,Hạnh,Hiếu,Hòa,Hùng,Hương,
    Khánh,Lan,Linh,Long,Mai,Nam,Nga,Nhung,Oanh,
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

/** Inserts rows of a table, one for each number from 1: columns and their expressions. */
export const rows = (table: string, count: number | string, columns: Record<string, string>, from = '') =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) overriding system value
    select ${Object.values(columns).join(', ')} from generate_series(1::bigint, ${count}) n ${from}
    on conflict do nothing`;

const { orders } = SIZES;
export const times = (size: number, n = 'n') => ({
  created_at: `fill.at(${n}, ${size})`,
  updated_at: `least(now(), fill.at(${n}, ${size}) + fill.pick(${n}, 90, 30) * interval '1 day')`,
});
export const open = (n = 'n') => `${n} > ${orders - 10_000}`;
