import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { userRow } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { permissionEntries } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo, named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { partOf, searches } from '#kernel/list/search.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { personName } from './person-name.ts';
import { isOurCustomer } from './customer.access.ts';
import { userAccess } from './user.access.ts';

export type UserRow = z.output<typeof userRow>;

const name = personName('u');
const email = partOf('u.search_text', 'u.email');
const tel = partOf('u.search_text', 'u.tel');

export const userSource = defineListSource<UserRow>({
  from: sql`users u`,
  select: sql`u.id, u.name, u.email, u.tel, u.tax_code, u.role_id, u.organization_id, u.manage_user_ids, u.customer_group,
    u.created_at, u.updated_at, u.version,
    case when u.disabled_at is not null then 'disabled' when u.email_verified_at is null then 'unverified'
      else 'verified' end as verification_status, u.email_verified_at is not null as email_verified`,
  key: 'u.id',
  access: userAccess,
  filters: {
    name,
    email,
    tel,
    own: ([own], ctx) => (own === 'true' ? sql<SqlBool>`u.id = ${ctx.actor.id}` : sql<SqlBool>`true`),
  },
  search: (text) => searches('u.search_text', text),
  includes: {
    organization: belongsTo(
      'organization',
      'organization_id',
      (ids) => sql`select id, name, kind from organizations where id = any(${ids})`,
    ),
    role: named('role', 'role_id', 'roles'),
  },
  appends: {
    /** The caller's own rights; those of others are shown by the role editor. */
    async permissions({ actor }, rows) {
      for (const row of rows)
        if (row.id === actor.id) {
          row.permissions = permissionEntries(actor.permissions);
          row.permission_keys = [...actor.permissions];
        }
    },
  },
});

/** A customer who is an account of the organization. Refuses the field otherwise. */
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
