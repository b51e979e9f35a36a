import { Badge, Button, Group } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { absolute, compare, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { deleteOrderItem, updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { fulfilmentOf } from '@hakobu/contract/order/order-item/tolerance.ts';
import { orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useMayOpen } from '#client/may-open.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { formatNumber } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { actionName } from '#kit/labels.ts';
import { Rows, Section } from '#kit/page.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { productName } from '#kit/product-name.ts';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import { isBought, LineForm } from './line-form.tsx';
import type { OrderLine } from './line-plan.tsx';
import { PriceCorrectionForm } from './price-correction-form.tsx';
import { BelowCost } from './lines/line-margin.tsx';
import { inlinePriceColumns } from './lines/inline-columns.tsx';
import { SettleButton } from './settle-button.tsx';
import { assembleBoxesOf } from '@hakobu/contract/order/progress/next-step.ts';
import type { Order } from './order.ts';

const column = columnsFor<OrderLine>().withLabels(($) => $.order.order.field);

const fulfilmentStateOf = ({ remaining_distributed_quantity, tolerance }: OrderLine) =>
  fulfilmentOf(remaining_distributed_quantity, tolerance);

/** Whether the distributed quantity of a line matches the ordered one, exactly or within tolerance. */
function Remaining({ line }: { line: OrderLine }): ReactNode {
  const t = usePhrases();
  const quantity = line.remaining_distributed_quantity;
  const given = fulfilmentStateOf(line);
  const state = given !== 'within' ? given : isPositive(quantity) ? 'within_less' : 'within_more';
  return (
    <Badge
      color={{ missing: 'orange', within: 'teal', enough: 'green', exceeds: 'red' }[given]}
      className="status"
    >
      {t(($) => $.order.order.remaining[state], { count: formatNumber(absolute(quantity)) })}
    </Badge>
  );
}

/** Ordered products with their prices, and the quantities bought and distributed. */
export function OrderLines({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const mayOpen = useMayOpen();
  const lines = order.items ?? [];
  const mayAdd =
    orderTypes[order.type_id].lines === 'products' && // An auction order has only the line that was won.
    can(order.actions, 'update') &&
    may({ resource: 'order_item', action: 'create' });
  const mayChange = can(order.actions, 'update') && may({ resource: 'order_item', action: 'update' });
  return (
    <Section
      title={t(($) => $.common.section.lines)}
      actions={
        <>
          {order.approved_at !== null &&
            order.cancelled_at === null &&
            mayOpen(assembleBoxesOf(order.id)) && (
              <Button component="a" href={`#${assembleBoxesOf(order.id)}`} variant="light">
                {t(($) => $.order.order.act.next_to_distribute)}
              </Button>
            )}
          <SettleButton order={order} />
          {mayAdd && (
            <FormButton label={t(($) => $.common.act.add_product)} variant="default">
              {(close) => <LineForm order={order} onDone={close} />}
            </FormButton>
          )}
        </>
      }
    >
      <Rows rows={lines} idOf={(item) => item.id} columns={columnsOf(order, mayChange)} />
    </Section>
  );
}

/** Columns of the lines; rarely used ones appear only where a line has a value. */
const columnsOf = (order: Order, mayChange: boolean) => {
  const lines = order.items ?? [];
  return [
    column.picture(),
    column.product(),
    bansColumnIfAny(lines),
    lines.some(({ original_product_id }) => original_product_id !== null) &&
      column.reference('original_product_id', 'product', {
        title: ($) => $.order.order_item.field.original_product,
      }),
    ...inlinePriceColumns<OrderLine>({
      endpoint: updateOrderItem,
      currency: orderTypes[order.type_id].goods_currency,
      editable: () => mayChange,
      priceEditable: (line) => mayChange && !isBought(line),
    }),
    lines.some(({ cancelled_quantity }) => compare(cancelled_quantity, '0') > 0) &&
      column.figure('cancelled_quantity', { title: ($) => $.order.order.log.cancelled_quantity }),
    column.money('tax', { dim: true }),
    column.money('discount_tax', { title: ($) => $.common.field.discount, dim: true }),
    column.money('balance', { title: ($) => $.common.field.total, card: 'figure' }),
    lines.some(({ margin }) => margin !== null) &&
      column.money('margin', { title: ($) => $.order.order_distribution.field.margin }),
    lines.some(({ below_cost, margin }) => below_cost === true && margin === null) &&
      column.custom({
        key: 'below_cost',
        title: ($) => $.order.order_distribution.field.margin,
        render: ({ below_cost, currency_id }) => below_cost === true && <BelowCost currency={currency_id} />,
      }),
    column.figure('purchased_quantity', { title: ($) => $.order.purchase.status.Ordered }),
    column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
    // Nothing is outstanding on a cancelled order.
    order.cancelled_at === null &&
      column.custom({
        key: 'remaining_distributed_quantity',
        title: ($) => $.order.order_distribution.field.remaining,
        render: (line) => <Remaining line={line} />,
      }),
    column.day('expected_delivery'),
    lines.some(({ note }) => note !== null) && column.text('note'),
    mayChange && column.act((line) => <LineActions order={order} line={line} only={lines.length === 1} />),
  ];
};

/** Changes a line in place; it can be removed while nothing was bought for it. */
function LineActions({ order, line, only }: { order: Order; line: OrderLine; only: boolean }): ReactNode {
  const bought = isBought(line);
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {bought && may({ resource: 'order_approval', action: 'update' }) && (
        <FormButton
          label=""
          name={`${actionName('correct_price')} ${productName(line)}`}
          title={actionName('correct_price')}
          variant="subtle"
          icon={<IconTag size={14} />}
        >
          {(close) => <PriceCorrectionForm order={order} line={line} onDone={close} />}
        </FormButton>
      )}
      <RowActions
        name={productName(line)}
        edit={{
          of: productName(line),
          form: (close) => <LineForm order={order} line={line} onDone={close} />,
        }}
        deletable={!bought && !only && may({ resource: 'order_item', action: 'delete' })}
        erase={deferRequest(deleteOrderItem, { params: { id: line.id } })}
      />
    </Group>
  );
}
