import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { decimalField, decimalText, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  integerId,
  lookupRow,
  noteField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { compare } from '../../kernel/decimal.ts';
import { bansShape } from '../../product/product/bans.ts';
import { movementReasons, placeKinds } from './movements.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';
import { productOfBoxShape } from './product-of-box.ts';

export const ownerRow = z.object({
  id: z.number().int(),
  box_id: z.number().int(),
  order_id: z.string(),
  user_id: z.number().int(),
  quantity: z.number().int(),
  is_cancel_distributed: z.boolean(),
  quantity_in_lading_bills: z.number().int(),
  quantity_of_owner_in_area: z.number().int(),
  quantity_in_goods_deliveries: z.number().int(),
  /** Boxes that the order owns and no confirmed delivery has delivered. */
  undelivered_quantity: z.number().int(),
  ...rowStamp,
  user: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
});
const itemRow = z.object({
  id: z.number().int(),
  product_id: z.string(),
  ...productOfLineShape,
  ...bansShape,
  quantity: decimalText(),
  expiry_date: z.string().nullable(),
});
const placed = z.object({
  kind: z.enum(placeKinds),
  area_id: z.number().int().nullable(),
  pallet_id: z.number().int().nullable(),
  container_id: z.number().int().nullable(),
  container_name: z.string().nullable(),
  quantity: z.number().int(),
});

/** `duplicate` identical boxes under one number. Sides in cm, weight in kg, volume of one box in cm3. */
export const boxRow = z.object({
  id: z.number().int(),
  sfa_id: guarded('sfa', z.number().int().nullable()),
  area_id: z.number().int(),
  length: decimalText(),
  width: decimalText(),
  height: decimalText(),
  weight: decimalText(),
  volume: decimalText(),
  duplicate: z.number().int(),
  distributed_quantity: z.number().int(),
  free_quantity: z.number().int(),
  closed_at: z.string().nullable(),
  box_ref_id: z.number().int().nullable(),
  box_parent_id: z.number().int().nullable(),
  is_parent_box: z.boolean(),
  quantity_in_inventory: z.number().int(),
  /** How many of them are in a warehouse that delivers to customers. */
  arrived_quantity: z.number().int(),
  quantity_in_picker: z.number().int(),
  outbound_quantity: z.number().int(),
  number_days_storage: z.number().int(),
  warnings: z.array(z.string()),
  /** Reason why more was packed from its parcel than arrived. Such a box is a discrepancy. */
  surplus_reason: z.string().nullable(),
  ...productOfBoxShape,
  ...rowStamp,
  items: z.array(itemRow).optional(),
  owners: z.array(ownerRow).optional(),
  tags: z.array(lookupRow).optional(),
  places: z.array(placed).optional(),
  sfa: guarded('sfa', z.object({ id: z.number().int(), tracking_code: z.string() })).optional(),
  actions: z.array(actionState).optional(),
});

/** Measures that are unusual. They are warnings only. */
export function boxWarnings({
  length,
  width,
  height,
  weight,
}: {
  length: string;
  width: string;
  height: string;
  weight: string;
}): string[] {
  const large = [length, width, height].some((side) => compare(side, '100') > 0);
  return [...(large ? ['side_over_100'] : []), ...(compare(weight, '100') > 0 ? ['weight_over_100'] : [])];
}

const side = () => decimalField({ min: '0', above: true, max: '2000', scale: 2 });
/** Sides in cm, weight in kg. */
export const boxMeasures = {
  length: side(),
  width: side(),
  height: side(),
  weight: decimalField({ min: '0', above: true, max: '10000', scale: 3 }),
};
const products = z
  .array(
    z.object({ product_id: textField(64), quantity: quantityField(), expiry_date: dateField().nullish() }),
    { error: 'not_list' },
  )
  .max(200, 'too_long');

const list = {
  filters: {
    id: 'integer',
    sfa_id: 'integer',
    area_id: 'integer',
    order_id: 'text',
    customer_id: 'integer',
    closed: 'boolean',
    free: 'boolean',
    product_id: 'text',
    pallet_id: 'integer',
    container_id: 'integer',
  },
  between: { created_at: 'instant' },
  sorts: ['id', 'created_at'],
  defaultSort: '-id',
  includes: ['owners', 'owners.user', 'sfa', 'tags', 'items', 'items.product', 'places'],
  search: true,
} as const;
const access = (action: 'read' | 'create' | 'update' | 'delete') => ({ resource: 'box', action }) as const;

export const listBoxes = defineList({
  id: 'warehouse.box.list',
  path: 'boxes',
  summary: 'List boxes',
  access: access('read'),
  row: boxRow,
  list,
});
export const getBox = defineEndpoint({
  id: 'warehouse.box.get',
  method: 'GET',
  path: 'boxes/{id}',
  summary: 'Read a box with contents, owners and places',
  access: access('read'),
  params: integerId,
  response: boxRow,
  detail: { includes: list.includes },
});
export const createBox = defineEndpoint({
  id: 'warehouse.box.create',
  method: 'POST',
  path: 'boxes',
  summary: 'Pack identical boxes',
  access: access('create'),
  body: z.object({
    ...boxMeasures,
    duplicate: integerField(1, 10000).default(1),
    sfa_id: integerField().nullish(),
    area_id: integerField().nullish(),
    products: products.default([]),
    packed: booleanField().default(false),
    /** Reason why more is packed than arrived, for callers with the right. */
    surplus_reason: noteField(500).optional(),
  }),
  response: boxRow,
  errors: ['box_is_empty', 'no_area', 'not_in_this_warehouse', 'packed_beyond_received', 'forbidden'],
});
export const updateBox = defineEndpoint({
  id: 'warehouse.box.update',
  method: 'PUT',
  path: 'boxes/{id}',
  summary: 'Change measures, number or contents of an open box',
  access: access('update'),
  params: integerId,
  /** `override` exceeds the limits of its pallet, for callers with the right. */
  body: z
    .object({
      ...boxMeasures,
      duplicate: integerField(1, 10000),
      products,
      override: booleanField(),
      surplus_reason: noteField(500),
    })
    .partial(),
  response: boxRow,
  errors: [
    'box_is_closed',
    'box_is_scrapped',
    'not_enough_boxes',
    'box_in_use',
    'pallet_overloaded',
    'packed_beyond_received',
    'forbidden',
    ...recognitionErrors,
  ],
});
export const closeBox = defineEndpoint({
  id: 'warehouse.box.close',
  method: 'PUT',
  path: 'boxes/{id}/close',
  summary: 'Close a box that has goods',
  access: access('update'),
  params: integerId,
  response: boxRow,
  errors: ['box_is_empty', 'box_is_scrapped'],
});
export const openBox = defineEndpoint({
  id: 'warehouse.box.open',
  method: 'PUT',
  path: 'boxes/{id}/open',
  summary: 'Reopen a box',
  access: access('update'),
  params: integerId,
  response: boxRow,
  errors: ['box_in_use', 'box_is_scrapped'],
});
export const deleteBox = defineEndpoint({
  id: 'warehouse.box.delete',
  method: 'DELETE',
  path: 'boxes/{id}',
  summary: 'Delete a box that nothing refers to',
  access: access('delete'),
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['box_in_use', 'box_is_scrapped'],
});
export const listBoxTags = defineLookup({
  id: 'warehouse.box-tag.list',
  path: 'box-tags',
  title: 'box tags',
});

export const boxMoveRow = z.object({
  id: z.number().int(),
  box_id: z.number().int(),
  quantity: z.number().int(),
  reason: z.enum(movementReasons),
  from: placed.omit({ quantity: true }),
  to: placed.omit({ quantity: true }),
  document_type: z.string().nullable(),
  document_id: z.string().nullable(),
  created_by: z.number().int().nullable(),
  created_at: z.string(),
});
export const listBoxMoves = defineList({
  id: 'warehouse.box-move.list',
  path: 'box-moves',
  summary: 'List the movements of boxes',
  access: access('read'),
  row: boxMoveRow,
  list: {
    filters: { box_id: 'integer', reason: 'text', document_type: 'text', document_id: 'text' },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at'],
    defaultSort: '-id',
  },
});
