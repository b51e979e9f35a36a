import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { nextStepOf } from '@hakobu/contract/order/progress/next-step.ts';
import type { MissingFact } from '@hakobu/contract/order/progress/step-ids.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { can } from '#kit/document/document-actions.tsx';
import { MoneySummary, type MoneyLine } from '#kit/document/money-summary.tsx';
import { Section } from '#kit/page.tsx';
import { DebitOrder } from './debit-order.tsx';
import type { Order } from './order.ts';
import { isPaidFor, PayButton, payablesOf, type Payable } from './pay-order.tsx';

/** Whether a payment or refund is offered here, which it is unless the next step offers it. */
const isOffered = ({ actions }: Order, payable: Payable, missing: readonly string[]): boolean =>
  can(actions, payable.fact === undefined ? 'refund' : 'pay') &&
  !missing.some((fact) => isPaidFor(payable, fact as MissingFact));

/** The amounts of an order by kind, with paid and outstanding parts. */
export function OrderMoney({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const missing = nextStepOf(order)?.missing ?? [];
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={
        <Group gap={6}>
          {payablesOf(order)
            .filter((payable) => isOffered(order, payable, missing))
            .map((payable) => (
              <PayButton key={payable.kind} {...{ order, payable }} />
            ))}
          <DebitOrder order={order} />
        </Group>
      }
    >
      <MoneySummary
        lines={[
          {
            label: t(($) => $.common.field.goods_money),
            ...bucketsOf(order, 'purchase_cost', order.purchase_cost_currency_id),
          },
          {
            label: t(($) => $.common.field.service_fee),
            ...bucketsOf(order, 'service_fee', order.service_fee_currency_id),
          },
          { label: t(($) => $.common.field.shipping_fee), ...bucketsOf(order, 'shipping_fee', 'VND') },
          ...(isZero(order.compensation) ? [] : [compensationOf(order)]),
        ]}
      />
    </Section>
  );
}

/** Compensation, which we owe the customer. */
const compensationOf = (order: Order): MoneyLine => {
  const { compensation: total, compensated: paid, compensation_unsolved: unsolved } = order;
  return {
    ...{ label: phrase(($) => $.warehouse.compensation.name), currency: 'VND', total, paid, unsolved },
    debited: order.compensation_debited,
    outstanding: subtract(subtract(total, paid), unsolved),
  };
};

const bucketsOf = (
  order: Order,
  kind: 'purchase_cost' | 'service_fee' | 'shipping_fee',
  currency: string,
): Omit<MoneyLine, 'label'> => ({
  currency,
  total: order[kind],
  paid: order[`${kind}_paid`],
  debited: order[`${kind}_debited`],
  outstanding: order[`${kind}_outstanding`],
  unsolved: order[`${kind}_unsolved`],
});
