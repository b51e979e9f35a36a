import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import type * as secondPerson from '@hakobu/contract/identity/organization/second-person.endpoints.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow, differences, hasRow, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { notify } from '#kernel/notification/notify.ts';
import { usersWhoMayChange } from '#kernel/notification/users-who-may-change.ts';
import { forbidden, Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { organizationSource } from './organization.queries.ts';

/**
 * Creates a warehouse of a company, with its area if given; without a parent a company, which needs the
 * right on all organizations.
 */
export const createOrganization: Handler<typeof endpoints.createOrganization> = async (
  ctx,
  { body: { area, ...fields } },
) => {
  const { parent_id } = fields;
  if (parent_id === undefined && ctx.scope !== 'all') throw forbidden('organization.all.create');
  if (parent_id !== undefined && !(await hasRow(ctx, 'organizations', { id: parent_id, kind: 'company' })))
    throw unknownReference('parent_id', parent_id);
  const kind = parent_id === undefined ? 'company' : 'warehouse';
  const id = await insertRow(ctx, 'organizations', { ...fields, kind });
  if (area !== undefined) {
    const company_id = parent_id ?? id;
    if (await hasRow(ctx, 'areas', { company_id, name: area.name }))
      throw refuseField('area.name', 'area_taken');
    await insertRow(ctx, 'areas', { ...area, organization_id: id, company_id });
  }
  logChange(ctx, id, 'created', { ...fields, ...(area && { area: area.name }) });
  return read(ctx, id);
};

/** Changes name, time zone, printed details or a fee. */
export const updateOrganization: Handler<typeof endpoints.updateOrganization> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const before = await lockRow<Record<string, unknown>>(ctx, organizationSource, {
    id,
    version,
    columns: sql`o.*`,
  });
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'organizations', id, body);
    logChange(ctx, id, 'write', content);
  }
  return read(ctx, id);
};

/** Sets the VAT rate of an order type and currency, for revenue from now on. */
export const setSalesVat: Handler<typeof endpoints.setSalesVat> = async (
  ctx,
  { params: { id }, body, version },
) => {
  await lockRow(ctx, organizationSource, { id, version, columns: sql`o.id` });
  const { type_id, currency_id, percent } = body;
  await sql`
    insert into sales_vat_rates (organization_id, type_id, currency_id, percent)
    values (${id}, ${type_id}, ${currency_id}, ${percent})
    on conflict on constraint sales_vat_rates__one do update
    set percent = excluded.percent, updated_at = now(), version = sales_vat_rates.version + 1`.execute(
    ctx.db,
  );
  logChange(ctx, id, 'write', { sales_vat: body });
  return read(ctx, id);
};

/**
 * Sets the amount above which vouchers of some kinds need four-eyes approval; warehouses use the limit of
 * their company.
 */
export const setSecondPerson: Handler<typeof secondPerson.setApprovalLimit> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const before = await lockRow<Record<string, unknown> & { kind: string }>(ctx, organizationSource, {
    id,
    version,
    columns: sql`o.kind, o.second_person_above, o.second_person_kinds`,
  });
  if (before.kind !== 'company') throw new Refusal('not_found', { details: { id } });
  const after = { second_person_above: body.above, second_person_kinds: [...new Set(body.kinds)] };
  const content = differences(before, after);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'organizations', id, after);
    logChange(ctx, id, 'write', content);
    await tellApprovers(ctx, id, body.above);
  }
  return read(ctx, id);
};

/** Notifies the approvers when the limit changes, except whoever changed it. */
const tellApprovers = (ctx: Context, id: number, above: Decimal | null): Promise<void> =>
  notify(ctx, {
    kind: above === null ? 'second_person_removed' : 'second_person_changed',
    content: above === null ? {} : { above },
    to: usersWhoMayChange('transaction_approval', id),
  });

/** Deletes a warehouse that nothing refers to; companies cannot be deleted. */
export const deleteOrganization: Handler<typeof endpoints.deleteOrganization> = async (
  ctx,
  { params: { id }, version },
) => {
  const { kind } = await lockRow<{ kind: string }>(ctx, organizationSource, {
    id,
    version,
    columns: sql`o.kind`,
  });
  if (kind === 'company') throw new Refusal('in_use', { details: { kind } });
  await ctx.db.deleteFrom('organization_members').where('organization_id', '=', id).execute();
  await deleteRow(ctx, 'organizations', id);
  logChange(ctx, id, 'deleted', {});
};

const read = (ctx: Context, id: number) => findRow(ctx, organizationSource, id, ['members', 'areas']);

function logChange(
  ctx: Context,
  id: number,
  type_id: 'created' | 'write' | 'deleted',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'organization', logable_id: id, type_id, content });
}
