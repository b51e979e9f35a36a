import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { approveOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { stepDepartments, type StepId } from '@hakobu/contract/order/progress/step-ids.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { useMayOpen } from '#client/may-open.ts';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { NextStep } from '#kit/document/next-step.tsx';
import type { Order } from './order.ts';
import { PayButton, payablesOf } from './pay-order.tsx';

type Missing = keyof Phrases['order']['order']['missing'];

/** The screen on which staff do each step; payment and approval are buttons of the order itself. */
const PLACES: Partial<Record<StepId, (id: string) => string>> = {
  purchases: () => '/purchase/list-to-buy',
  receive_jp: () => '/warehouse/inbound/purchase-order',
  shipping_jp: (id) => `/warehouse/internal/lading-bills?bills-order_id=${id}`,
  receive_vn: () => '/warehouse/inbound/transfer-order',
  shipping_vn: (id) => `/warehouse/internal/goods-deliveries?deliveries-order_id=${id}`,
};

type OrderProgress = Pick<Order, 'progress' | 'cancelled_at'>;

/** The progress steps of an order; of a cancelled order only those done before the cancellation. */
export const progressSteps = ({ progress = [], cancelled_at: end }: OrderProgress) =>
  end === null ? progress : progress.filter(({ done_at: at }) => at !== null && new Date(at) < new Date(end));

const stepsOf = (order: Order) => progressSteps(order).filter(({ applies }) => applies);

/** The first step that applies and is not done. */
export const nextStepOf = (order: OrderProgress) =>
  progressSteps(order).find(({ applies, done }) => applies && !done);

/** Shows which steps are done, what the next one waits for and which department has to act. */
export function OrderStep({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const mayOpen = useMayOpen();
  const { id, actions } = order;
  const steps = stepsOf(order);
  const next = nextStepOf(order);
  const payable = can(actions, 'pay') && next && payablesOf(order).find(({ step: one }) => one === next.id);
  const step = next?.id as StepId | undefined;
  const place = step && PLACES[step]?.(id);
  return (
    <NextStep
      stages={steps.map(({ id: one, done, percent }) => ({
        id: one,
        label: t(($) => $.order.order.step[one as StepId]),
        reached: done,
        percent,
      }))}
      turn={step && stepDepartments[step]}
      missing={(next?.missing ?? []).map((word) => t(($) => $.order.order.missing[word as Missing]))}
    >
      <DocumentActions
        states={actions}
        actions={[
          { key: 'approve', onlyWhenPossible: true, call: deferRequest(approveOrder, { params: { id } }) },
        ]}
      />
      {payable && <PayButton {...{ order, payable }} />}
      {place !== undefined && mayOpen(place) && (
        <Button component="a" href={`#${place}`} variant="light">
          {t(($) => $.common.act.show)}
        </Button>
      )}
    </NextStep>
  );
}
