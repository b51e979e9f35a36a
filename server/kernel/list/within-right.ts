import { widestScope, type Permission } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../refusal.ts';
import { findRow } from './list-rows.ts';
import type { ListSource } from './list-source.ts';

/**
 * The caller's rows as far as a right reaches that the call does not ask for itself. Whoever has none of it,
 * or lacks something else (`missing`), is told so of a row that they see.
 */
export async function withinRight<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  id: string | number,
  needed: Permission,
  missing?: string,
): Promise<Context> {
  const scope = widestScope(ctx.actor.permissions, needed);
  if (scope !== undefined && missing === undefined) return { ...ctx, scope };
  await findRow(ctx, source, id);
  throw forbidden(missing ?? `${needed.resource}.own.${needed.action}`);
}
