import { big, compare, isPositive, subtract, type Decimal } from '../../kernel/decimal.ts';
import { isPackedInBoxes, orderTypes, hasStep, type OrderType } from '../order/order-types.ts';
import type { MissingFact, StepId } from './step-ids.ts';

/** Facts from which the status of an order follows: quantities of goods and boxes, and amounts. */
export interface ProgressInput {
  type_id: OrderType;
  approved: boolean;
  cancelled: boolean;
  purchase_cost: { total: Decimal; unsolved: Decimal; outstanding: Decimal };
  service: { unsolved: Decimal; outstanding: Decimal };
  compensation_unsolved: Decimal;
  /** Whether a charge is settled beyond its total. */
  refund_due: boolean;
  /** The lot of an auction: whether its bid is held in full, and whether it is won. */
  lot_held: boolean;
  lot_won: boolean;
  /** Pieces of goods: ordered, bought or from stock, and allocated. */
  ordered: Decimal;
  /** Whether it has lines and all of their pieces are cancelled. */
  all_cut: boolean;
  bought: Decimal;
  received: Decimal;
  /** Tallied pieces that were bought for it and wait for allocation. */
  allocatable: Decimal;
  /** Lines that got a different quantity within tolerance and are charged in full. */
  differing: number;
  /** Payees, and how many of them are paid. */
  payees: number;
  payees_paid: number;
  /** Parcels of the customer, and how many of them were received. */
  parcels: number;
  parcels_received: number;
  /**
   * Boxes: assembled to the order, on lading bills, on assessed ones, in cut-off containers, received at
   * the destination, delivered, and confirmed.
   */
  owned: number;
  billed: number;
  assessed: number;
  shipped: number;
  arrived: number;
  handed: number;
  confirmed: number;
}

export interface StepState {
  id: StepId;
  applies: boolean;
  done: boolean;
  percent: number;
  missing: MissingFact[];
}

/** Integer per cent, rounded down. */
const share = (done: Decimal | number, all: Decimal | number): number =>
  big(all).lte(0) ? 0 : Math.min(100, big(done).times(100).div(all).round(0, 0).toNumber());
const notYet = (...missing: (MissingFact | false)[]): MissingFact[] =>
  missing.filter((word) => word !== false);

/** Whether it is an auction whose lot is not won, so that it has no goods and no cost of goods. */
const hasNoLot = ({ type_id, lot_won }: ProgressInput): boolean =>
  orderTypes[type_id].lines === 'lot' && !lot_won;

/** Whether customers send the parcels, so that no goods are bought. */
const isForwarded = ({ type_id }: ProgressInput): boolean => orderTypes[type_id].lines === 'trackings';

/** Whether it pays payees, so that buying means paying them. */
const paysOthers = ({ type_id }: ProgressInput): boolean => orderTypes[type_id].lines === 'payees';

/** Whether all goods are cancelled and nothing is packed, so that no step remains. */
const isEmptied = ({ all_cut, owned }: ProgressInput): boolean => all_cut && owned === 0;

/** Whether it ships in boxes and has none yet. */
const hasNoBoxes = (facts: ProgressInput): boolean => facts.owned === 0 && !isEmptied(facts);

/** Tallied goods wait for their allocation, and only then for what is still to come. */
function missingGoods(facts: ProgressInput): MissingFact[] {
  if (!hasNoLot(facts) && compare(facts.received, facts.ordered) >= 0) return [];
  return [isPositive(facts.allocatable) ? 'goods_to_allocate' : 'goods_to_receive'];
}

/** Boxes go on a bill of lading, which is then rated. */
const missingFreight = ({ owned, billed, assessed }: ProgressInput): MissingFact[] =>
  assessed >= owned ? [] : [billed < owned ? 'boxes_to_bill' : 'freight_to_assess'];

/** Money of a cancelled order: its fee, refunds and debts. */
const missingMoneyOfCancelled = (facts: ProgressInput): MissingFact[] =>
  notYet(
    isPositive(facts.purchase_cost.unsolved) && 'cancel_fee_unsolved',
    facts.refund_due && 'refund_due',
    isPositive(facts.purchase_cost.outstanding) && 'outstanding_debt',
    compare(facts.compensation_unsolved, '0') !== 0 && 'compensation_unsolved',
  );

interface Step {
  id: StepId;
  /** The missing fact. Undefined where the step is done. */
  missing(facts: ProgressInput): MissingFact[];
  percent?(facts: ProgressInput): number;
}

const steps: readonly Step[] = [
  { id: 'approve', missing: (facts) => notYet(!facts.approved && !isEmptied(facts) && 'approval') },
  {
    id: 'purchase_cost',
    missing: (facts) =>
      notYet(
        hasNoLot(facts) && !facts.lot_held && 'money_to_hold',
        isPositive(facts.purchase_cost.unsolved) && 'purchase_cost_unsolved',
      ),
    percent: ({ purchase_cost: { total, unsolved } }) => share(subtract(total, unsolved), total),
  },
  {
    id: 'purchases',
    missing: (facts) =>
      paysOthers(facts)
        ? notYet(facts.payees_paid < facts.payees && 'payees_to_pay')
        : notYet(hasNoLot(facts) && 'lot_to_win', compare(facts.bought, facts.ordered) < 0 && 'goods_to_buy'),
    percent: (facts) =>
      paysOthers(facts) ? share(facts.payees_paid, facts.payees) : share(facts.bought, facts.ordered),
  },
  {
    id: 'receive_jp',
    missing: (facts) =>
      isForwarded(facts)
        ? notYet(
            facts.parcels_received < facts.parcels && 'parcels_to_receive',
            facts.owned === 0 && 'boxes_to_own',
          )
        : missingGoods(facts),
    percent: (facts) =>
      isForwarded(facts)
        ? share(facts.parcels_received, facts.parcels)
        : share(facts.received, facts.ordered),
  },
  {
    id: 'service',
    missing: (facts) =>
      notYet(
        isPackedInBoxes(facts.type_id) && hasNoBoxes(facts) && 'boxes_to_own',
        ...(isPackedInBoxes(facts.type_id) ? missingFreight(facts) : []),
        isPositive(facts.service.unsolved) && 'service_unsolved',
      ),
  },
  {
    id: 'shipping_jp',
    missing: (facts) => notYet((hasNoBoxes(facts) || facts.shipped < facts.owned) && 'boxes_to_ship'),
    percent: ({ owned, shipped }) => share(shipped, owned),
  },
  {
    id: 'receive_vn',
    missing: (facts) => notYet((hasNoBoxes(facts) || facts.arrived < facts.owned) && 'boxes_to_arrive'),
    percent: ({ owned, arrived }) => share(arrived, owned),
  },
  {
    id: 'shipping_vn',
    missing: (facts) => notYet((hasNoBoxes(facts) || facts.handed < facts.owned) && 'boxes_to_hand_over'),
    percent: ({ owned, handed }) => share(handed, owned),
  },
  {
    id: 'finish',
    missing: (facts) =>
      facts.cancelled
        ? missingMoneyOfCancelled(facts)
        : notYet(
            isPackedInBoxes(facts.type_id) &&
              (hasNoBoxes(facts) || facts.confirmed < facts.owned) &&
              'deliveries_to_confirm',
            facts.differing > 0 && 'quantities_to_settle',
            isPositive(facts.purchase_cost.unsolved) && 'purchase_cost_unsolved',
            isPositive(facts.service.unsolved) && 'service_unsolved',
            facts.refund_due && 'refund_due',
            (isPositive(facts.purchase_cost.outstanding) || isPositive(facts.service.outstanding)) &&
              'outstanding_debt',
            compare(facts.compensation_unsolved, '0') !== 0 && 'compensation_unsolved',
          ),
  },
];

/** Every step with its progress. A step that does not apply counts as done. */
export function stepStates(facts: ProgressInput): StepState[] {
  return steps.map(({ id, missing, percent }) => {
    if (!hasStep(facts.type_id, id)) return { id, applies: false, done: true, percent: 100, missing: [] };
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

/** Ids of computed statuses in `order/statuses`, in process order. */
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

const statusOfStep: Record<StepId, (facts: ProgressInput) => OrderStatus> = {
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

/** Status of an order that has reached a step. */
export const stepStatus = (id: StepId, facts: ProgressInput): OrderStatus => statusOfStep[id](facts);

const statusesOfSteps: Record<StepId, readonly OrderStatus[]> = {
  approve: ['CompletedApprove'],
  purchase_cost: ['CompletedPurchaseCostPayment', 'CompletedPurchaseCostDebit'],
  purchases: ['CompletedPurchases'],
  receive_jp: ['CompletedReceiveJp'],
  service: ['CompletedServicePayment', 'CompletedServiceDebit'],
  shipping_jp: ['CompletedShippingJp'],
  receive_vn: ['CompletedReceiveVn'],
  shipping_vn: ['CompletedShippingVn'],
  finish: ['CompletedFinish'],
};

/** Number of consecutive steps that an order of a type has done in a status, and the total. */
export function stepsReached(type: OrderType, status: OrderStatus): { reached: number; all: number } {
  const { steps: typeSteps } = orderTypes[type];
  return {
    reached: typeSteps.findIndex((step) => statusesOfSteps[step].includes(status)) + 1,
    all: typeSteps.length,
  };
}

/**
 * The last step of the longest unbroken sequence of satisfied steps that apply. Cancellation overrides it,
 * of the whole order or of all pieces.
 */
export function orderStatus(
  facts: ProgressInput,
  states: readonly StepState[] = stepStates(facts),
): OrderStatus {
  if (facts.cancelled || isEmptied(facts)) return 'CompletedCancel';
  let status: OrderStatus = 'NotYetApprove';
  for (const { id, applies, done } of states) {
    if (!done) break;
    if (applies) status = stepStatus(id, facts);
  }
  return status;
}
