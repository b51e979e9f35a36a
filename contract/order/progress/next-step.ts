import type { Permission } from '../../kernel/permission.ts';
import type { MissingFact, StepId } from './step-ids.ts';

/** How a department makes a missing fact true. */
export type Remedy =
  /** An action of the order. */
  | { action: 'approve' | 'pay' | 'refund' | 'settle_quantities' }
  /** An action of its lot. */
  | { lot: 'hold' | 'win' }
  /** Paying the payees of the order. */
  | { payees: true }
  /** Work on another screen, for those with the right to it. */
  | { screen: (orderId: string) => string; right: Permission };

const billsOf = (id: string) => `/warehouse/internal/lading-bills?bills-order_id=${id}`;
const deliveriesOf = (id: string) => `/warehouse/internal/goods-deliveries?deliveries-order_id=${id}`;
const parcels = () => '/warehouse/inbound/purchase-order';

/** The screen where boxes are assigned to an order. */
export const assembleBoxesOf = (id: string): string =>
  `/warehouse/internal/owning-boxes/assemble-to-order?order_id=${id}`;

/** The remedy of each missing fact, for the people of its department. */
export const remedyOfMissing: Readonly<Record<MissingFact, Remedy>> = {
  approval: { action: 'approve' },
  purchase_cost_unsolved: { action: 'pay' },
  cancel_fee_unsolved: { action: 'pay' },
  money_to_hold: { lot: 'hold' },
  lot_to_win: { lot: 'win' },
  goods_to_buy: {
    screen: (id) => `/purchase/list-to-buy?to-buy-order_id=${id}`,
    right: { resource: 'purchase', action: 'create' },
  },
  payees_to_pay: { payees: true },
  goods_to_receive: { screen: parcels, right: { resource: 'sfa', action: 'update' } },
  goods_to_allocate: {
    screen: (id) => `/purchase/available-for-distribution?pool-order_id=${id}`,
    right: { resource: 'order_distribution', action: 'create' },
  },
  parcels_to_receive: { screen: parcels, right: { resource: 'sfa', action: 'update' } },
  quantities_to_settle: { action: 'settle_quantities' },
  boxes_to_own: { screen: assembleBoxesOf, right: { resource: 'owner', action: 'create' } },
  boxes_to_bill: { screen: billsOf, right: { resource: 'lading_bill', action: 'update' } },
  freight_to_assess: { screen: billsOf, right: { resource: 'lading_bill', action: 'update' } },
  service_unsolved: { action: 'pay' },
  boxes_to_ship: { screen: billsOf, right: { resource: 'container', action: 'update' } },
  boxes_to_arrive: {
    screen: () => '/warehouse/inbound/transfer-order',
    right: { resource: 'container', action: 'update' },
  },
  boxes_to_hand_over: { screen: deliveriesOf, right: { resource: 'goods_delivery', action: 'create' } },
  deliveries_to_confirm: { screen: deliveriesOf, right: { resource: 'goods_delivery', action: 'update' } },
  outstanding_debt: { action: 'pay' },
  refund_due: { action: 'refund' },
  compensation_unsolved: {
    screen: (id) => `/accounting/sale/compensation?compensations-order_id=${id}`,
    right: { resource: 'transaction', action: 'create' },
  },
};

/** The facts that work on another screen makes true; its button has a phrase for each. */
export type FactOfScreen =
  | 'goods_to_buy'
  | 'goods_to_receive'
  | 'goods_to_allocate'
  | 'parcels_to_receive'
  | 'boxes_to_own'
  | 'boxes_to_bill'
  | 'freight_to_assess'
  | 'boxes_to_ship'
  | 'boxes_to_arrive'
  | 'boxes_to_hand_over'
  | 'deliveries_to_confirm'
  | 'compensation_unsolved';

interface OrderProgress<Step> {
  progress?: readonly Step[] | undefined;
  cancelled_at: string | null;
}
interface ProgressStep {
  id: string;
  applies: boolean;
  done: boolean;
}

const LAST: StepId = 'finish';

/**
 * The first step that applies and is not done. A cancelled order goes no further, but its money may still
 * have to be settled, which its last step says.
 */
export const nextStepOf = <Step extends ProgressStep>({
  progress = [],
  cancelled_at,
}: OrderProgress<Step>): Step | undefined =>
  progress.find(({ id, applies, done }) => applies && !done && (cancelled_at === null || id === LAST));
