import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guard } from './guard.ts';
import { setCurrentUser, type Needs } from './session.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', { cookie: 'access_token=one', documentElement: {} });
  vi.stubGlobal('location', { protocol: 'http:', hash: '' });
});
afterEach(() => {
  setCurrentUser(undefined);
  vi.unstubAllGlobals();
});

const signIn = (verification_status: string) =>
  setCurrentUser({
    ...{ id: 1, name: 'Lan', email: 'lan@example.test', tel: null, tax_code: null, role_id: 'admin' },
    ...{ organization_id: 1, verification_status, permissions: new Set(['role.all.read']) },
  });
/** The screen reached by opening an address. */
const leads = async (href: string, needs?: Needs): Promise<string> => {
  try {
    await guard({ matches: [{ staticData: needs === undefined ? {} : { needs } }], location: { href } });
    return href;
  } catch (error) {
    return String((error as { options: { to: string } }).options.to);
  }
};
const WORK = [
  '/purchase/purchases',
  '/sale/orders/retail',
  '/accounting/dashboard',
  '/warehouse/outbound/boxes',
];
const ADMINISTRATION = [
  '/admin',
  '/admin/users',
  '/admin/roles/sale',
  '/admin/goods/products?products-page=2',
];

describe('whose email is not proven', () => {
  test.for(WORK)('opens %s', async (href) => {
    signIn('unverified');
    expect(await leads(href)).toBe(href);
  });

  test.for(ADMINISTRATION)('does not open %s, and stays where they were', async (href) => {
    signIn('unverified');
    await leads('/sale/orders/retail');
    expect(await leads(href)).toBe('/sale/orders/retail');
  });
});

test.for([...WORK, ...ADMINISTRATION])('whose email is proven opens %s', async (href) => {
  signIn('verified');
  expect(await leads(href)).toBe(href);
});

test('an address of no screen is not found for those signed out, others lead to sign-in', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: {} });
  const enter = (routeId: string) =>
    guard({ matches: [{ routeId, staticData: {} }], location: { href: '/nothing' } });
  await expect(enter('/_shell/$')).rejects.toMatchObject({ isNotFound: true });
  await expect(enter('/_shell/start')).rejects.toMatchObject({ options: { to: '/login' } });
});

test('screens without permission are not opened', async () => {
  signIn('verified');
  const needs = (resource: 'role' | 'user'): Needs => ({ all: [{ resource, action: 'read' }] });
  expect(await leads('/admin/roles', needs('role'))).toBe('/admin/roles');
  expect(await leads('/admin/users', needs('user'))).toBe('/pages/403');
});
