import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/accounting/netting/netting.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow, hasRow, insertRow } from '#kernel/crud/rows.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

type Link = RowOf<typeof endpoints.listPartyLinks>;

export const partyLinkSource = defineListSource<Link>({
  from: sql`party_links l`,
  select: sql`l.id, l.customer_id, l.supplier_id, l.created_at, l.updated_at, l.version`,
  key: 'l.id',
  access: (ctx) => rowAccess(ctx, { organization: 'l.organization_id', owners: [] }),
  includes: {
    customer: named('customer', 'customer_id', 'users'),
    supplier: named('supplier', 'supplier_id', 'suppliers'),
  },
});

const INCLUDED = ['customer', 'supplier'];

/** Links a customer and a supplier of the same business, each at most once. */
export const linkParties: Handler<typeof endpoints.linkParties> = async (ctx, { body }) => {
  const { organizationId: organization_id } = ctx;
  const { customer_id, supplier_id } = body;
  if (!(await hasRow(ctx, 'users', { id: customer_id, role_id: 'customer', organization_id })))
    throw unknownReference('customer_id', customer_id);
  if (!(await hasRow(ctx, 'suppliers', { id: supplier_id, organization_id })))
    throw unknownReference('supplier_id', supplier_id);
  await requireFree(ctx, body);
  const id = await insertRow(ctx, 'party_links', { ...body, organization_id, created_by: ctx.actor.id });
  tell(ctx, body, customer_id);
  return findRow(ctx, partyLinkSource, id, INCLUDED);
};

/** Removes a link; earlier nettings are unchanged. */
export const unlinkParties: Handler<typeof endpoints.unlinkParties> = async (
  ctx,
  { params: { id }, version },
) => {
  const link = await lockRow<Pick<Link, 'supplier_id'>>(ctx, partyLinkSource, {
    ...{ id, version },
    columns: sql`l.supplier_id`,
  });
  await deleteRow(ctx, 'party_links', id);
  tell(ctx, link, null);
};

async function requireFree(ctx: Context, { customer_id, supplier_id }: Parties): Promise<void> {
  const {
    rows: [link],
  } = await sql<{ party: string; other: string }>`
    select case when l.customer_id = ${customer_id} then u.name else s.name end as party,
      case when l.customer_id = ${customer_id} then s.name else u.name end as other
    from party_links l
    join users u on u.id = l.customer_id
    join suppliers s on s.id = l.supplier_id
    where l.customer_id = ${customer_id} or l.supplier_id = ${supplier_id}
    order by l.id
    limit 1`.execute(ctx.db);
  if (link !== undefined) throw new Refusal('party_linked', { values: { ...link }, details: { ...link } });
}
type Parties = Pick<Link, 'customer_id' | 'supplier_id'>;

/** Logs the link at the supplier. */
function tell(ctx: Context, { supplier_id }: Pick<Link, 'supplier_id'>, customer_id: number | null): void {
  const content = { customer_id };
  ctx.log({ logable_type: 'supplier', logable_id: supplier_id, type_id: 'write', content });
}

/** The supplier linked to a customer. Refuses with `party_not_linked`. */
export async function supplierOf(ctx: Context, customer_id: number): Promise<number> {
  const link = await ctx.db
    .selectFrom('party_links')
    .select('supplier_id')
    .where('customer_id', '=', customer_id)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (link === undefined) throw new Refusal('party_not_linked', { details: { customer_id } });
  return link.supplier_id;
}
