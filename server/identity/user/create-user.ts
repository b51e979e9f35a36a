import type { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import { readPermissionMatrix } from '#kernel/session/role-keys.ts';
import { hashPassword } from '../credential/password.ts';
import { requireOwnRights } from '../role/write-matrix.ts';
import { userSource } from './user.queries.ts';
import { requireFreeEmail, writeUser } from './write-user.ts';

type Create = typeof user.create;

/** Hashes the password of a new account. */
export const hashFirstPassword: Preparation<Create, string> = (_, { body }) => hashPassword(body.password);

/** Creates an account of staff or of a customer. Callers cannot grant rights that they lack. */
export const createUser: PreparedHandler<Create, string> = async (ctx, { body }, password_hash) => {
  const { password: _, organization_id = ctx.organizationId, ...fields } = body;
  await requireGrantable(ctx, fields.role_id);
  await requireOrganization(ctx, organization_id);
  await requireFreeEmail(ctx, fields.email);
  // Accounts created by staff need no email verification.
  const id = await writeUser(ctx, {
    ...fields,
    tel: fields.tel ?? null,
    tax_code: fields.tax_code ?? null,
    organization_id,
    password_hash,
    email_verified_at: ctx.now,
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'user', logable_id: id, type_id: 'created', content: fields });
  return findRow(withoutRowLimits(ctx), userSource, id);
};

/** Refuses a role that is unknown or has rights that the caller lacks. */
export async function requireGrantable(ctx: Context, roleId: string): Promise<void> {
  if (!(await hasRow(ctx, 'roles', { id: roleId }))) throw unknownReference('role_id', roleId);
  requireOwnRights(ctx, await readPermissionMatrix(ctx.db, roleId));
}

export async function requireOrganization(ctx: Context, id: number): Promise<void> {
  const found = await hasRow(ctx, 'organizations', { id });
  if (!found || (ctx.scope !== 'all' && !ctx.actor.organizationIds.includes(id)))
    throw unknownReference('organization_id', id);
}
