import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import {
  address,
  convertAddresses,
  type addressRow,
} from '@hakobu/contract/identity/address/address.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { deleteRow, hasRow } from '#kernel/crud/rows.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { both, contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { holds, keysHolding } from '#kernel/list/text-index.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { requireCustomer } from '../user/user.queries.ts';

type Body = BodyOf<typeof address.update> & Pick<BodyOf<typeof address.create>, 'address'>;

/** Own are one's own addresses, and those of the customers one sells to. */
function access(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'u.organization_id', owners: [] });
  return anyOf([
    ownedBy(ctx, ['a.user_id']),
    sql<SqlBool>`a.user_id in (select o.customer_id from orders o where ${ownedBy(ctx, ['o.sale_id'])})`,
  ]);
}

const conversion = sql`case when a.ward_id is null then 'none' when a.ward_id not like 'old-%' then 'current'
  when a.resolved_ward_id is null then 'needs_choice' else 'converted' end`;

/** The same words as conditions that an index serves. */
const conversions: Record<string, Condition> = {
  none: sql<SqlBool>`a.ward_id is null`,
  current: sql<SqlBool>`(a.ward_id is not null and a.ward_id not like 'old-%')`,
  needs_choice: sql<SqlBool>`(a.ward_id like 'old-%' and a.resolved_ward_id is null)`,
  converted: sql<SqlBool>`(a.ward_id like 'old-%' and a.resolved_ward_id is not null)`,
};

const source = defineListSource<z.output<typeof addressRow>>({
  from: sql`addresses a join users u on u.id = a.user_id`,
  select: sql`a.id, a.user_id, a.consignee, a.tel, a.address_detail, a.address_detail as address, a.ward_id,
    a.resolved_ward_id, ${conversion} as conversion, full_address(a.address_detail, a.ward_id,
      a.resolved_ward_id) as full_address,
    a.note, a.is_default as "default", a.sender_name, a.sender_tel, a.sender_address, a.sender_ward_id,
      a.created_at, a.updated_at, a.version`,
  key: 'a.id',
  access,
  filters: {
    conversion: (words) =>
      sql<SqlBool>`(${sql.join(
        words.map((word) => conversions[word] ?? sql<SqlBool>`false`),
        sql` or `,
      )})`,
    default: 'a.is_default',
  },
  sorts: { default: 'a.is_default' },
  search: (text) =>
    sql<SqlBool>`(${contains('a.consignee', text)} or ${contains('a.address_detail', text)}
      or ${contains('u.name', text)})`,
  found: {
    q: (text) => [
      ...keysHolding('a.id', sql`addresses a`, ['a.consignee', 'a.address_detail'], text),
      sql`select a.id as key from users u join addresses a on a.user_id = u.id where ${holds('u.name', text)}`,
    ],
    consignee: (text) => keysHolding('a.id', sql`addresses a`, ['a.consignee'], text),
  },
  includes: {
    user: belongsTo('user', 'user_id', (ids) => sql`select id, name from users where id = any(${ids})`),
    ward: belongsTo(
      'ward',
      'ward_id',
      (
        ids,
      ) => sql`select w.id, w.name, region_of(w.id) as address, w.district_id, d.province_id, p.country_id,
        p.epoch
      from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id
      where w.id = any(${ids})`,
    ),
  },
});

/**
 * The one unit of today that an old ward became; null where there are several, or where the ward is not an
 * old one.
 */
async function successorOf({ db }: Context, wardId: string): Promise<string | null> {
  const [one, more] = await db
    .selectFrom('ward_map')
    .select(['new_ward_id', 'kind'])
    .where('old_ward_id', '=', wardId)
    .limit(2)
    .execute();
  return more === undefined && one?.kind === 'one' ? one.new_ward_id : null;
}

async function requireWard({ db }: Context, field: string, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (!(await hasRow({ db }, 'wards', { id }))) throw unknownReference(field, id);
}

/** Checks the wards, finds today's one, and lets a new default take the mark from the old one. */
async function asColumns(ctx: Context, userId: number, body: Body) {
  await requireWard(ctx, 'ward_id', body.ward_id);
  await requireWard(ctx, 'sender_ward_id', body.sender_ward_id);
  if (body.default === true)
    await ctx.db
      .updateTable('addresses')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .execute();
  return {
    default: undefined,
    address: undefined,
    is_default: body.default,
    address_detail: body.address_detail ?? body.address,
    resolved_ward_id:
      body.ward_id === undefined || body.ward_id === null
        ? body.ward_id
        : await successorOf(ctx, body.ward_id),
  };
}

const { list, get, create, update } = resourceRoutes(address, {
  table: 'addresses',
  name: 'address',
  source,
  async created(ctx, body) {
    const userId = body.user_id;
    if (userId !== ctx.actor.id) await requireCustomer(ctx, userId, 'user_id');
    // the contract asks for one of the two names
    return {
      ...(await asColumns(ctx, userId, body)),
      address_detail: body.address_detail ?? body.address ?? '',
    };
  },
  async changed(ctx, body, id) {
    const before = await ctx.db
      .selectFrom('addresses')
      .select(['user_id', 'ward_id'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const columns = await asColumns(ctx, before.user_id, body);
    if (body.resolved_ward_id === undefined) return columns;
    const chosen = {
      old_ward_id: body.ward_id ?? before.ward_id ?? '',
      new_ward_id: body.resolved_ward_id,
    };
    if (!(await hasRow(ctx, 'ward_map', chosen))) throw refuseField('resolved_ward_id', 'not_a_successor');
    return { ...columns, resolved_ward_id: body.resolved_ward_id };
  },
});

export const routes = [
  list,
  get,
  create,
  update,
  route(address.delete, async (ctx, { params, version }) => {
    const { is_default, others } = await lockRow<{ is_default: boolean; others: boolean }>(ctx, source, {
      id: params.id,
      version,
      columns: sql`a.is_default, exists (select from addresses o where o.user_id = a.user_id
        and o.id <> a.id) as others`,
    });
    if (is_default && others) throw new Refusal('default_address');
    await deleteRow(ctx, 'addresses', params.id);
    ctx.log({ logable_type: 'address', logable_id: params.id, type_id: 'deleted', content: {} });
    ctx.announce('changed', { type: 'address', id: params.id });
    return undefined;
  }),
  route(convertAddresses, async (ctx) => {
    const within = both([access(ctx), sql<SqlBool>`a.ward_id like 'old-%' and a.resolved_ward_id is null`]);
    const { numAffectedRows } = await sql`
      update addresses t set resolved_ward_id = m.new_ward_id, version = t.version + 1, updated_at = now()
      from (select a.id, a.ward_id from addresses a join users u on u.id = a.user_id where ${within}
      for no key update of a) a
      join (select old_ward_id, min(new_ward_id) as new_ward_id from ward_map group by old_ward_id
      having count(*) = 1 and bool_and(kind = 'one')) m on m.old_ward_id = a.ward_id
      where t.id = a.id`.execute(ctx.db);
    const {
      rows: [left],
    } = await sql<{
      count: number;
    }>`select count(*)::int as count from addresses a join users u on u.id = a.user_id
      where ${within}`.execute(ctx.db);
    const answer = { converted: Number(numAffectedRows ?? 0), needs_choice: left!.count };
    ctx.log({ logable_type: 'address', logable_id: 'all', type_id: 'others', content: answer });
    ctx.announce('changed', { type: 'address' });
    return answer;
  }),
];
