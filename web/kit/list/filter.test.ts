import { describe, expect, test } from 'vitest';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { listQueryOf, clearedFilters, filterValueText, isSet, type Filter } from './filter.ts';

const state = {
  field: 'status_id',
  label: 'State',
  kind: 'choice',
  options: [
    { value: 'a', label: 'Open' },
    { value: 'b', label: 'Closed' },
  ],
} as const satisfies Filter;
const days = { field: 'made', label: 'Made', kind: 'days' } as const satisfies Filter;
const price = { field: 'price', label: 'Price', kind: 'range' } as const satisfies Filter;
const entity = {
  field: 'customer_id',
  label: 'Customer',
  kind: 'entity',
  endpoint: listOrders,
  labelOf: String,
} as const satisfies Filter;
const all = [state, days, price, entity];

describe('a chip shows', () => {
  test('the one word that was chosen, else how many', () => {
    expect(filterValueText(state, { status_id: 'b' })).toBe('Closed');
    expect(filterValueText(state, { status_id: 'a,b' })).toBe('2');
    expect(filterValueText(entity, { customer_id: '4,7,9' })).toBe('3');
  });

  test('both ends of a range, or the one that is there', () => {
    expect(filterValueText(days, { 'made-from': '2026-11-01', 'made-to': '2026-11-15' })).toBe(
      '01-11-2026 – 15-11-2026',
    );
    expect(filterValueText(days, { 'made-to': '2026-11-15' })).toBe('≤ 15-11-2026');
    expect(filterValueText(price, { 'price-from': '5' })).toBe('≥ 5');
  });
});

describe('the address', () => {
  const page = { page: 2, rows: 50 };

  test("sends multiple values, open ranges, and the screen's fixed filters", () => {
    const search = { status_id: 'a,b', 'made-from': '2026-11-01', 'price-to': '8', sort: '-id', q: 'x' };
    expect(listQueryOf(all, search, { filter: { type: 'retail' } }, page)).toEqual({
      filter: { type: 'retail', status_id: 'a,b' },
      between: { made: '2026-11-01,infinity', price: '0,8' },
      sort: '-id',
      q: 'x',
      page: 2,
      per_page: 50,
    });
  });

  test('sends infinity for open dates, and 0 for open numbers', () => {
    const between = (search: object) => listQueryOf(all, { ...search }, {}, page).between;
    expect(between({ 'made-from': '2026-11-01', 'price-from': '5' })).toEqual({
      made: '2026-11-01,infinity',
      price: '5,0',
    });
    expect(between({ 'made-to': '2026-11-15', 'price-to': '8' })).toEqual({
      made: 'infinity,2026-11-15',
      price: '0,8',
    });
    expect(between({ 'price-from': '5', 'price-to': '8' })).toEqual({ price: '5,8' });
  });

  test('sends nothing for empty filters', () => {
    expect(listQueryOf(all, { status_id: '' }, {}, page)).toMatchObject({ filter: {}, between: {} });
    expect(isSet(days, { 'made-from': '' })).toBe(false);
    expect(clearedFilters([state, days])).toEqual({ status_id: '', 'made-from': '', 'made-to': '' });
  });
});
