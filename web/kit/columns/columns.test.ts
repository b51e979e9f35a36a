import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { en } from '@hakobu/phrases/en/catalogue.gen.ts';
import { loadPhrases } from '#app/i18n.ts';
import { exportColumnsOf } from '../list/export-columns.ts';
import { columnsFor, columnsOf } from './columns.tsx';

const { field } = en.common;
interface Row {
  id: number;
  code: string;
  created_at: string;
  status: 'open' | 'closed';
  total: string;
  due_date: string | null;
  active: boolean;
  banned: boolean;
  customer: { id: number; name: string } | null;
  sfa: { tracking_code: string };
  owners: { order_id: string }[];
  length: string;
  width: string;
  height: string;
  product_id: string;
  product_name: string;
  shipment_method_id: string;
  from_area_id: number;
  to_area_id: number;
}
const { order } = en.order;
const column = columnsFor<Row>().withLabels(($) => ({
  ...$.order.order.field,
  code: 'Code',
  due_date: 'Due',
  owners: 'Owners',
}));
const options = [{ value: '1', label: 'Osaka' }];
const names = { areas: { nameOf: String, options }, methods: { nameOf: String, options } };

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await loadPhrases();
});

describe('a column is called', () => {
  test('by the word of its field', () => {
    expect(column.code('id').title).toBe(field.id);
    expect(column.entity('customer').title).toBe(field.customer);
  });

  test('by the word of its field without the ending', () => {
    expect(column.createdAt().title).toBe(field.created_at);
    expect(column.text('shipment_method_id').title).toBe(field.shipment_method);
  });

  test('by its noun’s own word', () => {
    const own = columnsFor<{ tax: string; price: string }>().withLabels(($) => $.order.order.field);
    expect(own.text('tax').title).toBe(order.field.tax);
    expect(own.text('price').title).toBe(field.price);
  });

  test('by the phrase or the text that it is given', () => {
    expect(column.text('code', { title: ($) => $.common.field.box }).title).toBe(field.box);
    expect(column.text('code', { title: 'JAN' }).title).toBe('JAN');
  });
});

describe('a column sorts', () => {
  const bills = columnsOf(listLadingBills);

  test('where its list can sort by the field', () => {
    expect(bills.createdAt().sort).toBe('created_at');
    expect(bills.code('name').sort).toBe('name');
  });

  test('nowhere else', () => {
    expect(bills.figure('weight')).not.toHaveProperty('sort');
    expect(column.createdAt()).not.toHaveProperty('sort');
  });

  test('by another field if declared, or not at all', () => {
    expect(bills.code('name', { sort: 'id' }).sort).toBe('id');
    expect(bills.code('name', { sort: false })).not.toHaveProperty('sort');
  });
});

describe('a column', () => {
  test('on the right with figures and money', () => {
    expect(column.figure('id').right).toBe(true);
    expect(column.money('total', { currency: 'JPY' }).right).toBe(true);
    expect(column.act(() => null).right).toBe(true);
  });

  test('on the left with everything else', () => {
    for (const left of [column.text('code'), column.day('due_date'), column.size(), column.product()])
      expect(left.right ?? false).toBe(false);
  });
});

describe('an export writes', () => {
  const written = (one: Parameters<typeof exportColumnsOf>[0]) => exportColumnsOf(one, []);

  test('the field of a column under its title', () => {
    expect(written(column.money('total', { currency: 'VND' }))).toEqual([
      { title: field.total, field: 'total' },
    ]);
    expect(written(column.createdAt())).toEqual([{ title: field.created_at, field: 'created_at' }]);
  });

  test('stored words as people read them', () => {
    const labels = { open: 'Open', closed: 'Closed' };
    expect(written(column.status('status', 'order', () => labels))).toEqual([
      { title: field.status, field: 'status', labels },
    ]);
    const yes = { true: 'Received', false: 'Ordered' };
    expect(written(column.word('active', () => yes, { title: 'State' }))).toEqual([
      { title: 'State', field: 'active', labels: yes },
    ]);
  });

  test('related rows by name, or by their shown field', () => {
    expect(written(column.entity('customer'))).toEqual([{ title: field.customer, field: 'customer' }]);
    expect(written(column.entity('sfa', { show: 'tracking_code', title: 'Tracking' }))).toEqual([
      { title: 'Tracking', field: 'sfa.tracking_code' },
    ]);
    expect(
      written(column.names('owners', ({ order_id }) => order_id, { exports: 'owners.order_id' })),
    ).toEqual([{ title: 'Owners', field: 'owners.order_id' }]);
  });

  test('several columns for composite ones', () => {
    expect(written(column.size()).map((one) => one.field)).toEqual(['length', 'width', 'height']);
    expect(written(column.product()).map((one) => one.field)).toEqual(['product_name', 'product_id']);
    expect(written(column.flags(['banned'], () => ({ banned: 'No air' }), { title: 'Bans' }))).toEqual([
      { title: 'Bans: No air', field: 'banned' },
    ]);
  });

  test('route and method as words, each in its own column', () => {
    expect(written(column.route(names))).toEqual([
      { title: field.shipment_method, field: 'shipment_method_id', labels: { 1: 'Osaka' } },
      { title: field.from, field: 'from_area_id', labels: { 1: 'Osaka' } },
      { title: field.to, field: 'to_area_id', labels: { 1: 'Osaka' } },
    ]);
  });

  test('nothing of buttons', () => {
    expect(written(column.act(() => null))).toEqual([]);
  });

  test('the labels of a filter on the same field', () => {
    const filter = { field: 'code', label: '', kind: 'choice', options } as const;
    expect(exportColumnsOf(column.text('code'), [filter])).toEqual([
      { title: 'Code', field: 'code', labels: { 1: 'Osaka' } },
    ]);
  });
});
