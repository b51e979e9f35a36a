import { Fragment } from 'react';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { formatDate } from '#kit/format.ts';
import { Reference } from '#kit/reference.tsx';
import { StatusBadge } from '#kit/values.tsx';

const column = columnsOf(listBoxes);

export const boxColumns = () => [
  column.pictureOf(({ product }) => product),
  column.number('box'),
  column.entity('sfa', { show: 'tracking_code', title: ($) => $.common.field.tracking }),
  column.size({ card: 'more' }),
  column.figure('weight'),
  column.figure('duplicate', { title: ($) => $.common.field.quantity }),
  column.figure('quantity_in_inventory', { title: ($) => $.warehouse.box.field.in_stock }),
  column.figure('quantity_in_picker', { title: ($) => $.warehouse.box.field.in_container }),
  column.figure('outbound_quantity', { title: ($) => $.common.field.outbound }),
  column.figure('number_days_storage', {
    title: ($) => $.warehouse.box.field.storage_days,
    hiddenByDefault: true,
  }),
  column.custom({
    key: 'owners',
    kind: 'evident',
    card: 'more',
    exports: 'owners.order_id',
    title: ($) => $.warehouse.box.field.owners,
    wraps: true,
    render: ({ owners }) =>
      owners
        ?.filter(({ quantity }) => quantity > 0)
        .map(({ id, user, order_id, quantity }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {user?.name} · <Reference of="order" id={order_id} /> × {quantity}
          </Fragment>
        )),
  }),
  column.custom({
    key: 'packed',
    card: 'status',
    exports: 'closed_at',
    title: ($) => $.warehouse.box.field.packed,
    render: ({ closed_at }) =>
      closed_at !== null && <StatusBadge of="box" id="closed" label={formatDate(closed_at)} />,
  }),
];
