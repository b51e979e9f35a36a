import type { MissingFact, StepId } from '@hakobu/contract/order/progress/step-ids.ts';
import { phrase } from '#app/i18n.ts';
import { currentUser } from '#app/session.ts';

/** Whether a customer reads it, who waits for the steps that staff carry out. */
export const isCustomer = (): boolean => currentUser()?.role_id === 'customer';

/** The name of a step: what was done, or what is to do. */
export function stepLabel({ id, done }: { id: string; done: boolean }): string {
  const step = id as StepId;
  if (done) return phrase(($) => $.order.order.step[step]);
  return isCustomer()
    ? phrase(($) => $.order.order.portal.todo[step])
    : phrase(($) => $.order.order.todo[step]);
}

/** What a step waits for. */
export const missingText = (fact: MissingFact): string =>
  isCustomer()
    ? phrase(($) => $.order.order.portal.missing[fact])
    : phrase(($) => $.order.order.missing[fact]);

/** What is to do about the money of a cancelled order. */
export const cancelledLabel = (): string =>
  isCustomer()
    ? phrase(($) => $.order.order.portal.todo.settle_cancelled)
    : phrase(($) => $.order.order.todo.settle_cancelled);
