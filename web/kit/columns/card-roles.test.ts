import { describe, expect, it } from 'vitest';
import { cardRoles } from './card-roles.ts';
import type { Column } from './column.ts';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  render: () => key,
  ...more,
});
const rolesOf = (...columns: Column<object>[]) => Object.fromEntries(cardRoles(columns).of);

describe('the card of a row', () => {
  it('takes its parts from the kinds of columns in their order', () => {
    expect(
      rolesOf(
        column('id'),
        column('customer', { kind: 'party' }),
        column('state', { kind: 'status' }),
        column('boxes', { kind: 'figure' }),
        column('total', { kind: 'money' }),
        column('created', { kind: 'moment' }),
        column('do', { title: '', kind: 'acts' }),
      ),
    ).toEqual({
      id: 'title',
      customer: 'party',
      state: 'status',
      boxes: 'more',
      total: 'figure',
      created: 'date',
      do: 'acts',
    });
  });

  it('follows declared roles before the kinds', () => {
    expect(
      rolesOf(
        column('code'),
        column('name', { card: 'title' }),
        column('price', { kind: 'money' }),
        column('unsettled', { kind: 'money', card: 'figure' }),
      ),
    ).toEqual({ code: 'more', name: 'title', price: 'more', unsettled: 'figure' });
  });

  it('shows two further columns unless some are declared, and all where no document shows the rest', () => {
    const columns = [column('id'), column('a'), column('b'), column('c')];
    const roles = cardRoles(columns);
    expect(Object.fromEntries(roles.of)).toEqual({ id: 'title', a: 'more', b: 'more', c: 'rest' });
    expect(roles.inPlain('c')).toBe('more');
    expect(rolesOf(...columns, column('d', { card: 'more' }))).toEqual({
      id: 'title',
      a: 'rest',
      b: 'rest',
      c: 'rest',
      d: 'more',
    });
  });
});
