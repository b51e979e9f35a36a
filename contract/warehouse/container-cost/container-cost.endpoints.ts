import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { z } from 'zod';
import { amountField, decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { actionState, integerField, integerId, noteField, rowStamp } from '../../kernel/fields.ts';
import { currencyIds, postedInCurrency } from '../../kernel/money.ts';
import { defineResource } from '../../kernel/resource.ts';
import { containerCostStates } from './container-cost.machine.ts';

/** Kinds of container costs. */
export const containerCostKinds = [
  'freight',
  'customs',
  'handling',
  'storage',
  'insurance',
  'trucking',
  'other',
] as const;
/** Measures by which a cost is allocated to bills. */
export const costBases = ['chargeable_weight', 'volume'] as const;

const named = z.object({ id: z.number().int(), name: z.string() });

export const containerCostRow = z.object({
  id: z.number().int(),
  container_id: z.number().int(),
  container_name: z.string(),
  supplier_id: z.number().int(),
  supplier_name: z.string(),
  kind: z.enum(containerCostKinds),
  basis: z.enum(costBases),
  currency_id: z.enum(currencyIds),
  amount: decimalText(),
  /** Book value in VND: advances at their own rate, the rest at the rate of the day of each change. */
  amount_base: decimalText(),
  paid: decimalText(),
  outstanding: decimalText(),
  unsolved: decimalText(),
  note: z.string().nullable(),
  state: z.enum(containerCostStates),
  ...rowStamp,
  actions: z.array(actionState).optional(),
});

const kind = z.enum(containerCostKinds, { error: 'not_one_of' });
const basis = z.enum(costBases, { error: 'not_one_of' });

/** Forwarders, customs agents and similar companies are suppliers. */
export const containerCost = defineResource({
  id: 'warehouse.container-cost',
  path: 'container-costs',
  title: 'cost of a container',
  permission: 'container_cost',
  key: 'integer',
  row: containerCostRow,
  create: z
    .object({
      container_id: integerField(),
      supplier_id: integerField(),
      kind,
      basis: basis.default('chargeable_weight'),
      currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
      amount: amountField(),
      note: noteField().optional(),
    })
    .superRefine(postedInCurrency('amount')),
  update: z.object({ kind, basis, amount: amountField(), note: noteField() }).partial(),
  list: {
    filters: {
      id: 'integer',
      container_id: 'integer',
      supplier_id: 'integer',
      kind: 'text',
      currency_id: 'text',
      settled: 'boolean',
    },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at', 'amount'],
    defaultSort: '-id',
    search: true,
  },
  errors: ['cost_below_paid', 'cost_is_paid', 'unknown_reference', ...recognitionErrors],
});

/** In VND. */
const outcome = { freight: decimalText(), cost: decimalText(), profit: decimalText() };

export const getContainerAccounting = defineEndpoint({
  id: 'warehouse.container.accounting',
  method: 'GET',
  path: 'containers/{id}/accounting',
  summary: 'Read cost and revenue of a container, by bill and by customer, in VND',
  access: { resource: 'container_cost', action: 'read' },
  params: integerId,
  response: z.object({
    id: z.number().int(),
    name: z.string(),
    ...outcome,
    costs: z.array(containerCostRow),
    bills: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        customer: named,
        chargeable_weight: decimalText(),
        volume: decimalText(),
        ...outcome,
        /** Its share of each cost, in the cost's currency and in VND. */
        shares: z.array(
          z.object({
            container_cost_id: z.number().int(),
            amount: decimalText(),
            amount_base: decimalText(),
          }),
        ),
      }),
    ),
    customers: z.array(z.object({ ...named.shape, ...outcome })),
  }),
});
