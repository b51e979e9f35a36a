/** Actions of a permission. */
export const actions = ['read', 'create', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

/** Row scope: `all` includes `organization`, which includes `own`. */
export const scopes = ['own', 'organization', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** A right on a resource. Its row scope follows from the user's keys. */
export interface Permission {
  resource: Resource;
  action: Action;
}

/** All resources of permissions. The names are part of the keys `resource.scope.action`. */
export const resources = [
  'user',
  'role',
  'permission',
  'organization',
  'customer',
  'address',
  'place',
  'supplier',
  'product',
  'category',
  'origin',
  'tag',
  'affiliate',
  'price',
  'condition',
  'order',
  'order_item',
  'shipment_info',
  'order_approval',
  'order_cancel',
  'order_compensation',
  'contract',
  'list_to_buy',
  'purchase',
  'purchase_item',
  'order_distribution',
  'sfa',
  'tracking',
  'box',
  'owner',
  'pallet',
  'location',
  'lading_bill',
  'container',
  'container_cutoff',
  'container_cost',
  'invoice',
  'goods_delivery',
  'transaction',
  'transaction_approval',
  'receipt',
  'wallet',
  'supplier_wallet',
  'credit_order',
  'debt',
  'debt_override',
  'fund',
  'card',
  'account',
  'period',
  'price_publish',
  'statistic',
  'cost_price',
  'below_cost',
  'post',
  'notification',
  'support',
  'support_type',
  'log',
  'export',
  'shared_view',
  'impersonation',
] as const;
export type Resource = (typeof resources)[number];

export type PermissionKey = `${Resource}.${Scope}.${Action}`;

/** An entry of the matrix: four flags for a resource and scope. */
export interface PermissionEntry {
  resource_id: Resource;
  scope: Scope;
  read: boolean;
  create: boolean;
  update: boolean;
  delete: boolean;
}

/**
 * Permission keys of a list of entries. A wider scope includes the narrower ones. Every user may read their
 * own account.
 */
export function permissionKeys(entries: readonly PermissionEntry[]): Set<PermissionKey> {
  const keys = new Set<PermissionKey>(['user.own.read']);
  for (const entry of entries) {
    const reach = scopes.slice(0, scopes.indexOf(entry.scope) + 1);
    for (const action of actions)
      if (entry[action]) for (const scope of reach) keys.add(`${entry.resource_id}.${scope}.${action}`);
  }
  return keys;
}

/** Entries of a set of permission keys: one for each resource and scope with any flag. */
export function permissionEntries(keys: ReadonlySet<string>): PermissionEntry[] {
  const grants = (resource: Resource, scope: Scope, action: Action) =>
    keys.has(`${resource}.${scope}.${action}`);
  return resources
    .flatMap((resource_id) =>
      scopes.map((scope) => ({
        resource_id,
        scope,
        read: grants(resource_id, scope, 'read'),
        create: grants(resource_id, scope, 'create'),
        update: grants(resource_id, scope, 'update'),
        delete: grants(resource_id, scope, 'delete'),
      })),
    )
    .filter((entry) => actions.some((action) => entry[action]));
}

/** The widest scope in which the keys grant the permission, or undefined. */
export function widestScope(keys: ReadonlySet<string>, { resource, action }: Permission): Scope | undefined {
  return scopes.toReversed().find((scope) => keys.has(`${resource}.${scope}.${action}`));
}

/** Whether the keys grant the permission in any scope. */
export const may = (keys: ReadonlySet<string>, permission: Permission): boolean =>
  widestScope(keys, permission) !== undefined;
