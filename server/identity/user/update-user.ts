import { sql, type SqlBool } from 'kysely';
import type { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { differences, type ChangedRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { forbidden, Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readPermissionMatrix } from '#kernel/session/role-keys.ts';
import { joinOrganization } from '../organization/join-organization.ts';
import { requireAdministrator, ruleKeys } from '../role/write-matrix.ts';
import { requireGrantable, requireOrganization } from './create-user.ts';
import { revokeSessions } from '../credential/sessions.ts';
import { userAccess } from './user.access.ts';
import { userSource } from './user.queries.ts';
import { changeUser } from './write-user.ts';

type Status = 'unverified' | 'verified' | 'disabled';
interface Before extends Record<string, unknown> {
  role_id: string;
  verification_status: Status;
  email_verified_at: string | null;
  manage_user_ids: number[];
  organization_id: number;
}

/** Fields that users may change of themselves with scope `own`: not rights, team or status. */
const OWN_FIELDS = new Set(['name', 'tel', 'tax_code']);
const NEEDED = 'user.organization.update';

/**
 * Changes an account. Disabling it ends its sessions at once; the last administrator stays. Administrators
 * are changed by administrators only, and nobody widens their own team or moves themselves.
 */
export const updateUser: Handler<typeof user.update> = async (ctx, { params, body, version }) => {
  const before = await lockRow<Before>(ctx, userSource, {
    id: params.id,
    version,
    columns: sql`u.*, case when u.disabled_at is not null then 'disabled' when u.email_verified_at is null
      then 'unverified' else 'verified' end as verification_status`,
  });
  if (ctx.scope === 'own' && Object.keys(body).some((field) => !OWN_FIELDS.has(field)))
    throw forbidden(NEEDED);
  await requireReach(ctx, Number(params.id), before, body);
  if (body.role_id !== undefined && body.role_id !== before.role_id)
    await Promise.all([requireGrantable(ctx, before.role_id), requireGrantable(ctx, body.role_id)]);
  if (body.organization_id !== undefined) await requireOrganization(ctx, body.organization_id);
  if (body.manage_user_ids !== undefined) await requireUsers(ctx, body.manage_user_ids);
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    const { verification_status: status, ...fields } = body;
    await changeUser(ctx, Number(params.id), {
      ...fields,
      ...(status !== undefined && status !== before.verification_status && stamps(ctx, status, before)),
    });
    if (status === 'disabled') await revokeSessions(ctx, Number(params.id));
    if (fields.organization_id !== undefined)
      await joinOrganization(ctx, fields.organization_id, Number(params.id));
    if (body.role_id !== undefined || status !== undefined) await requireAdministrator(ctx);
    ctx.log({ logable_type: 'user', logable_id: params.id, type_id: 'write', content });
  }
  return findRow(ctx, userSource, params.id);
};

/** Columns of each status. */
function stamps(ctx: Context, status: Status, before: Before): ChangedRow<'users'> {
  if (status === 'disabled') return { disabled_at: ctx.now };
  return {
    disabled_at: null,
    email_verified_at: status === 'verified' ? (before.email_verified_at ?? ctx.now) : null,
  };
}

/**
 * Refuses changes that widen the caller's own scope, and changes of users with administrative rights that
 * the caller lacks.
 */
async function requireReach(
  ctx: Context,
  id: number,
  { role_id, manage_user_ids, organization_id }: Before,
  body: { manage_user_ids?: number[] | undefined; organization_id?: number | undefined },
): Promise<void> {
  if (id !== ctx.actor.id) {
    const ruling = ruleKeys(await readPermissionMatrix(ctx.db, role_id));
    const missing = ruling.find((key) => !ctx.actor.permissions.has(key));
    if (missing !== undefined) throw forbidden(missing);
    return;
  }
  const widened = (body.manage_user_ids ?? []).some((other) => !manage_user_ids.includes(other));
  const moved = body.organization_id !== undefined && body.organization_id !== organization_id;
  if (widened || moved) throw new Refusal('own_reach');
}

/** Users that the caller may read, or who are in the team already. */
async function requireUsers(ctx: Context, ids: number[]): Promise<void> {
  const isVisible = userAccess(ctx) ?? sql<SqlBool>`true`;
  const { rows } = await sql<{ id: number }>`select u.id from users u
    where u.id = any(${ids}::bigint[]) and ${isVisible}`.execute(ctx.db);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw unknownReference('manage_user_ids', missing);
}
