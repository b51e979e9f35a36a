import { describe, expect, test } from 'vitest';
import { cardOfReference, cardOfRight, searchTargets } from '../find-card.ts';
import { addressFor, callsOf, fillTemplate, referencesOf } from './card.ts';

describe('a template', () => {
  test('is filled from a row and from what the row carries', () => {
    expect(fillTemplate('{id}: {customer.name}', { id: 7, customer: { name: 'Lan' } })).toBe('7: Lan');
  });

  test('of which a field is missing or empty says nothing, so that the next can be tried', () => {
    expect(fillTemplate('{tel}', { tel: null })).toBeUndefined();
    expect(fillTemplate('{tel}', { tel: '' })).toBeUndefined();
    expect(fillTemplate('{customer.name}', { customer: null })).toBeUndefined();
  });

  test('shows a zero, which is not missing', () => {
    expect(fillTemplate('{count}', { count: 0 })).toBe('0');
  });
});

describe('an address', () => {
  const addresses = [
    { path: '/mine/{id}', when: { role: 'customer' } },
    { path: '/admin/{id}', when: { may: { resource: 'user', action: 'create' } } },
    { path: '/list?q={id}' },
  ] as const;
  const nobody = { role: 'sale', may: () => false };

  test('is the first whose condition holds for who looks', () => {
    expect(addressFor(addresses, { ...nobody, role: 'customer' }, { id: '1' })).toBe('/mine/1');
    expect(addressFor(addresses, { ...nobody, may: () => true }, { id: '1' })).toBe('/admin/1');
    expect(addressFor(addresses, nobody, { id: '1' })).toBe('/list?q=1');
  });

  test('carries ids and names as addresses need them', () => {
    expect(addressFor([{ path: '/x?q={name}' }], nobody, { id: '1', name: 'a/b & c' })).toBe(
      '/x?q=a%2Fb%20%26%20c',
    );
  });

  test('that needs a name is none where only the number is known', () => {
    expect(addressFor([{ path: '/x?q={name}' }], nobody, { id: '1' })).toBeUndefined();
  });
});

describe('what a card leaves out', () => {
  const card = { entity: 'parcel', label: 'warehouse.parcel.name' };

  test('is that its word with _id refers to it', () => {
    expect(referencesOf(card)).toEqual(['parcel_id']);
    expect(referencesOf({ ...card, references: [] })).toEqual([]);
  });

  test('is that a change touches the calls beside the one that reads a row', () => {
    expect(callsOf({ ...card, read: 'warehouse.parcel.get' })).toEqual(['warehouse.parcel']);
    expect(callsOf({ ...card, read: 'warehouse.parcel.get', calls: ['warehouse'] })).toEqual(['warehouse']);
    expect(callsOf(card)).toEqual([]);
  });
});

describe('cards are found', () => {
  test('by what a column refers to, a parent by whose parent it is', () => {
    expect(cardOfReference('sale_id', 'order')?.entity).toBe('user');
    expect(cardOfReference('parent_id', 'category')?.entity).toBe('category');
    expect(cardOfReference('parent_id', 'supplier')).toBeUndefined();
    expect(cardOfReference('colour', 'order')).toBeUndefined();
  });

  test('by their right: the noun that it is called after, else the first that can be read', () => {
    expect(cardOfRight('order')?.entity).toBe('order');
    expect(cardOfRight('tag')?.entity).toBe('product_tag');
    expect(cardOfRight('statistic')).toBeUndefined();
  });

  test('by the palette, customers and colleagues apart', () => {
    expect(searchTargets.filter(({ card }) => card.entity === 'user').map(({ word }) => word)).toEqual([
      'customer',
      'user',
    ]);
  });
});
