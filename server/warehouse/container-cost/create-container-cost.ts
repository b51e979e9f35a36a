import type { Context } from '#kernel/context.ts';
import type { containerCost } from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { hasRow, insertRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { lockReferencedContainer } from '../container/lock-container.ts';
import { containerCostSource } from './container-cost.queries.ts';

/** Creates a cost of a container, which we owe its supplier. */
export const createContainerCost: Handler<typeof containerCost.create> = async (ctx, { body }) => {
  const { container_id, supplier_id, currency_id, amount } = body;
  await lockReferencedContainer(ctx, container_id);
  await requireOwn(ctx, { container_id, supplier_id });
  const id = await insertRow(ctx, 'container_costs', {
    ...body,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  await setChargeTotals(ctx, [
    {
      ...{ kind: 'container_cost', currency_id, total: amount, container_id, container_cost_id: id },
      ...{ party_type: 'supplier', party_id: supplier_id },
    },
  ]);
  ctx.log({
    ...{ logable_type: 'container', logable_id: container_id, type_id: 'write' },
    content: { container_cost_id: id, kind: body.kind, amount, currency_id },
  });
  return afterEvents(() => findRow(ctx, containerCostSource, id));
};

/** Container and supplier are of the request's organization. */
async function requireOwn(
  ctx: Context,
  { container_id, supplier_id }: { container_id: number; supplier_id: number },
): Promise<void> {
  const organization_id = ctx.organizationId;
  if (!(await hasRow(ctx, 'containers', { id: container_id, organization_id })))
    throw unknownReference('container_id', container_id);
  if (!(await hasRow(ctx, 'suppliers', { id: supplier_id, organization_id })))
    throw unknownReference('supplier_id', supplier_id);
}
