import type { Machine } from '@hakobu/contract/kernel/machine.ts';
import { widestScope, type Permission, type Scope } from '@hakobu/contract/kernel/permission.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { both, type ListSource } from './list-source.ts';
import { whereOf } from './statement.ts';

/** Whether the caller has a right over a row, or `anywhere`. */
export type RowRights = (right: Permission, anywhere?: boolean) => boolean;

/**
 * The caller's rights over rows that were read: a right counts where the row is within its scope, as a write
 * finds it. Scopes in which the rows were read need no statement.
 */
export async function rowRights<Id extends string | number>(
  ctx: Context,
  source: Pick<ListSource<never>, 'from' | 'key' | 'access'>,
  { transitions }: Pick<Machine<never, string, string>, 'transitions'>,
  rows: readonly { id: Id }[],
): Promise<(id: Id) => RowRights> {
  const { permissions } = ctx.actor;
  const needed = new Set(Object.values(transitions).map(({ right }) => widestScope(permissions, right)));
  const narrower = (['own', 'organization'] as const).filter(
    (scope) => needed.has(scope) && scope !== ctx.scope,
  );
  const ids = rows.map(({ id }) => id);
  const reached = new Map<Scope, Set<string>>(
    await Promise.all(
      narrower.map(async (scope) => [scope, await reachedIn({ ...ctx, scope }, source, ids)] as const),
    ),
  );
  return (id) =>
    (right, anywhere = false) => {
      const scope = widestScope(permissions, right);
      return scope !== undefined && (anywhere || (reached.get(scope)?.has(String(id)) ?? true));
    };
}

/** Which of the rows are within the scope of a context. */
async function reachedIn(
  ctx: Context,
  { from, key, access }: Pick<ListSource<never>, 'from' | 'key' | 'access'>,
  ids: readonly (string | number)[],
): Promise<Set<string>> {
  const where = whereOf(both([access(ctx), sql<SqlBool>`${sql.ref(key)} = any(${ids})`]));
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(key)}::text as id from ${from}${where}`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}
