import { z } from 'zod';
import { orderTypeIds } from '../../order/order/order-types.ts';
import { decimalText, percentField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerField, integerId, noteField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { taxCodeField } from '../../kernel/tax-code.ts';
import { defineLinks } from '../../kernel/links.ts';
import { currencyIds, postedField } from '../../kernel/money.ts';

const areaRow = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['origin', 'destination']),
  country_id: z.string(),
  organization_id: z.number().int(),
});
/** The company or one of its warehouses. `time_zone`: IANA name. */
export const organizationRow = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['company', 'warehouse']),
  parent_id: z.number().int().nullable(),
  time_zone: z.string(),
  /** Company data on printed papers. */
  address: z.string().nullable(),
  tax_code: z.string().nullable(),
  tel: z.string().nullable(),
  representative: z.string().nullable(),
  /** Fee of a customer who cancels a won lot, in JPY. */
  auction_cancel_fee: decimalText(),
  /**
   * Limit in VND above which vouchers of these kinds need four-eyes approval, null without a limit. A
   * warehouse has the limit of its company.
   */
  second_person_above: decimalText().nullable(),
  second_person_kinds: z.array(z.string()),
  /** Tolerance of wholesale quantities in per cent. */
  quantity_tolerance: decimalText(),
  /** VAT included in amounts of orders, by type and currency. Null where none is set. */
  sales_vat: z.array(z.object({ type_id: z.string(), currency_id: z.string(), percent: decimalText() })),
  ...rowStamp,
  members: z.array(z.object({ id: z.number().int(), name: z.string(), role_id: z.string() })).optional(),
  areas: z.array(areaRow).optional(),
});

/** Organizations that the caller may choose as scope. */
export const listOrganizations = defineList({
  id: 'identity.organization.list',
  path: 'organizations',
  summary: 'List organizations',
  access: 'signed_in',
  row: organizationRow,
  list: {
    filters: { id: 'integer', kind: 'text', parent_id: 'integer', name: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'id',
    includes: ['members', 'areas'],
    paged: false,
  },
});

const zones = new Set(Intl.supportedValuesOf('timeZone'));
const fields = {
  name: textField(120),
  time_zone: textField(64).refine((zone) => zones.has(zone), 'not_one_of'),
};
/** Company data on printed papers. */
const onPaper = {
  address: textField(300).nullable(),
  tax_code: taxCodeField(),
  tel: telField(),
  representative: noteField(120),
};
const one = { params: integerId, response: organizationRow } as const;
export const getOrganization = defineEndpoint({
  ...one,
  id: 'identity.organization.get',
  method: 'GET',
  path: 'organizations/{id}',
  summary: 'Read one organization',
  access: 'signed_in',
  detail: { includes: ['members', 'areas'] },
});
/**
 * With a parent, creates a warehouse of a company and the area it works in. Without one, creates a company
 * that is separate from all others.
 */
export const createOrganization = defineEndpoint({
  id: 'identity.organization.create',
  method: 'POST',
  path: 'organizations',
  summary: 'Create a warehouse, or without a parent a company',
  access: { resource: 'organization', action: 'create' },
  response: organizationRow,
  errors: ['area_taken'],
  body: z.object({
    name: fields.name,
    time_zone: fields.time_zone.default('Asia/Ho_Chi_Minh'),
    parent_id: integerField().optional(),
    area: z
      .object({
        name: textField(120),
        kind: z.enum(['origin', 'destination'], { error: 'not_one_of' }),
        country_id: z.string().length(2, 'invalid'),
      })
      .optional(),
  }),
});
export const updateOrganization = defineEndpoint({
  ...one,
  id: 'identity.organization.update',
  method: 'PUT',
  path: 'organizations/{id}',
  summary: 'Change an organization',
  access: { resource: 'organization', action: 'update' },
  body: z
    .object({
      ...fields,
      ...onPaper,
      auction_cancel_fee: postedField('JPY'),
      /** Applies to new orders. */
      quantity_tolerance: percentField(),
    })
    .partial(),
});
/** Applies to revenue recognised from now on. Earlier revenue keeps its VAT. */
export const setSalesVat = defineEndpoint({
  ...one,
  id: 'identity.organization.set-sales-vat',
  method: 'PUT',
  path: 'organizations/{id}/sales-vat',
  summary: 'Set the VAT included in amounts of orders, by type and currency',
  access: { resource: 'organization', action: 'update' },
  body: z.object({
    type_id: z.enum(orderTypeIds, { error: 'not_one_of' }),
    currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
    percent: percentField(),
  }),
});
export const deleteOrganization = defineEndpoint({
  id: 'identity.organization.delete',
  method: 'DELETE',
  path: 'organizations/{id}',
  summary: 'Delete a warehouse that nothing refers to',
  access: { resource: 'organization', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['in_use'],
});
export const organizationMembers = defineLinks({
  id: 'identity.organization.member',
  path: 'organizations/{id}/members',
  title: 'members to an organization',
  permission: 'organization',
  key: 'integer',
  field: 'user_ids',
  row: organizationRow,
});

export const listAreas = defineList({
  id: 'identity.area.list',
  path: 'areas',
  summary: 'List the areas where warehouses work',
  access: 'signed_in',
  row: areaRow,
  list: {
    filters: { kind: 'text', organization_id: 'integer', country_id: 'text' },
    sorts: ['id', 'name'],
    defaultSort: 'id',
    paged: false,
  },
});
