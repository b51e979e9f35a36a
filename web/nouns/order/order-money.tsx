import { Group } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { add, isNegative, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { can } from '#kit/document/document-actions.tsx';
import { MoneySummary, type MoneyLine } from '#kit/document/money-summary.tsx';
import { FormButton } from '#kit/form.tsx';
import { Section } from '#kit/page.tsx';
import { SettleForm } from '#nouns/payment/settle-form.tsx';
import type { Order } from './order.ts';

/** What an order costs of each kind, and how that stands. */
export function OrderMoney({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={can(order.actions, 'pay') && <PayButtons order={order} />}
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
        ]}
      />
    </Section>
  );
}

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

type Settling = Pick<ComponentProps<typeof SettleForm>, 'kind' | 'currency' | 'amount'>;

/** Pay what is open, or give back what was overpaid. */
function PayButtons({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const { goods, services, refund } = amountsOf(order);
  const button = (label: string, settling: Settling, variant = 'filled') => (
    <FormButton label={label} variant={variant}>
      {(close) => (
        <SettleForm
          {...settling}
          party={{ type: 'user', id: order.customer_id }}
          receipt={{ type: 'order', id: order.id }}
          onDone={close}
        />
      )}
    </FormButton>
  );
  const back = (currency: string) => `${t(($) => $.order.order.act.refund)} (${currency})`;
  return (
    <Group gap={6}>
      {isPositive(goods) &&
        button(
          t(($) => $.order.order.act.pay_goods),
          { kind: 'payment_order', currency: 'JPY', amount: goods },
        )}
      {isPositive(services) &&
        button(
          t(($) => $.order.order.act.pay_service),
          { kind: 'payment_service', currency: 'VND', amount: services },
        )}
      {refund.goods !== undefined &&
        button(back('JPY'), { kind: 'payment_order_refund', currency: 'JPY', amount: refund.goods }, 'light')}
      {refund.services !== undefined &&
        button(
          back('VND'),
          { kind: 'payment_service_refund', currency: 'VND', amount: refund.services },
          'light',
        )}
    </Group>
  );
}

const above = (value: string) => (isPositive(value) ? value : '0');

/** What is open of goods and of services, and what was paid too much. */
function amountsOf(order: Order) {
  const { purchase_cost_unsolved: goods, service_fee_unsolved: fee, shipping_fee_unsolved: freight } = order;
  return {
    goods: add(above(goods), order.purchase_cost_outstanding),
    services: add(above(fee), order.service_fee_outstanding, above(freight), order.shipping_fee_outstanding),
    refund: {
      goods: isNegative(goods) ? goods : undefined,
      services: isNegative(fee) || isNegative(freight) ? add(fee, freight) : undefined,
    },
  };
}
