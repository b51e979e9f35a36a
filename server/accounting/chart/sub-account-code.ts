import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Refuses a code without the parent's prefix, and one in use by the company or the chart. */
export async function requireCode(
  ctx: Context,
  code: string,
  { parent, organization_id, id = 0 }: { parent: string; organization_id: number; id?: number },
): Promise<void> {
  if (!code.startsWith(`${parent}-`)) throw refuseField('code', 'account_code_not_below', { code: parent });
  const {
    rows: [taken],
  } = await sql<{ name: string }>`
    select a.name
    from accounts a
    where a.code = ${code}
      and a.id <> ${id}
      and coalesce(a.organization_id, ${organization_id}) = ${organization_id}`.execute(ctx.db);
  if (taken !== undefined) throw refuseField('code', 'account_code_taken', { code, name: taken.name });
}
