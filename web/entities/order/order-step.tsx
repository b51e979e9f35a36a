import type { ReactNode } from 'react';
import { nextStepOf } from '@hakobu/contract/order/progress/next-step.ts';
import { departmentOfMissing, type MissingFact } from '@hakobu/contract/order/progress/step-ids.ts';
import { NextStep } from '#kit/document/next-step.tsx';
import type { Step } from '#kit/document/progress-steps.tsx';
import type { Order } from './order.ts';
import { cancelledLabel, isCustomer, missingText, stepLabel } from './progress-words.ts';
import { Remedies } from './remedies.tsx';

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

/** The stages to show: a cancelled order ends with the settlement of its money. */
function stagesOf(order: Order): (Step & { reached: boolean })[] {
  const stages = labelledSteps(order).map((step) => ({ ...step, reached: step.done }));
  const next = nextStepOf(order);
  if (order.cancelled_at === null || next === undefined) return stages;
  const label = cancelledLabel();
  return [...stages, { ...next, label, reached: false, done_at: null, percent: 0, missing: [] }];
}

/** Shows which steps are done, what the next one waits for and which department has to act. */
export function OrderStep({ order }: { order: Order }): ReactNode {
  const missing = (nextStepOf(order)?.missing ?? []) as MissingFact[];
  if (order.cancelled_at !== null && missing.length === 0) return null;
  return (
    <NextStep
      stages={stagesOf(order)}
      turns={isCustomer() ? [] : [...new Set(missing.map((fact) => departmentOfMissing[fact]))]}
      missing={missing.map(missingText)}
    >
      <Remedies order={order} missing={missing} />
    </NextStep>
  );
}
