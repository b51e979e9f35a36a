import type { detachOrders as endpoint } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { findPaidByContract, assignFreight } from '../../accounting/charge/assign-freight.ts';
import { setContract } from '../order/set-contract.ts';
import { readCandidates } from './attach-orders.ts';
import { lockContract, requireStep } from './lock-contract.ts';
import { readContract } from './read-contract.ts';

/** Detaches orders from a contract. They bear their own freight again. */
export const detachOrders: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const ids = [...new Set(body.order_ids)];
  const contract = await lockContract(ctx, { id, version, orders: ids });
  requireStep(contract, 'detach_order');
  const orders = await readCandidates(ctx, contract, ids);
  const stranger = ids.find((order_id) => orders.get(order_id)?.contract_id !== id);
  if (stranger !== undefined) {
    const facts = { order_id: stranger };
    throw new Refusal('order_not_in_contract', { values: facts, details: facts });
  }
  const paid = await findPaidByContract(ctx, { order_ids: ids });
  if (paid !== undefined) throw new Refusal('paid_by_contract', { values: paid, details: paid });
  await setContract(ctx, ids, { left_contract_id: id });
  await assignFreight(ctx, { order_ids: ids });
  ctx.emit('order', ids, 'contract_detached');
  ctx.log({
    logable_type: 'contract',
    logable_id: id,
    type_id: 'write',
    content: { detached_orders: ids.join(', ') },
  });
  return afterEvents(() => readContract(ctx, id));
};
