// Which questions the bench asks of a list: every sort, every filter and range, every search it offers, on
// pages near and far.
import { dayIn } from '../contract/kernel/business-day.ts';
import type { Endpoint } from '../contract/kernel/endpoint.ts';
import type { FilterKind, ListSpec } from '../contract/kernel/list.ts';

export type Row = Record<string, unknown>;
/** One question: what it is called in the report, and its query string without the page. */
export interface Case {
  name: string;
  query: string;
}

const ABSENT: Record<FilterKind, string> = {
  text: 'zq-none',
  contains: 'zq9x',
  integer: '999999999',
  decimal: '999999999',
  boolean: 'true',
  date: '1999-01-01',
  instant: '1999-01-01',
};
/** Values of filters that no field of the row bears. */
const OTHERS: Record<string, readonly string[]> = {
  own: ['true'],
  by_tracking_code: ['@tracking'],
  tracking_code: ['@tracking'],
  order_id: ['@order'],
  by_order: ['@order'],
  product_id: ['@product'],
  customer_id: ['6', '200', '90000'],
  supplier_id: ['1', '1500'],
  container_id: ['10', '1950'],
  pallet_id: ['10'],
  box_id: ['500000', '999000'],
  conversion: ['none', 'needs_choice'],
  needs_goods: ['true', 'false'],
  available_for_distribution: ['true', 'false'],
  'receipts.receiptable_id': ['@order', '5'],
  'receipts.receiptable_type': ['order', 'lading_bill'],
  default: ['true', 'false'],
  empty_pallet: ['true', 'false'],
  free: ['true', 'false'],
  closed: ['true', 'false'],
  without_container: ['true', 'false'],
  unread: ['true', 'false'],
  received: ['true', 'false'],
  shipping_code: ['VTP', '4827', '00048271'],
  category_id: ['1', '250'],
  tag_id: ['5'],
  successor_of: ['x'],
  postcode: ['1000001'],
  province_id: ['@province'],
  role_id: ['customer', 'sale', 'admin'],
  status_id: ['CompletedFinish', 'NotYetApprove', 'CompletedApprove'],
  type_id: ['retail', 'wholesale', 'auction'],
};
const SEARCHED = [
  'nguyễn văn an',
  'tran thi',
  'an',
  'a',
  'nhung',
  '26',
  '1234',
  '00012345',
  '茶',
  'zq9x',
  'zq',
];

/** Every question of a list; `samples` are rows of it, from its beginning, middle and end. */
export function casesOf(list: ListSpec, samples: readonly Row[], known: Record<string, string>): Case[] {
  const whole = (include: readonly string[] = []) =>
    include.length === 0 ? '' : `include=${include.join(',')}`;
  return [
    { name: 'as it is', query: '' },
    ...(list.includes === undefined && list.appends === undefined
      ? []
      : [
          {
            name: 'with everything',
            query: `${whole(list.includes)}&append=${(list.appends ?? []).join(',')}`,
          },
        ]),
    ...list.sorts.flatMap((sort) => [
      { name: `sort ${sort}`, query: `sort=${sort}` },
      { name: `sort -${sort}`, query: `sort=-${sort}` },
    ]),
    ...Object.entries(list.filters).flatMap(([field, kind]) =>
      valuesOf(field, kind, samples, known).map((value) => ({
        name: `${field} ${value}`,
        query: `filter[${field}]=${encodeURIComponent(value)}`,
      })),
    ),
    ...Object.entries(list.between ?? {}).flatMap(([field, kind]) =>
      rangesOf(kind).map((range) => ({
        name: `${field} ${range}`,
        query: `filter_between[${field}]=${range}`,
      })),
    ),
    ...(list.search ? [...SEARCHED, ...partsOf(samples)] : []).map((text) => ({
      name: `q ${text}`,
      query: `q=${encodeURIComponent(text)}`,
    })),
  ];
}

function valuesOf(
  field: string,
  kind: FilterKind,
  samples: readonly Row[],
  known: Record<string, string>,
): string[] {
  const fromRows = samples.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
  const plain = fromRows.map((value) => (typeof value === 'boolean' ? String(value) : String(value)));
  const values =
    kind === 'contains'
      ? plain.flatMap((text) => [text, text.slice(0, 2), text.slice(-4)])
      : kind === 'boolean'
        ? ['true', 'false']
        : plain;
  const others = (OTHERS[field] ?? []).flatMap((value) =>
    value.startsWith('@') ? (known[value.slice(1)] ?? []) : value,
  );
  const fitting = others.filter((value) => kind !== 'integer' || /^\d+$/.test(value));
  return [...new Set([...values, ...fitting, ABSENT[kind]])].filter((value) => value.trim() !== '');
}

function rangesOf(kind: FilterKind): string[] {
  if (kind === 'decimal' || kind === 'integer') return ['1,', '1,100', '400000,500000', '900000000,'];
  const day = (ago: number) => dayIn(new Date(Date.now() - ago * 86_400_000));
  return [
    `${day(1)},${day(0)}`,
    `${day(400)},${day(390)}`,
    `${day(1000)},infinity`,
    `infinity,${day(1000)}`,
    '1999-01-01,1999-02-01',
  ];
}

/** Parts of the texts that rows bear, as people type them. */
function partsOf(samples: readonly Row[]): string[] {
  const texts = samples.flatMap((row) =>
    ['id', 'name', 'code', 'code_ref', 'title', 'email', 'tel', 'consignee', 'tracking_code', 'order_id']
      .map((field) => row[field])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String),
  );
  return [...new Set(texts.flatMap((text, index) => [text, text.slice(index % 5, (index % 5) + 3)]))]
    .filter((text) => text.trim() !== '')
    .slice(0, 12);
}

/** The pages to ask of a list that has so many: near, middle, last that the answer names, and far beyond. */
export function pagesOf(lastPage: number, far: boolean): number[] {
  return [...new Set([1, Math.ceil(lastPage / 2), lastPage, ...(far ? [30_000, 60_000] : [])])];
}

/** What stands in the address for parameters; a list below a row is asked of the first one. */
export const addressOf = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, '1');
