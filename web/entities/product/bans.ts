import type { Column } from '#kit/columns/column.ts';
import { columnsFor } from '#kit/columns/columns.tsx';

/** The export bans of a product by column. */
export const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;

export type Banned = Readonly<Record<(typeof bans)[number], boolean>>;

/** The bans of a row. */
export const bansOf = (row: Partial<Banned> = {}): Banned => ({
  banned_air: row.banned_air === true,
  banned_sea: row.banned_sea === true,
  banned_export: row.banned_export === true,
});

/** A column of export bans. */
export const bansColumn = (): Column<any> =>
  columnsFor<Banned>().flags(bans, ($) => $.product.product.ban, { title: ($) => $.common.field.bans });

/** The same column, only if any of the rows has a ban; most have none. */
export const bansColumnIfAny = (rows: readonly Banned[]): Column<any> | false =>
  rows.some((row) => bans.some((ban) => row[ban])) && bansColumn();
