import type { SelectType } from 'kysely';
import type { DB } from '../../../db/types.ts';

/** A table of the schema. */
export type Table = keyof DB & string;
/** A column of a table. */
export type ColumnOf<T extends Table> = keyof DB[T] & string;
/** The tables that have all of these columns: `TableWith<'id' | 'version'>`. */
export type TableWith<Columns extends string> = {
  [T in Table]: [Columns] extends [keyof DB[T]] ? T : never;
}[Table];
/** The type of a row's id: a number, or text in lookups. */
export type IdOf<T extends TableWith<'id'>> = Extract<SelectType<DB[T]['id']>, string | number>;
/** Refuses, at compile time, fields that are no columns of the table; undefined fields are not written. */
export type OnlyColumns<Values, T extends Table> = Values &
  Record<Exclude<keyof Values, keyof DB[T]>, undefined>;
