import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  orderCompensation,
  WHOLE_PARENT,
} from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { SettleForm } from '#entities/payment/settle-form.tsx';
import { CompensationForm, type Compensation } from './compensation-form.tsx';

const column = columnsOf(orderCompensation.list).withLabels(($) => $.warehouse.compensation.field);

const boxOf = ({ box_id, quantity }: { box_id: number; quantity: number }): string =>
  quantity === WHOLE_PARENT
    ? `${documentNumber('box', box_id)} · ${phrase(($) => $.warehouse.compensation.field.whole)}`
    : `${documentNumber('box', box_id)} × ${quantity}`;

/** Amounts and state of a compensation. */
const moneyColumns = () => [
  column.status('state', 'compensation', ($) => $.warehouse.compensation.state, {
    title: ($) => $.common.field.status,
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('amount', { bold: true }),
  column.money('paid', {
    title: ($) => $.warehouse.compensation.field.compensated,
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('uncompensated', { unsorted: SUMS_OF_CHARGES }),
];
/** The product of the compensated box, where it is one. */
const pictureColumn = () =>
  column.pictureOf(({ boxes = [] }) => (boxes.length === 1 ? boxes[0]!.product : null));
const boxesColumn = () =>
  column.tags('boxes', boxOf, {
    title: ($) => $.common.section.boxes,
    exports: 'boxes.box_id',
    to: ({ box_id }: { box_id: number }) => ({ of: 'box', id: box_id }),
  });

/** Compensations of one document. */
export const compensationColumns = () => [
  ...moneyColumns(),
  column.money('outstanding', { unsorted: SUMS_OF_CHARGES, dim: true }),
  column.text('note'),
  pictureColumn(),
  boxesColumn(),
  column.createdAt(),
  column.act((row) => <CompensationActs row={row} />),
];
const billColumn = () =>
  column.entity('lading_bill', { title: ($) => $.warehouse.lading_bill.name, of: 'lading_bill' });

/** Compensations of all documents. */
export const columnsOfAll = (side: 'order' | 'warehouse') => [
  column.reference('order_id', 'order', { title: ($) => $.common.field.order }),
  ...(side === 'warehouse' ? [billColumn()] : []),
  column.text('customer_name', { title: ($) => $.common.field.customer }),
  ...moneyColumns(),
  column.text('note'),
  pictureColumn(),
  boxesColumn(),
  column.act((row) => <CompensationActs row={row} />),
];

function CompensationActs({ row }: { row: Compensation }): ReactNode {
  const t = usePhrases();
  const debit = useEndpointMutation(orderCompensation.update);
  const number = documentNumber('compensation', row.id);
  const name = `${t(($) => $.warehouse.compensation.name)} ${number}`;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {can(row.actions, 'pay') && (
        <FormButton
          label={t(($) => $.common.act.pay)}
          title={`${t(($) => $.common.act.pay)}: ${name}`}
          variant="subtle"
        >
          {(close) => (
            <SettleForm
              kind="compensation_refund"
              party={{ type: 'user', id: row.customer_id }}
              receipt={
                row.lading_bill_id === null
                  ? { type: 'order', id: row.order_id }
                  : { type: 'lading_bill', id: row.lading_bill_id }
              }
              currency={row.currency_id}
              amount={row.uncompensated}
              compensationId={row.id}
              onDone={close}
            />
          )}
        </FormButton>
      )}
      {can(row.actions, 'debit') && (
        <Button
          variant="subtle"
          color="orange"
          onClick={() =>
            void openConfirmDialog({
              act: t(($) => $.common.action.debit),
              of: number,
              text: t(($) => $.warehouse.compensation.message.debit),
              onConfirm: () => debit.mutate({ ...rowVersion(row), body: { action_debit: true } }),
            })
          }
        >
          {t(($) => $.common.action.debit)}
        </Button>
      )}
      <RowActions
        name={number}
        editable={can(row.actions, 'update')}
        edit={{ of: name, form: (close) => <CompensationForm compensation={row} onDone={close} /> }}
        deletable={can(row.actions, 'delete')}
        erase={deferRequest(orderCompensation.delete, rowVersion(row))}
      />
    </Group>
  );
}
