import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { userRow } from '@hakobu/contract/identity/user/user.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource } from '#kernel/list/list-source.ts';
import { keysHolding } from '#kernel/list/text-index.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { isOurCustomer } from './customer.access.ts';
import { userAccess } from './user.access.ts';

export type UserRow = z.output<typeof userRow>;

export const userSource = defineListSource<UserRow>({
  from: sql`users u`,
  select: sql`u.id, u.name, u.email, u.tel, u.role_id, u.organization_id, u.manage_user_ids, u.created_at,
    u.updated_at, u.version,
    case when u.disabled_at is not null then 'disabled' when u.email_verified_at is null then 'unverified'
      else 'verified' end as verification_status`,
  key: 'u.id',
  access: userAccess,
  filters: {
    own: ([own], ctx) => (own === 'true' ? sql<SqlBool>`u.id = ${ctx.actor.id}` : sql<SqlBool>`true`),
  },
  search: (text) =>
    sql<SqlBool>`(${contains('u.name', text)} or ${contains('u.email', text)} or ${contains('u.tel', text)})`,
  found: {
    q: (text) => keysHolding('u.id', sql`users u`, ['u.name', 'u.email', 'u.tel'], text),
    name: (text) => keysHolding('u.id', sql`users u`, ['u.name'], text),
    email: (text) => keysHolding('u.id', sql`users u`, ['u.email'], text),
    tel: (text) => keysHolding('u.id', sql`users u`, ['u.tel'], text),
  },
  includes: {
    organization: belongsTo(
      'organization',
      'organization_id',
      (ids) => sql`select id, name, kind from organizations where id = any(${ids})`,
    ),
    role: belongsTo('role', 'role_id', (ids) => sql`select id, name from roles where id = any(${ids})`),
  },
  appends: {
    /** The caller's own keys; those of others are for the role editor to tell. */
    async permissions(ctx, rows) {
      for (const row of rows) if (row.id === ctx.actor.id) row.permissions = [...ctx.actor.permissions];
    },
  },
});

/** A customer who is a real account of the organization. Refuses the field otherwise. */
export async function requireCustomer(
  ctx: Context,
  id: number,
  field = 'customer_id',
): Promise<{ id: number; name: string }> {
  const {
    rows: [customer],
  } = await sql<{ id: number; name: string }>`
    select id, name
    from users
    where id = ${id} and ${isOurCustomer(ctx)}`.execute(ctx.db);
  if (customer === undefined) throw unknownReference(field, id);
  return customer;
}
