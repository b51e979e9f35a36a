import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { disjoint } from './any-of.ts';
import { cacheCapped, isKnownCapped } from './capped-totals.ts';
import { both, type Condition } from './list-source.ts';
import { whereOf, type Statement } from './statement.ts';

/** The number of matching rows, up to one more than the cap or the requested limit. */
export async function countRows<Row extends object>(
  ctx: Context,
  statement: Statement<Row>,
): Promise<number> {
  const most = (statement.query.counted ?? TOTAL_CAP) + 1;
  const counted = sql<{ total: number }>`${statement.prefix}select count(*) as total
    from (${fitting(statement, most)} limit ${sql.lit(most)}) as counted`.compile(ctx.db);
  const list = JSON.stringify([counted.sql, counted.parameters]);
  if (isKnownCapped(list)) return TOTAL_CAP + 1;
  const { rows } = await ctx.db.executeQuery(counted);
  const total = rows[0]?.total ?? 0;
  if (total > TOTAL_CAP) cacheCapped(list);
  return total;
}

/** A row that fulfils several alternatives counts once. */
function fitting<Row extends object>(
  { source, alternatives, condition }: Statement<Row>,
  most: number,
): RawBuilder<unknown> {
  const from = (alternative: Condition | undefined) =>
    sql`select 1 from ${source.from}${whereOf(both([alternative, condition]))}`;
  if (alternatives.length === 1) return from(alternatives[0]);
  return sql.join(
    disjoint(alternatives.filter((one) => one !== undefined)).map(
      (alternative) => sql`(${from(alternative)} limit ${sql.lit(most)})`,
    ),
    sql` union all `,
  );
}
