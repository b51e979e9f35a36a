import type { Permission } from '@hakobu/contract/kernel/permission.ts';

/** Rights of which who works on orders of others has one: customers read theirs in their own area. */
export const worksOnOrders: Permission[] = [
  { resource: 'order', action: 'update' },
  { resource: 'order_approval', action: 'update' },
  { resource: 'transaction', action: 'create' },
];
