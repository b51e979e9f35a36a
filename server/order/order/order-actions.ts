import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';

interface OrderState {
  approved_at: string | null;
  cancelled_at: string | null;
}

/** What people can do to an order now, and why not the rest. */
export function orderActions({ actor }: Context, { approved_at, cancelled_at }: OrderState): ActionState[] {
  const state = (
    key: string,
    permission: Parameters<typeof may>[1],
    blocked: string | false,
  ): ActionState => {
    const allowed = may(actor.permissions, permission);
    return {
      key,
      allowed: allowed && blocked === false,
      reason: !allowed ? 'forbidden' : blocked || null,
      missing: [],
    };
  };
  const cancelled = cancelled_at !== null;
  return [
    state('update', { resource: 'order', action: 'update' }, cancelled && 'order_is_cancelled'),
    state(
      'approve',
      { resource: 'order_approval', action: 'update' },
      cancelled ? 'order_is_cancelled' : approved_at !== null && 'order_already_approved',
    ),
    state(
      'pay',
      { resource: 'transaction', action: 'create' },
      cancelled ? 'order_is_cancelled' : approved_at === null && 'order_not_approved',
    ),
    state('cancel', { resource: 'order_cancel', action: 'update' }, cancelled && 'order_is_cancelled'),
    state('reopen', { resource: 'order_cancel', action: 'update' }, !cancelled && 'order_not_cancelled'),
  ];
}
