import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow, type ChangedRow, type NewRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import { joinOrganization } from '../organization/join-organization.ts';

/** Creates a user, who belongs to an organization from the start. Returns the id. */
export async function writeUser(ctx: Context, user: NewRow<'users'>): Promise<number> {
  const id = await insertRow(ctx, 'users', user);
  await joinOrganization(ctx, Number(user.organization_id), id);
  return id;
}

/** Changes a user whom the caller has locked, or who has just proven their identity. */
export const changeUser = (ctx: Context, id: number, values: ChangedRow<'users'>): Promise<void> =>
  updateRow(ctx, 'users', id, values);

/** Refuses the field when the email, stored in lower case, is in use. */
export async function requireFreeEmail(ctx: Context, email: string): Promise<void> {
  const {
    rows: [taken],
  } = await sql`select 1 from users where lower(email) = ${email}`.execute(ctx.db);
  if (taken !== undefined) throw refuseField('email', 'email_taken');
}
