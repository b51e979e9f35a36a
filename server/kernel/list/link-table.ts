import { sql, type SqlBool } from 'kysely';
import type { ColumnOf, Table, TableWith } from '../database/tables.ts';
import { hasMany, type Include } from './attach-relation.ts';
import { columnOf, type Column, type Condition } from './list-source.ts';

/** A table that links rows of an entity to named rows of another. */
export interface LinkTable<T extends Table = Table> {
  table: T;
  owner: ColumnOf<NoInfer<T>>;
  other: ColumnOf<NoInfer<T>>;
  others: TableWith<'id' | 'name'>;
}
export const defineLinkTable = <T extends Table>(link: LinkTable<T>): LinkTable<T> => link;

/** The include that shows linked rows by name. */
export const linked = <Row extends { id: string | number }, T extends Table>(
  field: string,
  { table, owner, other, others }: LinkTable<T>,
): Include<Row> =>
  hasMany<Row>(
    field,
    'id',
    (ids) => sql`select ${sql.ref(`l.${owner}`)} as parent, o.id, o.name
      from ${sql.table(table)} l
      join ${sql.table(others)} o on o.id = ${sql.ref(`l.${other}`)}
      where ${sql.ref(`l.${owner}`)} = any(${ids})
      order by o.name`,
  );

/** The filter for rows linked to one of the given ones, by the column of their ids. */
export const linkedTo =
  <T extends Table>({ table, owner, other }: LinkTable<T>, id: Column) =>
  (ids: readonly string[]): Condition =>
    sql<SqlBool>`exists (select from ${sql.table(table)} l
      where ${sql.ref(`l.${owner}`)} = ${columnOf(id)} and ${sql.ref(`l.${other}`)} = any(${ids}::bigint[]))`;
