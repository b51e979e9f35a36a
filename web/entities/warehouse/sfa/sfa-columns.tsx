import { Text } from '@mantine/core';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import type { RouteNames } from '#kit/columns/column-kinds.ts';
import { exportLabels } from '#kit/list/export-columns.ts';
import { sharedLabel } from '#kit/labels.ts';

const column = columnsOf(sfa.list);

export const sfaColumns = ({ options, nameOf }: RouteNames['areas']) => [
  column.number('sfa'),
  column.text('tracking_code', { title: ($) => $.common.field.tracking, card: 'party' }),
  column.custom({
    key: 'area',
    card: 'more',
    exports: exportLabels(sharedLabel('area'), 'area_id', options),
    render: ({ area_id }) => nameOf(area_id),
  }),
  column.figure('quantity', { title: ($) => $.warehouse.sfa.field.packages, card: 'figure' }),
  column.figure('received_quantity', { title: ($) => $.warehouse.sfa.field.tallied, card: 'more' }),
  column.custom({
    key: 'untested_quantity',
    title: ($) => $.warehouse.sfa.field.untested,
    card: 'more',
    right: true,
    render: ({ untested_quantity: count }) => (
      <Text span size="sm" c={count === 0 ? 'dimmed' : 'var(--urgent)'} fw={600}>
        {count}
      </Text>
    ),
  }),
  column.money('shipping_fee', { currency: 'JPY' }),
  column.day('arrival_date'),
];
