import { cardsPeriod } from '@hakobu/contract/accounting/statistic/period.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import type { Title } from '#kit/labels.ts';

const column = columnsOf(cardsPeriod).withLabels(($) => $.accounting.statistic.field);

/** Opening balance, movements and closing balance. */
export const periodColumns = (called: Title) => [
  column.entity('object', { title: called, sort: 'name' }),
  column.currency(),
  column.money('opening'),
  column.money('increase'),
  column.money('decrease'),
  column.money('closing', { bold: true, card: 'figure' }),
  column.money('closing_base', { currency: 'VND', dim: true, title: ($) => $.common.field.balance_base }),
];
