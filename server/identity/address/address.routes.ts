import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { address, type addressRow } from '@hakobu/contract/identity/address/address.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { requireCustomer } from '../user/user.queries.ts';

/** Own are one's own addresses, and those of the customers one sells to. */
function access(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'u.organization_id', owners: [] });
  return sql<SqlBool>`(${ownedBy(ctx, ['a.user_id'])} or exists (select from orders o where o.customer_id = a.user_id and ${ownedBy(ctx, ['o.sale_id'])}))`;
}

const source = defineListSource<z.output<typeof addressRow>>({
  from: sql`addresses a join users u on u.id = a.user_id`,
  select: sql`a.id, a.user_id, a.consignee, a.tel, a.address_detail, a.note, a.is_default as "default", a.created_at, a.updated_at, a.version`,
  key: 'a.id',
  access,
  search: (text) => sql<SqlBool>`(${contains('a.consignee', text)} or ${contains('a.address_detail', text)})`,
});

/** One address of a user is the default; a new default takes the mark from the old one. */
async function asColumns(ctx: Context, userId: number, isDefault: unknown): Promise<Record<string, unknown>> {
  if (isDefault === true) await sql`update addresses set is_default = false where user_id = ${userId} and is_default`.execute(ctx.db);
  return { default: undefined, ...(isDefault === undefined ? {} : { is_default: isDefault }) };
}

export const routes = Object.values(resourceRoutes(address, {
  table: 'addresses', name: 'address', source,
  async created(ctx, body) {
    const userId = Number(body.user_id);
    if (userId !== ctx.actor.id) await requireCustomer(ctx, userId, 'user_id');
    return asColumns(ctx, userId, body.default);
  },
  async changed(ctx, body, id) {
    const { rows: [row] } = await sql<{ user_id: number }>`select user_id from addresses where id = ${id}`.execute(ctx.db);
    return asColumns(ctx, row!.user_id, body.default);
  },
}));
