import { z } from 'zod';
import { decimalField, decimalText, moneyField } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  actionState,
  booleanField,
  dateField,
  integerField,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

/** Suggested groups of prices. Companies may use others. */
export const priceGroups = ['shipping-fee', 'exchange-rates', 'service-fee', 'storage', 'others'] as const;
/** Condition keys of a price. `unit` names the measure that the amount multiplies, and cannot be removed. */
export const conditionKeys = ['currency', 'shipment-method', 'customer-group', 'from', 'to', 'unit'] as const;
/** Usual condition keys of each group. */
export const suggestedKeys: Readonly<Record<string, readonly (typeof conditionKeys)[number][]>> = {
  'shipping-fee': ['currency', 'shipment-method', 'from', 'to'],
  'exchange-rates': ['from', 'to'],
  'service-fee': ['currency', 'shipment-method'],
};
export const suggestedKeysOf = (group: string): readonly (typeof conditionKeys)[number][] =>
  suggestedKeys[group] ?? ['currency'];

const amount = z.object({
  id: z.number().int(),
  from: decimalText(),
  to: decimalText().nullable(),
  value: decimalText(),
});
const timeline = z.object({
  id: z.number().int(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  version: z.number().int(),
  amounts: z.array(amount),
  actions: z.array(actionState).optional(),
});
const condition = z.object({
  id: z.number().int(),
  key: z.string(),
  value: z.string(),
  version: z.number().int(),
});

/** `problems`: why a price never applies: no timeline, no amounts, or a gap between brackets. */
export const priceRow = z.object({
  id: z.number().int(),
  group_type: z.string(),
  name: z.string(),
  minimum_charge: decimalText(),
  rounding_step: decimalText().nullable(),
  higher_break: z.boolean(),
  ...rowStamp,
  conditions: z.array(condition).optional(),
  timelines: z.array(timeline).optional(),
  /** Amounts of all timelines. */
  amounts: z.array(amount.extend({ price_timeline_id: z.number().int() })).optional(),
  problems: z.array(z.enum(['no_timeline', 'no_amounts', 'gap'])).optional(),
});
const fields = {
  group_type: textField(64),
  name: textField(160),
  minimum_charge: moneyField(),
  rounding_step: decimalField({ min: '0', above: true, max: '1000000' }).nullable(),
  higher_break: booleanField(),
};
const overlaps = ['price_overlap'] as const;

export const price = defineResource({
  id: 'helper.price',
  path: 'prices',
  title: 'price',
  permission: 'price',
  key: 'integer',
  row: priceRow,
  create: z.object({
    ...z.object(fields).partial().shape,
    name: fields.name,
    group_type: fields.group_type.default('shipping-fee'),
  }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', group_type: 'text' },
    sorts: ['id', 'name', 'group_type', 'created_at'],
    defaultSort: 'group_type,name',
    includes: ['conditions', 'timelines', 'amounts', 'problems'],
    search: true,
  },
  errors: overlaps,
});

const conditionFields = { key: textField(64), value: textField(120) };
export const conditionRow = z.object({
  id: z.number().int(),
  price_id: z.number().int(),
  key: z.string(),
  value: z.string(),
  ...rowStamp,
});
export const priceCondition = defineResource({
  id: 'helper.condition',
  path: 'conditions',
  title: 'price condition',
  permission: 'condition',
  key: 'integer',
  row: conditionRow,
  create: z.object({ ...conditionFields, price_id: integerField() }),
  update: z.object(conditionFields).partial(),
  list: {
    filters: { id: 'integer', price_id: 'integer', key: 'text', value: 'text' },
    sorts: ['id', 'key', 'created_at'],
    defaultSort: 'id',
  },
  errors: [...overlaps, 'unit_needed', 'condition_taken'],
});

const day = () => dateField().nullable();
const bracket = z.object({
  from: decimalField({ min: '0', max: '999999999' }),
  to: decimalField({ min: '0', above: true, max: '999999999' }).nullable(),
  value: moneyField(),
});
/**
 * Validity from the start date to before the end date. An empty date is unbounded. `amounts` replace all
 * brackets, which must cover 0 to infinity.
 */
export const timelineRow = z.object({
  id: z.number().int(),
  price_id: z.number().int(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  ...rowStamp,
  amounts: z.array(amount).optional(),
  actions: z.array(actionState).optional(),
});
export const priceTimeline = defineResource({
  id: 'helper.price_timeline',
  path: 'price-timelines',
  title: 'price timeline',
  permission: 'price',
  key: 'integer',
  row: timelineRow,
  create: z.object({
    price_id: integerField(),
    start_date: day().default(null),
    end_date: day().default(null),
    amounts: z.array(bracket).min(1).max(100).optional(),
  }),
  update: z
    .object({ start_date: day(), end_date: day(), amounts: z.array(bracket).min(1).max(100) })
    .partial(),
  list: {
    filters: { id: 'integer', price_id: 'integer' },
    between: { start_date: 'date' },
    sorts: ['id', 'start_date', 'end_date', 'created_at'],
    defaultSort: 'start_date',
    includes: ['amounts'],
  },
  errors: [...overlaps, 'timeline_overlap', 'brackets_incomplete', 'price_in_force'],
});

/**
 * A bracket from its lower bound to below its upper one, null for no upper bound. Changing a value that is
 * in force starts a new timeline today.
 */
export const amountRow = z.object({
  id: z.number().int(),
  price_timeline_id: z.number().int(),
  from: decimalText(),
  to: decimalText().nullable(),
  value: decimalText(),
  ...rowStamp,
});
export const priceAmount = defineResource({
  id: 'helper.price_amount',
  path: 'price-amounts',
  title: 'price amount',
  permission: 'price',
  key: 'integer',
  row: amountRow,
  create: bracket.partial({ to: true }).extend({ price_timeline_id: integerField() }),
  update: bracket.partial(),
  list: {
    filters: { id: 'integer', price_timeline_id: 'integer' },
    sorts: ['id', 'from', 'created_at'],
    defaultSort: 'from',
  },
  errors: ['bracket_overlap', 'price_in_force'],
});

/** Computes the cost of a measure on a date. Answers price and bracket, or the nearest price. */
export const previewPrice = defineEndpoint({
  id: 'helper.price.preview',
  method: 'GET',
  path: 'prices/preview',
  summary: 'Find the price that holds for a context, a measure and a date',
  access: { resource: 'price', action: 'read' },
  query: z.object({
    group_type: textField(64).default('shipping-fee'),
    date: dateField(),
    measure: decimalField({ min: '0', max: '999999999999' }).default('0'),
    currency: z.string().max(64).optional(),
    'shipment-method': z.string().max(64).optional(),
    'customer-group': z.string().max(64).optional(),
    /** Customer whose group applies, for callers that do not know the group. */
    customer_id: integerField().optional(),
    from: z.string().max(64).optional(),
    to: z.string().max(64).optional(),
    unit: z.string().max(64).optional(),
  }),
  response: z.object({
    price: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    timeline: z
      .object({ id: z.number().int(), start_date: z.string().nullable(), end_date: z.string().nullable() })
      .nullable(),
    bracket: z.object({ from: decimalText(), to: decimalText().nullable(), value: decimalText() }).nullable(),
    measure: decimalText(),
    cost: decimalText().nullable(),
    nearest: z.string().nullable(),
  }),
});
