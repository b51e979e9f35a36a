import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { TakeOffButton } from './take-off-button.tsx';

const column = columnsOf(listOwningBoxes);

export const owningBoxColumns = () => [
  column.reference('order_id', 'order'),
  column.text('customer_name', { title: ($) => $.common.field.customer, card: 'party' }),
  column.pictureOf(({ product }) => product),
  column.reference('box_id', 'box'),
  column.size(),
  column.figure('quantity'),
  column.figure('quantity_in_lading_bills', { title: ($) => $.common.field.lading_bills }),
  column.custom({
    key: 'state',
    card: 'status',
    title: '',
    render: ({ is_cancel_distributed }) =>
      is_cancel_distributed && (
        <StatusBadge of="purchase" id="Cancelled" label={phrase(($) => $.order.purchase.status.Cancelled)} />
      ),
  }),
  column.act((row) => <TakeOffButton row={row} />),
];
