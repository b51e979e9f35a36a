import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { approveOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { departmentOfMissing, type MissingFact } from '@hakobu/contract/order/progress/step-ids.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { useMayOpen } from '#client/may-open.ts';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { NextStep } from '#kit/document/next-step.tsx';
import type { Step } from '#kit/document/progress-steps.tsx';
import { productName } from '#kit/product-name.ts';
import type { Order } from './order.ts';
import { PayButton, payablesOf } from './pay-order.tsx';
import { isCustomer, missingText, stepLabel } from './progress-words.ts';

/** The screen where boxes are assigned to an order. */
export const assembleBoxesOf = (id: string) =>
  `/warehouse/internal/owning-boxes/assemble-to-order?order_id=${id}`;
const billsOf = (id: string) => `/warehouse/internal/lading-bills?bills-order_id=${id}`;
const deliveriesOf = (id: string) => `/warehouse/internal/goods-deliveries?deliveries-order_id=${id}`;

/** The screen on which staff make each fact true; payment and approval are buttons of the order itself. */
const SCREENS: Partial<Record<MissingFact, (id: string) => string>> = {
  goods_to_buy: () => '/purchase/list-to-buy',
  goods_to_receive: () => '/warehouse/inbound/purchase-order',
  parcels_to_receive: () => '/warehouse/inbound/purchase-order',
  boxes_to_own: assembleBoxesOf,
  freight_to_assess: billsOf,
  boxes_to_ship: billsOf,
  boxes_to_arrive: () => '/warehouse/inbound/transfer-order',
  boxes_to_hand_over: deliveriesOf,
  deliveries_to_confirm: deliveriesOf,
};

type OrderProgress = Pick<Order, 'progress' | 'cancelled_at'>;

/** The progress steps of an order; of a cancelled order only those done before the cancellation. */
export const progressSteps = ({ progress = [], cancelled_at: end }: OrderProgress) =>
  end === null ? progress : progress.filter(({ done_at: at }) => at !== null && new Date(at) < new Date(end));

const stepsOf = (order: Order) => progressSteps(order).filter(({ applies }) => applies);

/** The steps with their names and what they wait for. */
export const labelledSteps = (order: Order): Step[] =>
  stepsOf(order).map((step) => ({
    ...step,
    label: stepLabel(step),
    missing: step.missing.map((fact) => missingText(fact as MissingFact)),
  }));

/** The first step that applies and is not done. */
export const nextStepOf = (order: OrderProgress) =>
  progressSteps(order).find(({ applies, done }) => applies && !done);

/** Approval of an order with lines below cost says so first. */
const askBelowCost = ({ items = [] }: Order) => {
  const below = items.filter(({ below_cost }) => below_cost === true);
  if (below.length === 0) return undefined;
  const values = { count: below.length, products: below.map(productName).join(', ') };
  return () => phrase(($) => $.order.order_item.message.approve_below_cost, values);
};

/** Shows which steps are done, what the next one waits for and which department has to act. */
export function OrderStep({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const mayOpen = useMayOpen();
  const { id, actions } = order;
  const steps = labelledSteps(order);
  const next = nextStepOf(order);
  const payable = can(actions, 'pay') && next && payablesOf(order).find(({ step: one }) => one === next.id);
  const missing = (next?.missing ?? []) as MissingFact[];
  const [first] = missing;
  const screen = first && SCREENS[first]?.(id);
  return (
    <NextStep
      stages={steps.map(({ done, ...step }) => ({ ...step, reached: done }))}
      turns={isCustomer() ? [] : [...new Set(missing.map((fact) => departmentOfMissing[fact]))]}
      missing={missing.map(missingText)}
    >
      <DocumentActions
        states={actions}
        actions={[
          {
            ...{ key: 'approve', onlyWhenPossible: true },
            call: deferRequest(approveOrder, { params: { id } }),
            asks: askBelowCost(order),
          },
        ]}
      />
      {payable && <PayButton {...{ order, payable }} />}
      {screen !== undefined && mayOpen(screen) && (
        <Button component="a" href={`#${screen}`} variant="light">
          {t(($) => $.common.act.show)}
        </Button>
      )}
    </NextStep>
  );
}
