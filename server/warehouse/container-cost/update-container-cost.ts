import { compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { containerCost } from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { containerCostMachine } from '@hakobu/contract/warehouse/container-cost/container-cost.machine.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireFields } from '#kernel/machine.ts';
import { refuseField } from '#kernel/refusal.ts';
import { requireScale } from '#kernel/require-scale.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { containerCostSource } from './container-cost.queries.ts';
import { costCharge, lockContainerCost } from './lock-container-cost.ts';

/** Changes a cost; the amount is never below what its supplier was paid. */
export const updateContainerCost: Handler<typeof containerCost.update> = async (
  ctx,
  { params, body, version },
) => {
  const id = Number(params.id);
  const before = await lockContainerCost(ctx, { id, version });
  const { resolved: paid, total } = before.charge;
  requireFields(containerCostMachine, { ...before, paid, unsolved: subtract(total, paid) }, body);
  const content = differences(before, body);
  if (Object.keys(content).length === 0) return findRow(ctx, containerCostSource, id);
  const { amount = before.amount } = body;
  requireScale('amount', amount, before.currency_id);
  if (compare(amount, paid) < 0) throw refuseField('amount', 'cost_below_paid', { paid }, { paid });
  await updateRow(ctx, 'container_costs', id, body);
  if (compare(amount, before.amount) !== 0) await setChargeTotals(ctx, [costCharge(before, amount)]);
  ctx.log({
    ...{ logable_type: 'container', logable_id: before.container_id, type_id: 'write' },
    content: { container_cost_id: id, ...content },
  });
  return afterEvents(() => findRow(ctx, containerCostSource, id));
};
