import type { Context } from '#kernel/context.ts';

/** Writes to the role's log, which also notifies open screens. */
export function logRoleChange(
  ctx: Context,
  id: string,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'role', logable_id: id, type_id, content });
}
