import { ActionIcon, Group } from '@mantine/core';
import { IconBan, IconPackageOff, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { refusalIn } from '@hakobu/contract/kernel/machine.ts';
import {
  deletePurchaseItem,
  updatePurchaseItem,
} from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { actionName } from '#kit/labels.ts';
import { Rows, Section } from '#kit/page.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { productName } from '#kit/product-name.ts';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import { inlinePriceColumns } from '../lines/inline-columns.tsx';
import { PurchaseExports } from './purchase-exports.tsx';
import { isPriceFixed, PurchaseLineForm, ShortCloseForm, type PurchaseLine } from './purchase-line-form.tsx';
import { PurchasePriceForm } from './purchase-price-form.tsx';
import type { Purchase } from './purchase.ts';

const column = columnsFor<PurchaseLine>();

/** The states of a line use the words of its purchase. */
const states = ($: Phrases) => ({
  ...$.order.purchase.status,
  Newish: $.order.purchase.status.New,
  Paid: $.common.field.paid,
  WaitingToReceive: $.order.purchase.status.Ordered,
  ReceivedAtWarehouse: $.order.purchase.status.Received,
});

const possible = (
  action: keyof typeof purchaseItemMachine.transitions,
  state: PurchaseLine['status_id'],
): boolean =>
  refusalIn(purchaseItemMachine, action, state) === undefined &&
  may(purchaseItemMachine.transitions[action].right);

/** Whether the price of a line is corrected with a reason now, and the caller may do it. */
const mayCorrect = (line: PurchaseLine): boolean =>
  isPriceFixed(line) && line.price !== null && possible('correct_price', line.status_id);

/** Ordered, received and cancelled quantities of a purchase. */
export function PurchaseLines({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  const lines = purchase.items ?? [];
  return (
    <Section
      title={t(($) => $.common.section.lines)}
      actions={
        <>
          {lines.length > 0 && <PurchaseExports id={purchase.id} />}
          {can(purchase.actions, 'add_line') && (
            <FormButton label={t(($) => $.common.act.add_product)} variant="default">
              {(close) => <PurchaseLineForm purchase={purchase} onDone={close} />}
            </FormButton>
          )}
        </>
      }
    >
      <Rows
        rows={lines}
        idOf={({ id }) => id}
        columns={[
          column.picture(),
          column.product(),
          bansColumnIfAny(lines),
          column.status('status_id', 'purchase_item', states),
          ...inlinePriceColumns<PurchaseLine>({
            endpoint: updatePurchaseItem,
            currency: purchase.currency_id,
            editable: ({ status_id }) => possible('change', status_id),
            priceEditable: (line) => possible('change', line.status_id) && !isPriceFixed(line),
          }),
          lines.some(({ short_closed_quantity }) => !isZero(short_closed_quantity)) &&
            column.figure('short_closed_quantity', {
              title: ($) => $.order.purchase.field.short_closed_quantity,
            }),
          column.figure('received_quantity', { title: ($) => $.common.field.received }),
          column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
          column.figure('tax_percent', { title: ($) => $.order.order.field.tax_percent }),
          column.money('tax', { title: ($) => $.order.order.field.tax, dim: true }),
          column.money('balance', { title: ($) => $.common.field.total }),
          lines.some(({ note }) => note !== null) && column.text('note'),
          (may({ resource: 'purchase_item', action: 'update' }) || lines.some((line) => mayCorrect(line))) &&
            column.act((line) => <LineActs purchase={purchase} line={line} only={lines.length === 1} />),
        ]}
      />
    </Section>
  );
}

/** Changes, cancels or removes a line that is not fully received. */
function LineActs({
  purchase,
  line,
  only,
}: {
  purchase: Purchase;
  line: PurchaseLine;
  only: boolean;
}): ReactNode {
  const t = usePhrases();
  const { status_id } = line;
  const product = productName(line);
  const isOutstanding = !isZero(outstandingOf(line));
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {mayCorrect(line) && (
        <FormButton
          label=""
          name={`${actionName('correct_price')} ${product}`}
          title={actionName('correct_price')}
          variant="subtle"
          icon={<IconTag size={14} />}
        >
          {(close) => <PurchasePriceForm purchase={purchase} line={line} onDone={close} />}
        </FormButton>
      )}
      {possible('change', status_id) && isOutstanding && <OutOfStockButton line={line} />}
      {possible('update', status_id) && (isOutstanding || !isZero(line.short_closed_quantity)) && (
        <FormButton
          label=""
          name={`${t(($) => $.order.purchase.act.short_close)} ${product}`}
          title={t(($) => $.order.purchase.act.short_close)}
          act={t(($) => $.order.purchase.act.short_close)}
          variant="subtle"
          icon={<IconPackageOff size={14} />}
        >
          {(close) => <ShortCloseForm line={line} onDone={close} />}
        </FormButton>
      )}
      <RowActions
        name={product}
        editable={possible('change', status_id)}
        edit={{
          of: product,
          form: (close) => <PurchaseLineForm purchase={purchase} line={line} onDone={close} />,
        }}
        deletable={possible('remove', status_id) && !only && isZero(line.received_quantity)}
        erase={deferRequest(deletePurchaseItem, rowVersion(line))}
      />
    </Group>
  );
}

/** Outstanding quantity: neither received nor cancelled. */
const outstandingOf = ({ quantity, received_quantity, short_closed_quantity }: PurchaseLine): string =>
  subtract(subtract(quantity, received_quantity), short_closed_quantity);

/** The supplier is out of stock: the outstanding quantity of the line is cancelled. */
function OutOfStockButton({ line }: { line: PurchaseLine }): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.order.purchase.act.out_of_stock);
  const close = useEndpointMutation(updatePurchaseItem);
  const { quantity, received_quantity } = line;
  const product = productName(line);
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      title={label}
      aria-label={`${label} ${product}`}
      loading={close.isPending}
      onClick={() =>
        openConfirmDialog({
          act: label,
          of: product,
          text: t(($) => $.order.purchase.message.out_of_stock, { product }),
          danger: true,
          onConfirm: () =>
            close.mutate({
              ...rowVersion(line),
              body: {
                short_closed_quantity: subtract(quantity, received_quantity),
                short_close_reason: label,
              },
            }),
        })
      }
    >
      <IconBan size={14} />
    </ActionIcon>
  );
}
