import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { currentUser } from '#app/session.ts';
import type { Query } from '#client/call.ts';

/** Rights of which who works on orders of others has one: customers read theirs in their own area. */
export const orderStaffRights: Permission[] = [
  { resource: 'order', action: 'update' },
  { resource: 'order_approval', action: 'update' },
  { resource: 'transaction', action: 'create' },
];

/** Lists of the desk of sales ask for what belongs to orders that one sells, where one is of sales. */
export const ownOrdersQuery = (): Query =>
  currentUser()?.role_id === 'sale' ? { filter: { own: true } } : {};
