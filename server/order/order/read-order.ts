import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { getOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { orderTypes, typeOfNumber, type OrderLines } from '@hakobu/contract/order/order/order-types.ts';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import { stepStates, type ProgressInput, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowRights, type RowRights } from '#kernel/list/row-rights.ts';
import { actionsOf, type Obstacle } from '#kernel/machine.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { orderSource, type OrderRow } from './order.queries.ts';
import { readOrderFacts, type OrderInProgress } from './progress/order-facts.ts';

/** Reads an order with lines, money, progress and permitted actions. */
export async function readOrder(
  ctx: Context,
  id: string,
  include: readonly string[] = [],
  append: readonly string[] = [],
): Promise<OrderRow> {
  const [row, [inProgress], rights] = await Promise.all([
    findRow(ctx, orderSource, id, [...new Set([...include, ...defaultIncludes(id)])], append),
    readOrderFacts(ctx, [id]),
    rowRights(ctx, orderSource, orderMachine, [{ id }]),
  ]);
  // the two reads are separate statements, and the order may be deleted between them
  if (inProgress === undefined) throw new Refusal('not_found', { details: { id } });
  return orderAnswer(row, inProgress, rights(id));
}

/** Reads an order that the same transaction created, with its facts already known. */
export async function readNewOrder(ctx: Context, id: string, facts: ProgressInput): Promise<OrderRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, orderSource, id, defaultIncludes(id)),
    rowRights(ctx, orderSource, orderMachine, [{ id }]),
  ]);
  return orderAnswer(row, { facts, step_times: {} }, rights(id));
}

/** Response fields that are derived from the type of the order. */
const defaultIncludes = (id: string): string[] => {
  const type = typeOfNumber(id);
  const own = type === undefined ? [] : linesIncludes[orderTypes[type].lines];
  return ['items', 'customer', ...own];
};
const linesIncludes: Record<OrderLines, string[]> = {
  products: [],
  trackings: ['trackings'],
  payees: ['payees'],
  lot: ['lot'],
};

function orderAnswer(
  row: OrderRow,
  { facts, step_times }: Pick<OrderInProgress, 'facts' | 'step_times'>,
  rights: RowRights,
): OrderRow {
  return {
    ...row,
    progress: stepStates(facts).map((state) => progressStep(state, step_times)),
    actions: actionsOf(rights, orderMachine, row, {
      ...keepingFromPaying(row, facts),
      ...keepingFromCancelling(facts),
      ...keepingFromDebit(row),
      ...(!facts.refund_due && { refund: { reason: 'nothing_to_refund' } }),
      ...(facts.differing === 0 && { settle_quantities: { reason: 'nothing_to_settle' } }),
    }),
  };
}

/**
 * An order can be paid while something is unsettled or outstanding. On a cancelled one only its fee counts.
 */
function keepingFromPaying(
  { cancelled_at }: OrderRow,
  { purchase_cost, service }: ProgressInput,
): { pay?: Obstacle } {
  const charges = cancelled_at === null ? [purchase_cost, service] : [purchase_cost];
  if (charges.some(({ unsolved, outstanding }) => isPositive(unsolved) || isPositive(outstanding))) return {};
  return { pay: { reason: cancelled_at === null ? 'nothing_to_pay' : 'order_is_cancelled' } };
}

/** Goods on lading bills have to be taken off the bills first. */
const keepingFromCancelling = ({ billed }: ProgressInput): { cancel?: Obstacle } =>
  billed === 0 ? {} : { cancel: { reason: 'order_cannot_be_cancelled' } };

/** Everything unsettled can be recorded as receivable, where there is anything. */
const keepingFromDebit = (row: OrderRow): { debit?: Obstacle } =>
  [row.purchase_cost_unsolved, row.service_fee_unsolved, row.shipping_fee_unsolved].some(isPositive)
    ? {}
    : { debit: { reason: row.cancelled_at === null ? 'nothing_unsolved' : 'order_is_cancelled' } };

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
