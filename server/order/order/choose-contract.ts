import { contractMachine, type ContractState } from '@hakobu/contract/order/contract/contract.machine.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { forbidden, unknownReference } from '#kernel/refusal.ts';

const RIGHT = { resource: 'contract', action: 'update' } as const;

/**
 * Locks the contract that a new order is made part of. Refuses with `forbidden` whoever may not attach
 * orders, `unknown_reference` one that is not of the customer, `contract_wrong_state` one not in force.
 */
export async function chooseContract(
  ctx: Context,
  { contract_id: id = null, customer_id }: OrderHead,
): Promise<void> {
  if (id === null) return;
  if (!may(ctx.actor.permissions, RIGHT)) throw forbidden('contract.organization.update');
  await lock(ctx, 'contracts', [id]);
  const contract = await ctx.db
    .selectFrom('contracts')
    .select('status_id')
    .where('id', '=', id)
    .where('customer_id', '=', customer_id)
    .where('organization_id', '=', ctx.organizationId)
    .$castTo<{ status_id: ContractState }>()
    .executeTakeFirst();
  if (contract === undefined) throw unknownReference('contract_id', id);
  requireAction(contractMachine, 'attach_order', contract, {
    details: { contract_id: id, status_id: contract.status_id },
  });
}

/** Announces to the contract that an order was attached. */
export function describeContract(
  ctx: Context,
  contract_id: string | null | undefined,
  order_id: string,
): void {
  if (contract_id === null || contract_id === undefined) return;
  ctx.log({
    logable_type: 'contract',
    logable_id: contract_id,
    type_id: 'write',
    content: { attached_orders: order_id },
  });
}
