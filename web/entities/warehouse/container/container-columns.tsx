import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import type { RouteNames } from '#kit/columns/column-kinds.ts';
import { CapacityBar } from '#kit/values.tsx';

const column = columnsOf(listContainers).withLabels(($) => $.warehouse.container.field);

export const containerColumns = (names: RouteNames) => [
  column.code('name', { title: ($) => $.common.field.container }),
  column.status('status', 'container', ($) => $.warehouse.container.status),
  column.route(names),
  column.figure('lading_bills_count', { key: 'bills', title: ($) => $.common.field.lading_bills }),
  column.custom({
    key: 'loaded',
    card: 'figure',
    exports: 'loaded_quantity',
    right: true,
    render: (row) => <span className="figure">{`${row.loaded_quantity} / ${row.bills_quantity}`}</span>,
  }),
  column.figure('unloaded_quantity', { key: 'unloaded', title: ($) => $.common.field.unloaded }),
  column.custom({
    key: 'volume',
    card: 'more',
    right: true,
    render: (row) => (
      <CapacityBar value={row.volume ?? '0'} maximum={row.total_max_volume ?? '0'} unit="m³" />
    ),
  }),
  column.custom({
    key: 'weight',
    right: true,
    render: (row) => (
      <CapacityBar value={row.weight ?? '0'} maximum={row.total_max_weight ?? '0'} unit="kg" />
    ),
  }),
  column.instant('cut_off_date', { key: 'cut_off' }),
];
