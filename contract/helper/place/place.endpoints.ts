import { z } from 'zod';
import { rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

/** Source of a unit: Vietnam before and since 2025-07-01, Japan, or added by a user. */
export const epochs = ['vn-old', 'vn-2025', 'jp', 'own'] as const;
const named = z.object({ id: z.string(), name: z.string() });
const id = () =>
  textField(32)
    .refine((text) => /^[A-Za-z0-9-]+$/.test(text), 'invalid')
    .optional();
const place = { permission: 'place', key: 'text' } as const;
const everybody = <E extends { access: unknown }>(endpoint: E): E => ({ ...endpoint, access: 'signed_in' });
/** Every signed-in user may read places. Administrators may change them. */
const readable = <R extends { list: { access: unknown }; get: { access: unknown } }>(resource: R): R => ({
  ...resource,
  list: everybody(resource.list),
  get: everybody(resource.get),
});

export const countryRow = z.object({ id: z.string(), name: z.string(), ...rowStamp });
export const country = readable(
  defineResource({
    ...place,
    id: 'helper.country',
    path: 'countries',
    title: 'country',
    row: countryRow,
    create: z.object({ id: z.string().regex(/^[a-z]{2}$/, 'invalid'), name: textField(120) }),
    update: z.object({ name: textField(120) }).partial(),
    list: {
      filters: { id: 'text', name: 'contains' },
      sorts: ['id', 'name', 'position', 'created_at'],
      defaultSort: 'position,name',
      paged: false,
    },
  }),
);

export const provinceRow = z.object({
  id: z.string(),
  country_id: z.string(),
  code: z.string(),
  name: z.string(),
  epoch: z.enum(epochs),
  ...rowStamp,
});
export const province = readable(
  defineResource({
    ...place,
    id: 'helper.province',
    path: 'provinces',
    title: 'province',
    row: provinceRow,
    create: z.object({
      id: id(),
      name: textField(120),
      country_id: z
        .string()
        .regex(/^[a-z]{2}$/, 'invalid')
        .default('vn'),
    }),
    update: z.object({ name: textField(120) }).partial(),
    list: {
      filters: { id: 'text', name: 'contains', country_id: 'text', epoch: 'text' },
      sorts: ['id', 'code', 'name', 'epoch', 'created_at'],
      defaultSort: 'epoch,code',
      paged: false,
    },
  }),
);

/**
 * `address`: the unit and those above it. A placeholder district stands for a level that the country does
 * not have.
 */
export const districtRow = z.object({
  id: z.string(),
  province_id: z.string(),
  code: z.string(),
  name: z.string(),
  synthetic: z.boolean(),
  address: z.string(),
  ...rowStamp,
});
export const district = readable(
  defineResource({
    ...place,
    id: 'helper.district',
    path: 'districts',
    title: 'district',
    row: districtRow,
    create: z.object({ id: id(), name: textField(120), province_id: textField(32) }),
    update: z.object({ name: textField(120) }).partial(),
    list: {
      filters: { id: 'text', name: 'contains', province_id: 'text' },
      sorts: ['id', 'code', 'name', 'created_at'],
      defaultSort: 'code',
      paged: false,
    },
  }),
);

export const wardRow = z.object({
  id: z.string(),
  district_id: z.string(),
  code: z.string(),
  name: z.string(),
  postcode: z.string().nullable(),
  epoch: z.enum(epochs),
  country_id: z.string(),
  address: z.string(),
  ...rowStamp,
  district: named.extend({ synthetic: z.boolean() }),
  province: named,
});
/**
 * Lists of districts and wards require a filter by province, district, postcode or id, because all of them
 * are 130,000 rows.
 */
export const ward = readable(
  defineResource({
    ...place,
    id: 'helper.ward',
    path: 'wards',
    title: 'ward',
    row: wardRow,
    create: z.object({ id: id(), name: textField(120), district_id: textField(32) }),
    update: z.object({ name: textField(120) }).partial(),
    list: {
      filters: {
        id: 'text',
        name: 'contains',
        district_id: 'text',
        province_id: 'text',
        postcode: 'text',
        successor_of: 'text',
      },
      sorts: ['id', 'code', 'name', 'created_at'],
      defaultSort: 'code',
      paged: false,
    },
  }),
);
