import { z } from 'zod';
import { decimalText, moneyField } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  integerField,
  integerId,
  noteField,
  rowStamp,
  someOf,
  textField,
} from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { bansShape } from '../../product/product/bans.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

export const containerStatuses = ['open', 'cut_off', 'arrived'] as const;
/** Volumes in m3, weights in kg. `readiness`: what is missing for the cut-off. */
/** Usage of capacity. Customers see the dates only. */
const load = <Schema extends z.ZodType>(schema: Schema) => guarded('container_cutoff', schema);

export const containerRow = z.object({
  id: z.number().int(),
  name: z.string(),
  shipment_method_id: z.string(),
  type_id: z.string().nullable(),
  from_area_id: z.number().int(),
  to_area_id: z.number().int(),
  had_cut_off: z.boolean(),
  cut_off_date: z.string().nullable(),
  arrived_at: z.string().nullable(),
  status: z.enum(containerStatuses),
  total_max_volume: load(decimalText()),
  total_max_weight: load(decimalText()),
  volume: load(decimalText()),
  weight: load(decimalText()),
  lading_bills_count: load(z.number().int()),
  bills_quantity: load(z.number().int()),
  loaded_quantity: load(z.number().int()),
  unloaded_quantity: load(z.number().int()),
  quantity_in_container: load(z.number().int()),
  ...rowStamp,
  lading_bills: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        customer_name: z.string(),
        volume: decimalText(),
        weight: decimalText(),
        freight_charge: decimalText(),
        freight_charge_unsolved: decimalText(),
      }),
    )
    .optional(),
  boxes: z
    .array(
      z.object({
        box_id: z.number().int(),
        quantity: z.number().int(),
        loaded: z.number().int(),
        unloaded: z.number().int(),
        /** Boxes in the container beyond those of its bills. */
        undesired: z.number().int(),
        ...bansShape,
        ...productOfBoxShape,
      }),
    )
    .optional(),
  actions: z.array(actionState).optional(),
});
const read = { resource: 'container', action: 'read' } as const;
const update = { resource: 'container', action: 'update' } as const;
const list = {
  filters: {
    id: 'integer',
    name: 'contains',
    shipment_method_id: 'text',
    had_cut_off: 'boolean',
    from_area_id: 'integer',
    to_area_id: 'integer',
  },
  between: { created_at: 'instant', cut_off_date: 'instant' },
  sorts: ['id', 'name', 'created_at', 'cut_off_date'],
  defaultSort: '-id',
  includes: ['lading_bills', 'boxes'],
  search: true,
} as const;

export const listContainers = defineList({
  id: 'warehouse.container.list',
  path: 'containers',
  summary: 'List containers',
  access: read,
  row: containerRow,
  list,
});
export const getContainer = defineEndpoint({
  id: 'warehouse.container.get',
  method: 'GET',
  path: 'containers/{id}',
  summary: 'Read a container',
  access: read,
  params: integerId,
  response: containerRow,
  detail: { includes: list.includes },
});
export const createContainer = defineEndpoint({
  id: 'warehouse.container.create',
  method: 'POST',
  path: 'containers',
  summary: 'Create a container',
  access: { resource: 'container', action: 'create' },
  body: z.object({
    name: textField(120),
    shipment_method_id: textField(32),
    type_id: textField(32).nullish(),
    from_area_id: integerField(),
    to_area_id: integerField(),
    total_max_volume: moneyField().optional(),
    total_max_weight: moneyField().optional(),
  }),
  response: containerRow,
});
export const updateContainer = defineEndpoint({
  id: 'warehouse.container.update',
  method: 'PUT',
  path: 'containers/{id}',
  summary: 'Rename a container or change its limits',
  access: update,
  params: integerId,
  body: z
    .object({ name: textField(120), total_max_volume: moneyField(), total_max_weight: moneyField() })
    .partial(),
  response: containerRow,
  errors: ['container_is_cut_off'],
});
const bills = z.object({
  lading_bill_ids: someOf(integerField(), 500),
});
export const attachLadingBills = defineEndpoint({
  id: 'warehouse.container.attach-lading-bills',
  method: 'POST',
  path: 'containers/{id}/attach-lading-bills',
  summary: 'Plan lading bills for a container',
  access: update,
  params: integerId,
  body: bills,
  response: containerRow,
  status: 200,
  errors: [
    'container_is_cut_off',
    'bill_in_container',
    'route_mismatch',
    'goods_banned',
    'unknown_reference',
  ],
});
export const detachLadingBills = defineEndpoint({
  id: 'warehouse.container.detach-lading-bills',
  method: 'DELETE',
  path: 'containers/{id}/detach-lading-bills',
  summary: 'Take lading bills off a container',
  access: update,
  params: integerId,
  body: bills,
  response: containerRow,
  status: 200,
  errors: ['container_is_cut_off', 'bill_is_loaded', 'unknown_reference'],
});
const cutoff = { resource: 'container_cutoff', action: 'update' } as const;
export const cutOffContainer = defineEndpoint({
  id: 'warehouse.container.cut-off',
  method: 'PUT',
  path: 'containers/{id}/cut-off',
  summary: 'Close a container for shipping; `override` lets unsettled orders go, with a reason',
  access: cutoff,
  params: integerId,
  body: z.object({ override: booleanField().default(false), reason: noteField().optional() }),
  response: containerRow,
  errors: [
    'container_is_cut_off',
    'container_is_empty',
    'boxes_undesired',
    'goods_banned',
    'bills_not_loaded',
    'freight_not_assessed',
    'orders_unsettled',
    'reason_required',
    'forbidden',
  ],
});
export const openContainer = defineEndpoint({
  id: 'warehouse.container.open',
  method: 'PUT',
  path: 'containers/{id}/open',
  summary: 'Take a cut-off back while nothing was unloaded',
  access: cutoff,
  params: integerId,
  response: containerRow,
  errors: ['container_not_cut_off', 'container_unloaded'],
});
export const listUndesiredBoxes = defineEndpoint({
  id: 'warehouse.container.undesired',
  method: 'GET',
  path: 'containers/{id}/get-undesired-box-containers',
  summary: 'Loaded boxes that no bill of the container covers',
  access: read,
  params: integerId,
  response: z.object({ data: z.array(z.object({ box_id: z.number().int(), quantity: z.number().int() })) }),
});
export const removeUndesiredBoxes = defineEndpoint({
  id: 'warehouse.container.remove-undesired',
  method: 'DELETE',
  path: 'containers/{id}/remove-undesired-box-containers',
  summary: 'Take boxes that no bill covers out of a container; all of the box without a quantity',
  access: update,
  params: integerId,
  body: z.object({ box_id: integerField(), quantity: integerField(1, 10000).optional() }),
  response: containerRow,
  status: 200,
  errors: ['container_is_cut_off', 'over_unloading', 'unknown_reference'],
});

const pickerRow = z.object({
  id: z.number().int(),
  container_id: z.number().int(),
  box_id: z.number().int(),
  quantity: z.number().int(),
  created_at: z.string(),
  created_by: z.number().int().nullable(),
});
const pickers = {
  filters: { container_id: 'integer', box_id: 'integer' },
  sorts: ['id', 'created_at'],
  defaultSort: '-id',
} as const;
export const listOutPickers = defineList({
  id: 'warehouse.out-picker.list',
  path: 'out-container-pickers',
  summary: 'List loading scans',
  access: read,
  row: pickerRow,
  list: pickers,
});
export const listInPickers = defineList({
  id: 'warehouse.in-picker.list',
  path: 'in-container-pickers',
  summary: 'List unloading scans',
  access: read,
  row: pickerRow,
  list: pickers,
});
export const createOutPicker = defineEndpoint({
  id: 'warehouse.out-picker.create',
  method: 'POST',
  path: 'out-container-pickers',
  summary: 'Load boxes into a container, also such as no bill covers',
  access: update,
  body: z.object({ container_id: integerField(), box_id: integerField(), quantity: integerField(1, 10000) }),
  /** The container, and its new scans: one for each place that boxes were taken from. */
  response: containerRow.extend({ scans: z.array(z.number().int()) }),
  errors: ['container_is_cut_off', 'not_enough_boxes', 'unknown_reference'],
});
export const deleteOutPicker = defineEndpoint({
  id: 'warehouse.out-picker.delete',
  method: 'DELETE',
  path: 'out-container-pickers/{id}',
  summary: 'Take a loading scan back while the container is open',
  access: update,
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['container_is_cut_off', 'over_unloading'],
});
export const createInPicker = defineEndpoint({
  id: 'warehouse.in-picker.create',
  method: 'POST',
  path: 'in-container-pickers',
  summary: 'Unload boxes at the destination',
  access: update,
  body: z.object({
    container_id: integerField(),
    box_id: integerField(),
    quantity: integerField(1, 10000),
    area_id: integerField().nullish(),
  }),
  response: containerRow,
  errors: ['container_not_cut_off', 'over_unloading', 'unknown_reference'],
});
export const listContainerTypes = defineLookup({
  id: 'warehouse.container-type.list',
  path: 'container-types',
  title: 'container types',
  extra: { max_volume: decimalText(), max_weight: decimalText() },
});
