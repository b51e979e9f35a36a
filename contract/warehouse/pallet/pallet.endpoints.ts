import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  integerField,
  integerId,
  rowStamp,
  someOf,
  textField,
} from '../../kernel/fields.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

const locationRow = z.object({
  id: z.number().int(),
  shelve_id: z.number().int(),
  shelve_name: z.string(),
  area_id: z.number().int(),
  floor: z.number().int(),
  column: z.number().int(),
  row: z.number().int(),
  pallet_id: z.number().int().nullable(),
});

/** `boxes_volume` in cm3, `boxes_weight` in kg. */
export const palletRow = z.object({
  id: z.number().int(),
  type_id: z.string(),
  area_id: z.number().int(),
  location_id: z.number().int().nullable(),
  location_name: z.string().nullable(),
  boxes_volume: decimalText(),
  boxes_weight: decimalText(),
  max_volume: decimalText(),
  max_weight: decimalText(),
  boxes_quantity: z.number().int(),
  warnings: z.array(z.string()),
  ...rowStamp,
  boxes: z
    .array(
      z.object({
        box_id: z.number().int(),
        quantity: z.number().int(),
        weight: decimalText(),
        volume: decimalText(),
        ...productOfBoxShape,
      }),
    )
    .optional(),
  actions: z.array(actionState).optional(),
});
const read = { resource: 'pallet', action: 'read' } as const;

export const listPallets = defineList({
  id: 'warehouse.pallet.list',
  path: 'pallets',
  summary: 'List pallets',
  access: read,
  row: palletRow,
  list: {
    filters: { id: 'integer', type_id: 'text', area_id: 'integer', location_id: 'integer' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
    includes: ['boxes'],
    search: true,
  },
});
export const getPallet = defineEndpoint({
  id: 'warehouse.pallet.get',
  method: 'GET',
  path: 'pallets/{id}',
  summary: 'Read a pallet',
  access: read,
  params: integerId,
  response: palletRow,
  detail: { includes: ['boxes'] },
});
export const createPallet = defineEndpoint({
  id: 'warehouse.pallet.create',
  method: 'POST',
  path: 'pallets',
  summary: 'Create a pallet',
  access: { resource: 'pallet', action: 'create' },
  body: z.object({
    type_id: textField(32),
    area_id: integerField().nullish(),
    location_id: integerField().nullish(),
  }),
  response: palletRow,
  errors: ['no_area', 'location_taken'],
});
export const updatePallet = defineEndpoint({
  id: 'warehouse.pallet.update',
  method: 'PUT',
  path: 'pallets/{id}',
  summary: 'Put a pallet at a location, or free it',
  access: { resource: 'pallet', action: 'update' },
  params: integerId,
  body: z.object({ location_id: integerField().nullable() }),
  response: palletRow,
  errors: ['location_taken'],
});
const position = [
  'not_enough_boxes',
  'box_not_in_area',
  'box_on_other_pallet',
  'pallet_overloaded',
  'forbidden',
] as const;
/** Exceeds the limits of the pallet's type, for callers with the right. */
const override = booleanField().default(false);
export const createPalletBox = defineEndpoint({
  id: 'warehouse.pallet-box.create',
  method: 'POST',
  path: 'pallet-boxes',
  summary: 'Put loose boxes on a pallet of their area',
  access: { resource: 'pallet', action: 'update' },
  body: z.object({
    pallet_id: integerField(),
    box_id: integerField(),
    quantity: integerField(1, 10000),
    override,
  }),
  response: palletRow,
  errors: position,
});
export const putAway = defineEndpoint({
  id: 'warehouse.pallet-box.put-away',
  method: 'POST',
  path: 'pallets/put-away',
  summary: 'Put several loose boxes on one pallet, new or there already, and the pallet at its location',
  access: { resource: 'pallet', action: 'update' },
  body: z
    .object({
      /** By default creates a pallet of `type_id` in `area_id`. */
      pallet_id: integerField().optional(),
      type_id: textField(32).optional(),
      area_id: integerField().optional(),
      location_id: integerField().optional(),
      boxes: someOf(z.object({ box_id: integerField(), quantity: integerField(1, 10000) }), 100),
      override,
    })
    .refine(({ pallet_id, type_id }) => pallet_id !== undefined || type_id !== undefined, {
      path: ['pallet_id'],
      error: 'required',
    }),
  response: palletRow,
  previews: true,
  errors: [...position, 'no_area', 'location_taken'],
});
export const takeDown = defineEndpoint({
  id: 'warehouse.pallet-box.take-down',
  method: 'POST',
  path: 'pallets/{id}/taken-down',
  summary: 'Take boxes off a pallet, which moves to the named location or to none',
  access: { resource: 'pallet', action: 'update' },
  params: integerId,
  body: z.object({
    boxes: someOf(z.object({ box_id: integerField(), quantity: integerField(1, 10000) }), 100),
    location_id: integerField().nullable().optional(),
  }),
  response: palletRow,
  status: 200,
  errors: ['not_enough_boxes', 'location_taken', 'unknown_reference'],
});
export const changeSkuPosition = defineEndpoint({
  id: 'warehouse.pallet-box.move',
  method: 'PUT',
  path: 'change-sku-position',
  summary: 'Move boxes from one pallet to another',
  access: { resource: 'pallet', action: 'update' },
  body: z.object({
    box_id: integerField(),
    from_pallet_id: integerField(),
    to_pallet_id: integerField(),
    quantity: integerField(1, 10000),
    override,
  }),
  response: palletRow,
  errors: position,
});
export const listLocations = defineList({
  id: 'warehouse.location.list',
  path: 'locations',
  summary: 'List locations on shelves',
  access: { resource: 'location', action: 'read' },
  row: locationRow,
  list: {
    filters: {
      id: 'integer',
      empty_pallet: 'boolean',
      shelve_id: 'integer',
      area_id: 'integer',
      floor: 'integer',
      column: 'integer',
      row: 'integer',
    },
    sorts: ['id'],
    defaultSort: 'id',
    search: true,
  },
});
export const listPalletTypes = defineLookup({
  id: 'warehouse.pallet-type.list',
  path: 'pallet-types',
  title: 'pallet types',
  extra: {
    max_volume: decimalText(),
    max_weight: decimalText(),
    max_length: decimalText(),
    max_width: decimalText(),
    max_height: decimalText(),
  },
});
export const listShelves = defineList({
  id: 'warehouse.shelf.list',
  path: 'shelves',
  summary: 'List shelves',
  access: { resource: 'location', action: 'read' },
  row: z.object({ id: z.number().int(), area_id: z.number().int(), name: z.string() }),
  list: {
    filters: { id: 'integer', area_id: 'integer' },
    sorts: ['id', 'name'],
    defaultSort: 'id',
    paged: false,
  },
});
