import { big, compare, isPositive, subtract, type Decimal } from '../../kernel/decimal.ts';
import { goesInBoxes, orderTypes, takesStep, type OrderType } from '../order/order-types.ts';
import type { StepId } from './step-ids.ts';

/**
 * Everything known about an order that its status follows from. Quantities of goods, quantities of boxes,
 * money.
 */
export interface OrderFacts {
  type_id: OrderType;
  approved: boolean;
  cancelled: boolean;
  purchase_cost: { total: Decimal; unsolved: Decimal; outstanding: Decimal };
  service: { unsolved: Decimal; outstanding: Decimal };
  compensation_unsolved: Decimal;
  /** True while some charge is resolved beyond its total. */
  refund_due: boolean;
  /** Goods: asked for, bought or taken from stock, distributed to the order. */
  ordered: Decimal;
  bought: Decimal;
  received: Decimal;
  /**
   * Boxes: owned, on assessed lading bills, in cut-off containers, received at the destination, handed over,
   * of that confirmed.
   */
  owned: number;
  assessed: number;
  shipped: number;
  arrived: number;
  handed: number;
  confirmed: number;
}

/** What still has to happen; a word with a phrase of its own. */
export type Missing =
  | 'approval'
  | 'purchase_cost_unsolved'
  | 'goods_to_buy'
  | 'goods_to_receive'
  | 'boxes_to_own'
  | 'freight_to_assess'
  | 'service_unsolved'
  | 'boxes_to_ship'
  | 'boxes_to_arrive'
  | 'boxes_to_hand_over'
  | 'deliveries_to_confirm'
  | 'outstanding_debt'
  | 'refund_due'
  | 'compensation_unsolved';

export interface StepState {
  id: StepId;
  applies: boolean;
  done: boolean;
  percent: number;
  missing: Missing[];
}

/** Whole per cent, rounded down. */
const share = (done: Decimal | number, all: Decimal | number): number =>
  big(all).lte(0) ? 0 : Math.min(100, big(done).times(100).div(all).round(0, 0).toNumber());
const notYet = (...missing: (Missing | false)[]): Missing[] => missing.filter((word) => word !== false);

interface Step {
  id: StepId;
  /** What is missing; nothing = done. */
  missing(facts: OrderFacts): Missing[];
  percent?(facts: OrderFacts): number;
}

const steps: readonly Step[] = [
  { id: 'approve', missing: ({ approved }) => notYet(!approved && 'approval') },
  {
    id: 'purchase_cost',
    missing: ({ purchase_cost }) => notYet(isPositive(purchase_cost.unsolved) && 'purchase_cost_unsolved'),
    percent: ({ purchase_cost: { total, unsolved } }) =>
      isPositive(unsolved) ? share(subtract(total, unsolved), total) : 100,
  },
  {
    id: 'purchases',
    missing: ({ ordered, bought }) => notYet(compare(bought, ordered) < 0 && 'goods_to_buy'),
    percent: ({ ordered, bought }) => share(bought, ordered),
  },
  {
    id: 'receive_jp',
    missing: ({ type_id, ordered, received, owned }) =>
      notYet(
        orderTypes[type_id].lines === 'trackings'
          ? owned === 0 && 'boxes_to_own'
          : compare(received, ordered) < 0 && 'goods_to_receive',
      ),
    percent: ({ ordered, received }) => share(received, ordered),
  },
  {
    id: 'service',
    missing: ({ type_id, owned, assessed, service }) =>
      notYet(
        goesInBoxes(type_id) && owned === 0 && 'boxes_to_own',
        goesInBoxes(type_id) && assessed < owned && 'freight_to_assess',
        isPositive(service.unsolved) && 'service_unsolved',
      ),
  },
  {
    id: 'shipping_jp',
    missing: ({ owned, shipped }) => notYet((owned === 0 || shipped < owned) && 'boxes_to_ship'),
    percent: ({ owned, shipped }) => share(shipped, owned),
  },
  {
    id: 'receive_vn',
    missing: ({ owned, arrived }) => notYet((owned === 0 || arrived < owned) && 'boxes_to_arrive'),
    percent: ({ owned, arrived }) => share(arrived, owned),
  },
  {
    id: 'shipping_vn',
    missing: ({ owned, handed }) => notYet((owned === 0 || handed < owned) && 'boxes_to_hand_over'),
    percent: ({ owned, handed }) => share(handed, owned),
  },
  {
    id: 'finish',
    missing: (facts) =>
      notYet(
        goesInBoxes(facts.type_id) &&
          (facts.owned === 0 || facts.confirmed < facts.owned) &&
          'deliveries_to_confirm',
        isPositive(facts.purchase_cost.unsolved) && 'purchase_cost_unsolved',
        isPositive(facts.service.unsolved) && 'service_unsolved',
        facts.refund_due && 'refund_due',
        (isPositive(facts.purchase_cost.outstanding) || isPositive(facts.service.outstanding)) &&
          'outstanding_debt',
        compare(facts.compensation_unsolved, '0') !== 0 && 'compensation_unsolved',
      ),
  },
];

/** Every step with how far it is. A step that does not apply counts as done. */
export function stepStates(facts: OrderFacts): StepState[] {
  return steps.map(({ id, missing, percent }) => {
    if (!takesStep(facts.type_id, id)) return { id, applies: false, done: true, percent: 100, missing: [] };
    const open = missing(facts);
    return {
      id,
      applies: true,
      done: open.length === 0,
      percent: open.length === 0 ? 100 : Math.min(99, percent?.(facts) ?? 0),
      missing: open,
    };
  });
}

/** The computed ids of `order/statuses`, in the order of the way. */
export const progressStatuses = [
  'NotYetApprove',
  'CompletedApprove',
  'CompletedPurchaseCostPayment',
  'CompletedPurchaseCostDebit',
  'CompletedPurchases',
  'CompletedReceiveJp',
  'CompletedServicePayment',
  'CompletedServiceDebit',
  'CompletedShippingJp',
  'CompletedReceiveVn',
  'CompletedShippingVn',
  'CompletedFinish',
  'CompletedCancel',
] as const;
export type OrderStatus = (typeof progressStatuses)[number];

const statusOfStep: Record<StepId, (facts: OrderFacts) => OrderStatus> = {
  approve: () => 'CompletedApprove',
  purchase_cost: ({ purchase_cost }) =>
    isPositive(purchase_cost.outstanding) ? 'CompletedPurchaseCostDebit' : 'CompletedPurchaseCostPayment',
  purchases: () => 'CompletedPurchases',
  receive_jp: () => 'CompletedReceiveJp',
  service: ({ service }) =>
    isPositive(service.outstanding) ? 'CompletedServiceDebit' : 'CompletedServicePayment',
  shipping_jp: () => 'CompletedShippingJp',
  receive_vn: () => 'CompletedReceiveVn',
  shipping_vn: () => 'CompletedShippingVn',
  finish: () => 'CompletedFinish',
};

/** The status a step gives once it is reached. */
export const stepStatus = (id: StepId, facts: OrderFacts): OrderStatus => statusOfStep[id](facts);

/** The last step of the longest unbroken run of satisfied steps that apply; cancelled overrides. */
export function orderStatus(
  facts: OrderFacts,
  states: readonly StepState[] = stepStates(facts),
): OrderStatus {
  if (facts.cancelled) return 'CompletedCancel';
  let status: OrderStatus = 'NotYetApprove';
  for (const { id, applies, done } of states) {
    if (!done) break;
    if (applies) status = stepStatus(id, facts);
  }
  return status;
}
