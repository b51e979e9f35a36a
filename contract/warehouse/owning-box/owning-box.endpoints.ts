import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, integerField, integerId, noteField, someOf, textField } from '../../kernel/fields.ts';
import { bansShape } from '../../product/product/bans.ts';
import { boxRow, createBox, ownerRow } from '../box/box.endpoints.ts';
import { productOfBoxShape } from '../box/product-of-box.ts';

export const owningBoxRow = ownerRow.extend({
  customer_name: z.string(),
  length: decimalText(),
  width: decimalText(),
  height: decimalText(),
  weight: decimalText(),
  duplicate: z.number().int(),
  is_parent_box: z.boolean(),
  /** Reason why the order owns more pieces than were allocated to it. */
  surplus_reason: z.string().nullable(),
  ...productOfBoxShape,
  actions: z.array(actionState).optional(),
});
const errors = [
  'over_owning',
  'order_not_approved',
  'order_is_cancelled',
  'order_is_finished',
  'assembled_beyond_distributed',
] as const;

export const listOwningBoxes = defineList({
  id: 'warehouse.owning-box.list',
  path: 'owning-boxes',
  summary: 'List which order owns which boxes',
  access: { resource: 'owner', action: 'read' },
  row: owningBoxRow,
  list: {
    filters: {
      id: 'integer',
      box_id: 'integer',
      order_id: 'text',
      user_id: 'integer',
      is_cancel_distributed: 'boolean',
      undelivered: 'boolean',
      /** Whether boxes of the order are on no bill of lading. */
      unbilled: 'boolean',
    },
    sorts: ['id', 'created_at', 'updated_at'],
    defaultSort: '-id',
    includes: ['user'],
    search: true,
  },
});
export const createOwningBox = defineEndpoint({
  id: 'warehouse.owning-box.create',
  method: 'POST',
  path: 'owning-boxes',
  summary: 'Assemble boxes to an order',
  access: { resource: 'owner', action: 'create' },
  body: z.object({
    box_id: integerField(),
    order_id: textField(64),
    quantity: integerField(1, 10000),
    surplus_reason: noteField(500).optional(),
  }),
  response: owningBoxRow,
  errors,
});
export const assembleProposed = defineEndpoint({
  id: 'warehouse.owning-box.propose',
  method: 'POST',
  path: 'owning-boxes/proposed',
  summary: 'Assemble free boxes to the orders of their goods, by approval time',
  access: { resource: 'owner', action: 'create' },
  body: z.object({
    box_ids: someOf(integerField(), 200),
  }),
  response: z.object({
    data: z.array(
      z.object({
        box_id: z.number().int(),
        order_id: z.string(),
        customer_name: z.string(),
        quantity: z.number().int(),
      }),
    ),
    /** Boxes that cannot be assembled, because their contents are not allocated to one order. */
    left: z.array(z.object({ box_id: z.number().int(), quantity: z.number().int() })),
  }),
  previews: true,
  errors: ['no_order_for_boxes'],
});
export const packForOrder = defineEndpoint({
  id: 'warehouse.owning-box.pack',
  method: 'POST',
  path: 'owning-boxes/packed',
  summary: 'Pack identical boxes for an order, to which they belong at once',
  access: { resource: 'owner', action: 'create' },
  body: createBox.body.extend({ order_id: textField(64) }),
  response: boxRow,
  previews: true,
  errors: [
    ...createBox.errors,
    'order_not_approved',
    'order_is_cancelled',
    'order_is_finished',
    'assembled_beyond_distributed',
  ],
});
export const cancelDistributed = defineEndpoint({
  id: 'warehouse.owning-box.cancel',
  method: 'POST',
  path: 'functions/cancel-distributed/{id}',
  summary: 'Take boxes off an order',
  access: { resource: 'owner', action: 'update' },
  params: integerId,
  response: owningBoxRow,
  status: 200,
  errors: ['owner_on_the_way', ...recognitionErrors],
});

export const availableBoxRow = owningBoxRow.extend({
  available_quantity: z.number().int(),
  ...bansShape,
  volume: decimalText(),
  tags: z.array(z.string()),
});
export const listAvailableBoxes = defineEndpoint({
  id: 'warehouse.owning-box.available',
  method: 'GET',
  path: 'owning-boxes-available',
  summary: 'Boxes of a customer that can still go on a lading bill or a delivery, oldest first',
  access: { resource: 'owner', action: 'read' },
  query: z.object({
    customer_id: integerField().optional(),
    type: z.enum(['lading_bill', 'goods_delivery'], { error: 'not_one_of' }),
    order_id: textField(64).optional(),
  }),
  detail: { includes: ['user', 'tags'] },
  response: z.object({ data: z.array(availableBoxRow) }),
});
