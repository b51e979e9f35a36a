import { outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { parties, type PartyType } from './party.ts';

const column = columnsOf(outstandingObjects).withLabels(($) => $.accounting.statistic.field);
const ages = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const;

/** Wallet balance, outstanding amount and its age. */
export const outstandingColumns = (type: PartyType) => [
  column.entity('object', { title: parties[type].word(), sort: 'name' }),
  column.currency(),
  column.money('wallet_balance'),
  column.money('outstanding', { bold: true, card: 'figure' }),
  column.money('overdue', { card: 'more' }),
  column.money('unsolved', { card: 'more' }),
  column.money('net'),
  ...ages.map((name) => column.money(name, { unsorted: SUMS_OF_CHARGES })),
];
