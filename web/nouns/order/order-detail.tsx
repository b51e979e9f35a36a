import { Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { add, isNegative, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  approveOrder,
  cancelOrder,
  getOrder,
  reopenOrder,
  updateOrder,
} from '@hakobu/contract/order/order/order.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { ActionButton, askFirst } from '#kit/action-buttons.tsx';
import { Blockers, ChangeLog, MoneySummary, ProgressSteps } from '#kit/document-parts.tsx';
import { formatDate, formatInstant, formatMoney } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Facts, Page, Rows, Section } from '#kit/page.tsx';
import { Figure, Money, StatusBadge } from '#kit/show.tsx';
import { notifyError } from '#kit/toasts.ts';
import { SettleForm } from '#nouns/payment/payment-form.tsx';
import { TransactionsCard } from '#nouns/payment/transactions-card.tsx';
import { useShipmentMethods } from '#nouns/options.ts';
import { CreditCard } from './credit-card.tsx';
import { orderStatusLabel } from './order-status.ts';

export type Order = ResponseOf<typeof getOrder>;

/** One order with lines, money, progress, transactions, credits and what happened. */
export function OrderDetail({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const { data: order } = useCall(getOrder, {
    params: { id },
    query: { include: ['sale'], append: ['related_trackings'] },
  });
  const methods = useShipmentMethods();
  const approve = useAct(approveOrder);
  const reopen = useAct(reopenOrder);
  if (order === undefined) return null;
  const lines = [
    {
      label: t(($) => $.common.field.goods_money),
      currency: order.purchase_cost_currency_id,
      total: order.purchase_cost,
      paid: order.purchase_cost_paid,
      debited: order.purchase_cost_debited,
      outstanding: order.purchase_cost_outstanding,
      unsolved: order.purchase_cost_unsolved,
    },
    {
      label: t(($) => $.common.field.service_fee),
      currency: order.service_fee_currency_id,
      total: order.service_fee,
      paid: order.service_fee_paid,
      debited: order.service_fee_debited,
      outstanding: order.service_fee_outstanding,
      unsolved: order.service_fee_unsolved,
    },
    {
      label: t(($) => $.common.field.shipping_fee),
      currency: 'VND',
      total: order.shipping_fee,
      paid: order.shipping_fee_paid,
      debited: order.shipping_fee_debited,
      outstanding: order.shipping_fee_outstanding,
      unsolved: order.shipping_fee_unsolved,
    },
  ];
  return (
    <Page
      title={order.id}
      badge={<StatusBadge of="order" id={order.status_id} label={orderStatusLabel(order.status_id)} />}
      actions={
        <>
          {order.approved_at === null && (
            <ActionButton
              actions={order.actions}
              name="approve"
              loading={approve.isPending}
              onClick={() => approve.mutate({ params: { id } })}
            />
          )}
          {order.actions?.find(({ key }) => key === 'update')?.allowed && (
            <FormButton label={t(($) => $.common.act.edit)} variant="default">
              {(close) => <OrderForm order={order} onDone={close} />}
            </FormButton>
          )}
          {order.cancelled_at === null && (
            <ActionButton
              actions={order.actions}
              name="cancel"
              color="red"
              onClick={() => void askToCancel(id)}
            />
          )}
          {order.cancelled_at !== null && (
            <ActionButton
              actions={order.actions}
              name="reopen"
              onClick={() => askFirst(() => reopen.mutate({ params: { id } }))}
            />
          )}
        </>
      }
    >
      <div className="columns">
        <Section title={t(($) => $.common.section.details)}>
          <Facts
            rows={[
              [t(($) => $.common.field.customer), order.customer?.name],
              [t(($) => $.order.order.field.sale), order.sale?.name],
              [t(($) => $.common.field.shipment_method), methods.nameOf(order.shipment_method_id)],
              [t(($) => $.common.field.created_at), formatInstant(order.created_at)],
              [
                t(($) => $.common.field.tracking),
                order.related_trackings?.map(({ code }) => code).join(', '),
              ],
              [t(($) => $.common.field.note), order.note],
              order.cancel_reason !== null && [t(($) => $.common.field.reason), order.cancel_reason],
            ]}
          />
        </Section>
        <Section title={t(($) => $.common.section.money)} actions={<PayButtons order={order} />}>
          <MoneySummary lines={lines} />
        </Section>
      </div>
      <Section title={t(($) => $.common.section.lines)}>
        <Rows
          rows={order.items ?? []}
          idOf={(item) => item.id}
          columns={[
            {
              key: 'product',
              title: t(($) => $.common.field.product),
              render: (item) => (
                <Stack gap={0}>
                  <Text size="sm">{item.product_name}</Text>
                  <Text size="xs" c="dimmed">
                    {item.product_id}
                  </Text>
                </Stack>
              ),
            },
            {
              key: 'price',
              title: t(($) => $.common.field.price),
              right: true,
              render: (item) => <Money value={item.price} currency={item.currency_id} />,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (item) => <Figure value={item.quantity} />,
            },
            {
              key: 'tax',
              title: t(($) => $.order.order.field.tax),
              right: true,
              render: (item) => <Money value={item.tax} currency={item.currency_id} dim />,
            },
            {
              key: 'discount',
              title: t(($) => $.common.field.discount),
              right: true,
              render: (item) => <Money value={item.discount_tax} currency={item.currency_id} dim />,
            },
            {
              key: 'total',
              title: t(($) => $.common.field.total),
              right: true,
              render: (item) => <Money value={item.balance} currency={item.currency_id} />,
            },
            {
              key: 'bought',
              title: t(($) => $.order.purchase.status.Ordered),
              right: true,
              render: (item) => <Figure value={item.purchased_quantity} />,
            },
            {
              key: 'distributed',
              title: t(($) => $.common.field.distributed),
              right: true,
              render: (item) => <Figure value={item.distributed_quantity} />,
            },
            {
              key: 'due',
              title: t(($) => $.order.order.field.expected_delivery),
              render: (item) => formatDate(item.expected_delivery),
            },
          ]}
        />
      </Section>
      <div className="columns">
        <Section title={t(($) => $.order.order.section.progress)}>
          <ProgressSteps steps={order.progress ?? []} />
        </Section>
        <Stack gap="sm">
          <TransactionsCard type="order" id={order.id} />
          <CreditCard order={order} />
        </Stack>
        <ChangeLog type="order" id={order.id} />
      </div>
    </Page>
  );
}

/** Pay what is open, or give back what was overpaid. */
function PayButtons({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  if (
    !may({ resource: 'transaction', action: 'create' }) ||
    order.approved_at === null ||
    order.cancelled_at !== null
  )
    return null;
  const facts = {
    party: { type: 'user' as const, id: order.customer_id },
    receipt: { type: 'order' as const, id: order.id },
  };
  const above = (value: string) => (isPositive(value) ? value : '0');
  const goods = add(above(order.purchase_cost_unsolved), order.purchase_cost_outstanding);
  const services = add(
    above(order.service_fee_unsolved),
    order.service_fee_outstanding,
    above(order.shipping_fee_unsolved),
    order.shipping_fee_outstanding,
  );
  return (
    <Group gap={6}>
      {isPositive(goods) && (
        <FormButton label={t(($) => $.order.order.act.pay_goods)}>
          {(close) => (
            <SettleForm kind="payment_order" {...facts} currency="JPY" amount={goods} onDone={close} />
          )}
        </FormButton>
      )}
      {isPositive(services) && (
        <FormButton label={t(($) => $.order.order.act.pay_service)}>
          {(close) => (
            <SettleForm kind="payment_service" {...facts} currency="VND" amount={services} onDone={close} />
          )}
        </FormButton>
      )}
      {isNegative(order.purchase_cost_unsolved) && (
        <FormButton label={`${t(($) => $.order.order.act.refund)} (JPY)`} variant="light">
          {(close) => (
            <SettleForm
              kind="payment_order_refund"
              {...facts}
              currency="JPY"
              amount={order.purchase_cost_unsolved}
              onDone={close}
            />
          )}
        </FormButton>
      )}
      {(isNegative(order.service_fee_unsolved) || isNegative(order.shipping_fee_unsolved)) && (
        <FormButton label={`${t(($) => $.order.order.act.refund)} (VND)`} variant="light">
          {(close) => (
            <SettleForm
              kind="payment_service_refund"
              {...facts}
              currency="VND"
              amount={add(order.service_fee_unsolved, order.shipping_fee_unsolved)}
              onDone={close}
            />
          )}
        </FormButton>
      )}
    </Group>
  );
}

function OrderForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const methods = useShipmentMethods();
  const form = useForm(
    {
      shipment_method_id: order.shipment_method_id ?? '',
      service_fee: order.base_service_fee,
      insurance_fee: order.insurance_fee,
      special_goods_fee: order.special_goods_fee,
      additional_cost: order.additional_cost,
      note: order.note ?? '',
    },
    { endpoint: updateOrder, params: { id: order.id }, version: order.version, onDone },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <Choice
          label={t(($) => $.common.field.shipment_method)}
          value={values.shipment_method_id}
          onChange={(id) => set({ shipment_method_id: id })}
          options={methods.options}
        />
        <MoneyInput
          label={`${t(($) => $.common.field.service_fee)} (VND)`}
          value={values.service_fee}
          onChange={(service_fee) => set({ service_fee })}
          error={errorOf('service_fee')}
        />
        <MoneyInput
          label={`${t(($) => $.common.field.additional_cost)} (VND)`}
          value={values.additional_cost}
          onChange={(additional_cost) => set({ additional_cost })}
        />
        <div className="wide">
          <NoteBox
            label={t(($) => $.common.field.note)}
            value={values.note}
            onChange={(note) => set({ note })}
          />
        </div>
      </div>
      <FormEnd
        {...form}
        onSubmit={() => form.submit({ ...values, shipment_method_id: values.shipment_method_id || null })}
      />
    </>
  );
}

/** Shows what cancelling would do before it is done. */
async function askToCancel(id: string): Promise<void> {
  try {
    const plan = await call(cancelOrder, { params: { id }, body: { confirm: false } });
    const lines = [
      plan.purchases.length > 0 &&
        phrase(($) => $.order.order.message.plan_purchases, {
          list: [...new Set(plan.purchases.map(({ purchase_id }) => purchase_id))].join(', '),
        }),
      plan.distributions.length > 0 &&
        phrase(($) => $.order.order.message.plan_distributions, { count: plan.distributions.length }),
      plan.boxes.length > 0 && phrase(($) => $.order.order.message.plan_boxes, { count: plan.boxes.length }),
      ...plan.money.flatMap(({ refunded, written_back, currency_id }) => [
        isPositive(refunded) &&
          phrase(($) => $.order.order.message.plan_refund, { amount: formatMoney(refunded, currency_id) }),
        isPositive(written_back) &&
          phrase(($) => $.order.order.message.plan_write_back, {
            amount: formatMoney(written_back, currency_id),
          }),
      ]),
    ].filter((line) => line !== false);
    modals.open({
      title: phrase(($) => $.order.order.message.cancel_plan),
      closeButtonProps: { 'aria-label': phrase(($) => $.common.act.close) },
      children: <CancelForm id={id} lines={lines} />,
    });
  } catch (error) {
    notifyError(error);
  }
}

function CancelForm({ id, lines }: { id: string; lines: string[] }): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { reason: '' },
    { endpoint: cancelOrder, params: { id }, onDone: () => modals.closeAll() },
  );
  return (
    <>
      <Blockers reasons={lines.length === 0 ? [t(($) => $.order.order.message.plan_nothing)] : lines} />
      <NoteBox
        label={t(($) => $.common.field.reason)}
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
      />
      <FormEnd
        {...form}
        danger
        submitLabel={t(($) => $.common.action.cancel)}
        onCancel={() => modals.closeAll()}
        onSubmit={() => form.submit({ confirm: true, reason: form.values.reason })}
      />
    </>
  );
}
