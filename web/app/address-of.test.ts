import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { setCurrentUser } from './session.ts';

const signIn = (role_id: string) =>
  setCurrentUser({
    ...{ id: 1, name: 'Lan', email: 'lan@example.test', tel: null, tax_code: null, role_id },
    ...{ organization_id: 1, verification_status: 'verified', permissions: new Set<string>() },
  });
beforeEach(() => signIn('admin'));
afterEach(() => setCurrentUser(undefined));

test.for([
  ['contract', '/sale/contracts/contracts/7'],
  ['purchase', '/purchase/purchases/7'],
  ['supplier', '/purchase/suppliers/7'],
  ['role', '/admin/roles/7'],
  ['address', '/admin/addresses/7'],
  ['support', '/admin/supports/7'],
  ['product', '/admin/goods/products/7'],
] as const)('a reference to a %s leads to %s', ([word, address]) => {
  expect(addressOf(word, '7')).toBe(address);
});

test.for([
  ['contract', '/customer/contract/7'],
  ['address', '/customer/address'],
  ['support', '/customer/supports/7'],
] as const)('a reference to a %s leads customers into their own area', ([word, address]) => {
  signIn('customer');
  expect(addressOf(word, '7')).toBe(address);
});

test('entities without a screen have no address', () => {
  expect(addressOf('nothing', '7')).toBeUndefined();
  expect(addressOf('role', null)).toBeUndefined();
});
