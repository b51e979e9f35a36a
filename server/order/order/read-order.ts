import type { getOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import { stepStates, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { actionsOf } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { orderSource, type OrderRow } from './order.queries.ts';
import { readOrderFacts } from './progress/order-facts.ts';

/** One order with lines, money, progress and what can be done to it. */
export async function readOrder(
  ctx: Context,
  id: string,
  include: readonly string[] = [],
  append: readonly string[] = [],
): Promise<OrderRow> {
  const [row, [inProgress]] = await Promise.all([
    findRow(ctx, orderSource, id, [...new Set([...include, 'items', 'customer'])], append),
    readOrderFacts(ctx, [id]),
  ]);
  const states = stepStates(inProgress!.facts);
  return {
    ...row,
    progress: states.map((state) => progressStep(state, inProgress!.step_times)),
    actions: actionsOf(ctx.actor, orderMachine, row),
  };
}

export const getOrder: Handler<typeof endpoint> = (ctx, { params, include, append }) =>
  readOrder(ctx, params.id, include, append);

const progressStep = ({ id, applies, done, percent, missing }: StepState, times: Record<string, string>) => ({
  id,
  applies,
  done,
  percent,
  done_at: times[id] ?? null,
  missing,
});
