import { Group } from '@mantine/core';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import type { RouteNames } from '#kit/columns/column-kinds.ts';
import { StatusBadge } from '#kit/values.tsx';

const column = columnsOf(listLadingBills);

export const ladingBillColumns = (names: RouteNames) => [
  column.code('name', { title: ($) => $.common.field.lading_bill }),
  column.entity('customer', { of: 'customer' }),
  column.route(names),
  column.figure('quantity', { title: ($) => $.common.field.boxes, card: 'more' }),
  column.figure('volume'),
  column.figure('weight'),
  column.money('freight_charge', { title: ($) => $.common.field.freight, unsorted: SUMS_OF_CHARGES }),
  column.money('freight_charge_unsolved', {
    title: ($) => $.common.field.unsolved,
    card: 'more',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.custom({
    key: 'container',
    card: 'status',
    render: ({ container, had_cut_off }) =>
      container && (
        <Group gap={4}>
          <span className="off-card">{container.name}</span>
          {had_cut_off && <CutOff />}
        </Group>
      ),
  }),
  column.day('created_at'),
];

/** The container has been cut off, so the bill can no longer change. */
export const CutOff = () => (
  <StatusBadge of="container" id="cut_off" label={phrase(($) => $.warehouse.container.status.cut_off)} />
);
