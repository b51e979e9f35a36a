import { widestScope, type Permission } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../refusal.ts';
import { findRow } from './list-rows.ts';
import type { ListSource } from './list-source.ts';

/**
 * Restricts the caller's rows by a further permission that the endpoint does not require. Without it, or
 * where another condition fails (`missing`), a visible row is refused with the reason.
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
