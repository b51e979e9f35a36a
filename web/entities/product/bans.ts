import type { Column } from '#kit/columns/column.ts';
import { columnsFor } from '#kit/columns/columns.tsx';

/** Ways in which a product may not leave Japan, as its row names them. */
export const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;

export type Banned = Readonly<Record<(typeof bans)[number], boolean>>;

/** The bans of what may have some. */
export const bansOf = (row: Partial<Banned> = {}): Banned => ({
  banned_air: row.banned_air === true,
  banned_sea: row.banned_sea === true,
  banned_export: row.banned_export === true,
});

/** The ways in which something may not leave Japan. */
export const bansColumn = (): Column<any> =>
  columnsFor<Banned>().flags(bans, ($) => $.product.product.ban, { title: ($) => $.common.field.bans });

/** The same where any of the rows has such: hardly any has. */
export const bansColumnIfAny = (rows: readonly Banned[]): Column<any> | false =>
  rows.some((row) => bans.some((ban) => row[ban])) && bansColumn();
