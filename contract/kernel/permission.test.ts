import { describe, expect, test } from 'vitest';
import { permissionEntries, permissionKeys, type PermissionEntry } from './permission.ts';

const nothing = { read: false, create: false, update: false, delete: false };
const entry = (change: Partial<PermissionEntry>): PermissionEntry => ({
  resource_id: 'order',
  scope: 'own',
  ...nothing,
  ...change,
});

describe('what somebody may do', () => {
  test('each flag is a key resource.scope.action; a wider reach brings the narrower with it', () => {
    const keys = permissionKeys([entry({ scope: 'organization', read: true }), entry({ create: true })]);
    expect([...keys].toSorted()).toEqual([
      'order.organization.read',
      'order.own.create',
      'order.own.read',
      'user.own.read',
    ]);
  });

  test('is written as entries of a resource and a scope with four flags, and read back as the same keys', () => {
    const keys = permissionKeys([
      entry({ resource_id: 'wallet', scope: 'all', read: true }),
      entry({ update: true }),
    ]);
    const entries = permissionEntries(keys);
    expect(entries).toContainEqual({ ...nothing, resource_id: 'wallet', scope: 'all', read: true });
    expect(entries).toContainEqual({ ...nothing, resource_id: 'order', scope: 'own', update: true });
    expect(entries).toHaveLength(5);
    expect(permissionKeys(entries)).toEqual(keys);
  });
});
