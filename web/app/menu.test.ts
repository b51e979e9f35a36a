import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { entriesNamed, entryAt, groupsOf, menuEntries } from './menu.ts';
import type { Me, Needs } from './session.ts';

const read = (resource: string) => ({ resource, action: 'read' }) as Permission;
const somebody = (...permissions: string[]): Me => ({
  ...{ id: 1, name: 'Lan', email: 'lan@example.test', tel: null, tax_code: null, role_id: 'sale' },
  ...{ organization_id: 1, verification_status: 'verified', permissions: new Set(permissions) },
});

/** A screen of the sidebar at a path, as in the route tree. */
const screen = (fullPath: string, needs?: Needs, more: object = {}) => ({
  fullPath,
  options: {
    staticData: { title: () => fullPath, needs, menu: { group: 'sale', order: 1, ...more } },
  },
});
const shown = (routes: object[], user: Me | undefined): string[] =>
  menuEntries(Object.fromEntries(routes.entries()), user).map(({ to }) => to);

afterEach(() => vi.unstubAllEnvs());

describe('the sidebar shows a screen', () => {
  test('to users with all listed permissions in any scope, and to no others', () => {
    const screens = [screen('/free'), screen('/both', { all: [read('order'), read('wallet')] })];
    expect(shown(screens, somebody('order.own.read', 'wallet.all.read'))).toEqual(['/free', '/both']);
    expect(shown(screens, somebody('order.own.read', 'wallet.own.update'))).toEqual(['/free']);
    expect(shown(screens, undefined)).toEqual([]);
  });

  test('to users with one permission of an any-list', () => {
    const screens = [screen('/any', { any: [read('order'), read('wallet')] })];
    expect(shown(screens, somebody('wallet.own.read'))).toEqual(['/any']);
    expect(shown(screens, somebody('box.all.read'))).toEqual([]);
  });

  test('in production only, if declared', () => {
    const screens = [screen('/always'), screen('/real', undefined, { productionOnly: true })];
    vi.stubEnv('PROD', false);
    expect(shown(screens, somebody())).toEqual(['/always']);
    vi.stubEnv('PROD', true);
    expect(shown(screens, somebody())).toEqual(['/always', '/real']);
  });
});

test('the selected entry is the one whose path begins the current path, the longest of several', () => {
  const entries = menuEntries(
    { a: screen('/sale/orders/'), b: screen('/sale/orders/retail'), c: screen('/sale/order') },
    somebody(),
  );
  expect(entryAt(entries, '/sale/orders/retail/OR1')?.to).toBe('/sale/orders/retail');
  expect(entryAt(entries, '/sale/orders/wholesale')?.to).toBe('/sale/orders');
  expect(entryAt(entries, '/sale/contracts')).toBeUndefined();
});

describe('the sidebar of a large area', () => {
  const entries = menuEntries(
    {
      a: screen('/accounts', undefined, { group: 'accounting', part: 'books', order: 3 }),
      b: screen('/overview', undefined, { group: 'accounting', order: 1 }),
      c: screen('/receipts', undefined, { group: 'accounting', part: 'money', order: 2 }),
      d: screen('/ledger', undefined, { group: 'accounting', part: 'books', order: 4 }),
      e: screen('/orders', undefined, { group: 'sale', order: 0 }),
    },
    somebody(),
  );
  const own = entries.filter(({ area }) => area === 'accounting');
  const names: Record<string, string> = {
    '/accounts': 'Sổ sách kế toán',
    '/overview': 'Tổng quan kế toán',
    '/receipts': 'Thu tiền mặt',
    '/ledger': 'Sổ cái',
    '/orders': 'Đơn hàng thu hộ',
  };
  const named = (typed: string, opened: string) =>
    entriesNamed(entries, typed, ({ to }) => names[to]!, opened).map(({ to }) => to);

  test('is grouped by part, entries without one first', () => {
    expect(groupsOf(own).map(({ part, entries: of }) => [part, of.map(({ to }) => to)])).toEqual([
      [undefined, ['/overview']],
      ['money', ['/receipts']],
      ['books', ['/accounts', '/ledger']],
    ]);
  });

  test('is filtered by words without accents, the open area first', () => {
    expect(named('ke toan', 'accounting')).toEqual(['/overview', '/accounts']);
    expect(named('thu', 'sale')).toEqual(['/orders', '/receipts']);
    expect(named('thu', 'accounting')).toEqual(['/receipts', '/orders']);

    expect(named('kế toán sổ', 'sale')).toEqual(['/accounts']);
    expect(named('don thu', 'accounting')).toEqual(['/orders']);
    expect(named('không có', 'accounting')).toEqual([]);
  });
});
