import { resources, type Action, type Resource, type Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Insertable } from 'kysely';
import type { DB } from '../../../db/types.ts';

type RolePermission = Insertable<DB['role_permissions']>;

export const roles = [
  { id: 'admin', name: 'Quản trị viên' },
  { id: 'sale', name: 'Bán hàng' },
  { id: 'purchase', name: 'Mua hàng' },
  { id: 'warehouse', name: 'Kho' },
  { id: 'accounting', name: 'Kế toán' },
  { id: 'customer', name: 'Khách hàng' },
] as const;
type Role = (typeof roles)[number]['id'];

const letters: Record<string, Action> = { R: 'read', C: 'create', U: 'update', D: 'delete' };
const scopeOf: Record<string, Scope> = { o: 'own', g: 'organization', a: 'all' };

/**
 * Default rights: letters of the four actions (Read, Create, Update, Delete) and of the scope (own `o`,
 * organization `g`, all `a`). `RCUo,Rg` reads everything of the organization, and creates and changes own
 * rows.
 */
const matrix: Partial<Record<Resource, Partial<Record<Exclude<Role, 'admin'>, string>>>> = {
  user: { sale: 'Ro', purchase: 'Ro', warehouse: 'Ro', accounting: 'Rg', customer: 'RUo' },
  role: { sale: 'Ro', purchase: 'Ro', warehouse: 'Ro', accounting: 'Ro' },
  organization: { sale: 'Ro', purchase: 'Ro', warehouse: 'Ro', accounting: 'Ro' },
  customer: { sale: 'RCUo,Rg', warehouse: 'Rg', accounting: 'Rg' },
  address: { sale: 'RCUo,Rg', warehouse: 'RCg', accounting: 'Rg', customer: 'RCUDo' },
  supplier: { sale: 'Rg', purchase: 'RCUg', warehouse: 'Rg', accounting: 'RUg' },
  product: { sale: 'RCUg', purchase: 'RCUg', warehouse: 'RCg', accounting: 'Rg' },
  category: { sale: 'RCUg', purchase: 'RCUg', warehouse: 'RCg', accounting: 'Rg' },
  origin: { sale: 'RCUg', purchase: 'RCUg', warehouse: 'RCg', accounting: 'Rg' },
  tag: { sale: 'RCUg', purchase: 'RCUg', warehouse: 'RCg', accounting: 'Rg' },
  affiliate: { sale: 'RCUg', purchase: 'RCUg', warehouse: 'RCg', accounting: 'Rg' },
  price: { sale: 'Rg', purchase: 'Rg', warehouse: 'Rg', accounting: 'Rg' },
  condition: { sale: 'Rg', purchase: 'Rg', warehouse: 'Rg', accounting: 'Rg' },
  order: { sale: 'RCUo,Rg', purchase: 'Rg', warehouse: 'Rg', accounting: 'Rg', customer: 'RCo' },
  order_item: { sale: 'RCUo,Rg', purchase: 'Rg', warehouse: 'Rg', accounting: 'Rg', customer: 'RCo' },
  shipment_info: { sale: 'RCUo,Rg', purchase: 'Rg', warehouse: 'Rg', accounting: 'Rg', customer: 'RCo' },
  order_approval: { sale: 'Uo' },
  order_cancel: { sale: 'Uo' },
  order_compensation: { sale: 'RCUDo', warehouse: 'RCUDg', accounting: 'RCUDg', customer: 'Ro' },
  contract: { sale: 'RCUo,Rg', warehouse: 'Rg', accounting: 'RUg', customer: 'Ro' },
  list_to_buy: { sale: 'Rg', purchase: 'RCUDo,Rg', warehouse: 'Rg', accounting: 'Rg' },
  purchase: { sale: 'Rg', purchase: 'RCUDo,Rg', warehouse: 'Rg', accounting: 'Rg' },
  purchase_item: { sale: 'Rg', purchase: 'RCUDo,Rg', warehouse: 'Rg', accounting: 'Rg' },
  order_distribution: { sale: 'Rg', purchase: 'RCUDg', warehouse: 'RCUg', accounting: 'Rg' },
  sfa: { sale: 'Rg', purchase: 'RCUg', warehouse: 'RCUDg', accounting: 'Rg' },
  tracking: { sale: 'Co,Rg', purchase: 'RCUg', warehouse: 'RCUDg', accounting: 'Rg', customer: 'Ro' },
  box: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUDg', accounting: 'Rg', customer: 'Ro' },
  owner: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUDg', accounting: 'Rg', customer: 'Ro' },
  pallet: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUDg', accounting: 'Rg' },
  location: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUDg', accounting: 'Rg' },
  lading_bill: { sale: 'RCUo,Rg', warehouse: 'RCUDg', accounting: 'RUg', customer: 'Ro' },
  container: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUg', accounting: 'Rg', customer: 'Ro' },
  container_cutoff: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUg', accounting: 'Rg' },
  container_cost: { accounting: 'RCUDg' },
  invoice: { sale: 'Rg', purchase: 'Rg', warehouse: 'RCUg', accounting: 'Rg' },
  goods_delivery: { sale: 'RCUo,Rg', warehouse: 'RCUDg', accounting: 'Rg', customer: 'Ro' },
  transaction: { sale: 'Ro', purchase: 'Ro', accounting: 'RCDg', customer: 'Ro' },
  transaction_approval: { accounting: 'RUg' },
  receipt: { sale: 'Ro', purchase: 'Ro', accounting: 'RCDg', customer: 'Ro' },
  wallet: { sale: 'RCo', accounting: 'RCUg', customer: 'Ro' },
  supplier_wallet: { purchase: 'Rg', accounting: 'RCUg' },
  credit_order: { sale: 'RCo', accounting: 'RCUg', customer: 'Ro' },
  debt: { sale: 'RCo', accounting: 'RCUg' },
  debt_override: { accounting: 'Cg' },
  fund: { accounting: 'RCUDg' },
  card: { accounting: 'RCUDg' },
  account: { accounting: 'RCUg' },
  period: { accounting: 'RCUg' },
  statistic: { sale: 'Ro', purchase: 'Ro', warehouse: 'Rg', accounting: 'Rg' },
  cost_price: { purchase: 'Rg', accounting: 'Rg' },
  below_cost: { sale: 'Rg', purchase: 'Rg', accounting: 'Rg' },
  post: {
    sale: 'RCUo,Rg',
    purchase: 'RCUo,Rg',
    warehouse: 'RCUo,Rg',
    accounting: 'RCUo,Rg',
    customer: 'Ro',
  },
  notification: {
    sale: 'RCUo,Rg',
    purchase: 'RCUo,Rg',
    warehouse: 'RCUo,Rg',
    accounting: 'RCUo,Rg',
    customer: 'RCo',
  },
  support: {
    sale: 'RCUo,Rg',
    purchase: 'RCUo,Rg',
    warehouse: 'RCUo,Rg',
    accounting: 'RCUo,Rg',
    customer: 'RCo',
  },
  support_type: { sale: 'Ra', purchase: 'Ra', warehouse: 'Ra', accounting: 'Ra', customer: 'Ra' },
  log: { sale: 'RCg', purchase: 'RCg', warehouse: 'RCg', accounting: 'RCg' },
  export: { sale: 'Co', purchase: 'Co', warehouse: 'Cg', accounting: 'Cg' },
};

/** The default matrix as rows of `role_permissions`. */
export function rolePermissions(): RolePermission[] {
  const admin = resources.map((resource) => entry('admin', resource, 'RCUDa'));
  const others = Object.entries(matrix).flatMap(([resource, byRole]) =>
    Object.entries(byRole).flatMap(([role, rights]) =>
      rights.split(',').map((right) => entry(role, resource, right)),
    ),
  );
  return [...admin, ...others];
}

function entry(role_id: string, resource_id: string, right: string): RolePermission {
  const granted = new Set([...right.slice(0, -1)].map((letter) => letters[letter]));
  const scope = scopeOf[right.at(-1) ?? ''];
  if (scope === undefined) throw new Error(`${right} ends in no scope`);
  return {
    role_id,
    resource_id,
    scope,
    may_read: granted.has('read'),
    may_create: granted.has('create'),
    may_update: granted.has('update'),
    may_delete: granted.has('delete'),
  };
}
