import { sql } from 'kysely';
import type { attachOrders as endpoint } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { assignFreight } from '../../accounting/charge/assign-freight.ts';
import { setContract } from '../order/set-contract.ts';
import { lockContract, requireStep, type LockedContract } from './lock-contract.ts';
import { readContract } from './read-contract.ts';

/** Attaches orders to a contract. The contract then bears their freight where the lading bill says so. */
export const attachOrders: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const ids = [...new Set(body.order_ids)];
  const contract = await lockContract(ctx, { id, version, orders: ids });
  requireStep(contract, 'attach_order');
  const orders = await readCandidates(ctx, contract, ids);
  for (const [index, order_id] of ids.entries()) {
    const refusal = refusalOf(contract, orders.get(order_id), order_id, `order_ids.${index}`);
    if (refusal !== undefined) throw refusal;
  }
  await attach(ctx, contract, ids);
  return afterEvents(() => readContract(ctx, id));
};

/** Attaches the orders that can be attached. Answers them, and the reason for each of the others. */
export async function attachAll(
  ctx: Context,
  id: string,
  ids: readonly string[],
): Promise<{ attached: string[]; skipped: { order_id: string; reason: string }[] }> {
  const contract = await lockContract(ctx, { id, version: undefined, orders: ids });
  requireStep(contract, 'attach_order');
  const orders = await readCandidates(ctx, contract, ids);
  const judged = ids.map((order_id) => ({
    order_id,
    reason: refusalOf(contract, orders.get(order_id), order_id, 'order_id')?.code,
  }));
  const attached = judged.filter(({ reason }) => reason === undefined).map(({ order_id }) => order_id);
  if (attached.length > 0) await attach(ctx, contract, attached);
  return {
    attached,
    skipped: judged.flatMap(({ order_id, reason }) => (reason ? [{ order_id, reason }] : [])),
  };
}

/** The columns of an order that decide whether it can be attached. */
interface Candidate {
  id: string;
  customer_id: number;
  cancelled: boolean;
  contract_id: string | null;
}

/** Reads the locked orders of the contract's organization. */
export async function readCandidates(
  ctx: Context,
  { organization_id }: LockedContract,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const { rows } = await sql<Candidate>`
    select id, customer_id, cancelled_at is not null as cancelled, contract_id
    from orders
    where id = any(${ids}::text[]) and organization_id = ${organization_id}`.execute(ctx.db);
  return new Map(rows.map((order) => [order.id, order]));
}

/** Error key that keeps an order from being attached, undefined where it can be attached. */
function refusalOf(
  { customer_id }: Pick<LockedContract, 'customer_id'>,
  order: Candidate | undefined,
  order_id: string,
  field: string,
): Refusal | undefined {
  if (order === undefined) return unknownReference(field, order_id);
  const facts = { values: { order_id }, details: { order_id } };
  if (order.customer_id !== customer_id)
    return refuseField(field, 'contract_of_other_customer', facts.values, facts.details);
  if (order.cancelled) return new Refusal('order_is_cancelled', facts);
  if (order.contract_id === null) return undefined;
  const both = { order_id, contract_id: order.contract_id };
  return new Refusal('order_in_contract', { values: both, details: both });
}

/** Attaches orders to a contract. The caller has locked and checked both. */
async function attach(ctx: Context, { id }: LockedContract, ids: readonly string[]): Promise<void> {
  await setContract(ctx, ids, { contract_id: id });
  await assignFreight(ctx, { order_ids: ids });
  ctx.emit('order', ids, 'contract_attached');
  ctx.log({
    logable_type: 'contract',
    logable_id: id,
    type_id: 'write',
    content: { attached_orders: ids.join(', ') },
  });
}
