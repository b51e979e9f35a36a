import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { booleanField, integerField, noteField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

/**
 * Whether the units of an address are current: `none` has no ward, and `needs_choice` has a former one that
 * was divided.
 */
export const conversions = ['none', 'current', 'converted', 'needs_choice'] as const;
const place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  district_id: z.string(),
  province_id: z.string(),
  country_id: z.string(),
  epoch: z.string(),
});

export const addressRow = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  consignee: z.string(),
  tel: z.string().nullable(),
  address: z.string(),
  address_detail: z.string(),
  ward_id: z.string().nullable(),
  resolved_ward_id: z.string().nullable(),
  conversion: z.enum(conversions),
  full_address: z.string(),
  note: z.string().nullable(),
  default: z.boolean(),
  sender_name: z.string().nullable(),
  sender_tel: z.string().nullable(),
  sender_address: z.string().nullable(),
  sender_ward_id: z.string().nullable(),
  ...rowStamp,
  ward: place.nullable().optional(),
  user: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
});
const ward = () => textField(32).nullable();
const fields = {
  consignee: textField(),
  tel: telField(),
  address_detail: textField(500),
  note: noteField(),
  ward_id: ward(),
  sender_name: noteField(255),
  sender_tel: telField(),
  sender_address: noteField(500),
  sender_ward_id: ward(),
};

export const address = defineResource({
  id: 'identity.address',
  path: 'addresses',
  title: 'address',
  permission: 'address',
  key: 'integer',
  row: addressRow,
  create: z
    .object({
      user_id: integerField(),
      ...z.object(fields).partial().shape,
      consignee: fields.consignee,
      address_detail: fields.address_detail.optional(),
      address: textField(500).optional(),
      default: booleanField().default(false),
    })
    .refine(({ address_detail, address: written }) => address_detail !== undefined || written !== undefined, {
      path: ['address_detail'],
      message: 'required',
    }),
  update: z.object({ ...fields, resolved_ward_id: textField(32), default: booleanField() }).partial(),
  list: {
    filters: {
      id: 'integer',
      user_id: 'integer',
      consignee: 'contains',
      ward_id: 'text',
      conversion: 'text',
      default: 'boolean',
    },
    sorts: ['id', 'consignee', 'created_at', 'default'],
    defaultSort: '-default,-id',
    includes: ['ward', 'user'],
    search: true,
  },
  errors: ['not_a_successor', 'default_address'],
});

/**
 * Replaces former wards of addresses by current ones. Addresses of divided wards wait for a user's choice.
 */
export const convertAddresses = defineEndpoint({
  id: 'identity.address.convert',
  method: 'POST',
  path: 'addresses/convert',
  summary: 'Convert addresses to the administrative units of today',
  access: { resource: 'address', action: 'update' },
  status: 200,
  response: z.object({ converted: z.number().int(), needs_choice: z.number().int() }),
});
