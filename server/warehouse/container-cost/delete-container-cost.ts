import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { containerCost } from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { costCharge, lockContainerCost } from './lock-container-cost.ts';

/** Deletes a cost of which nothing is paid. */
export const deleteContainerCost: Handler<typeof containerCost.delete> = async (ctx, { params, version }) => {
  const id = Number(params.id);
  const before = await lockContainerCost(ctx, { id, version });
  const { charge, container_id, amount, currency_id } = before;
  if (isPositive(charge.resolved)) throw new Refusal('cost_is_paid', { details: { paid: charge.resolved } });
  await setChargeTotals(ctx, [costCharge(before, '0')]);
  await updateRow(ctx, 'container_costs', id, { deleted_at: ctx.now });
  ctx.log({
    ...{ logable_type: 'container', logable_id: container_id, type_id: 'write' },
    content: { container_cost_deleted: id, amount, currency_id },
  });
};
