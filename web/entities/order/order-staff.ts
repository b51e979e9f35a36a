import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { currentUser } from '#app/session.ts';
import type { Query } from '#client/call.ts';

/** Permissions of staff who work on other people's orders; customers have their own area. */
export const orderStaffRights: Permission[] = [
  { resource: 'order', action: 'update' },
  { resource: 'order_approval', action: 'update' },
  { resource: 'transaction', action: 'create' },
];

/** Order lists of the sales area show salespeople their own orders only. */
export const ownOrdersQuery = (): Query =>
  currentUser()?.role_id === 'sale' ? { filter: { own: true } } : {};
