import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { can } from '#kit/document/document-actions.tsx';
import { MoneySummary, type MoneyLine } from '#kit/document/money-summary.tsx';
import { Section } from '#kit/page.tsx';
import { DebitOrder } from './debit-order.tsx';
import { nextStepOf } from './order-step.tsx';
import type { Order } from './order.ts';
import { PayButton, payablesOf } from './pay-order.tsx';

/** Where nothing is left to be paid, what was paid too much is still given back. */
const movesMoney = ({ actions }: Order): boolean =>
  can(actions, 'pay') || actions?.find(({ key }) => key === 'pay')?.reason === 'nothing_to_pay';

/** What an order costs of each kind, and how that stands. */
export function OrderMoney({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const next = nextStepOf(order)?.id; // it is paid where the next step stands
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={
        <Group gap={6}>
          {movesMoney(order) &&
            payablesOf(order)
              .filter(({ step }) => step === undefined || step !== next)
              .map((payable) => <PayButton key={payable.kind} {...{ order, payable }} />)}
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

/** What we owe the other way. */
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
