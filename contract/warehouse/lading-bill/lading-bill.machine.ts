import { isPositive, type Decimal } from '../../kernel/decimal.ts';
import { defineMachine } from '../../kernel/machine.ts';

interface LadingBillFacts {
  quantity: number;
  container_id: number | null;
  had_cut_off: boolean;
  arrived_at: string | null;
  freight_charge_paid?: Decimal;
  freight_charge_debited?: Decimal;
}
type LadingBillState = 'empty' | 'open' | 'planned' | 'locked' | 'arrived';

const change = { resource: 'lading_bill', action: 'update' } as const;
const everywhere = ['empty', 'open', 'planned', 'locked', 'arrived'] as const;
const refusal = 'bill_is_locked';
/** Its terms are fixed once something of its freight is paid or recorded as receivable. */
const term = {
  fixed: {
    when: ({ freight_charge_paid = '0', freight_charge_debited = '0' }: LadingBillFacts) =>
      isPositive(freight_charge_paid) || isPositive(freight_charge_debited),
    refusal: 'bill_freight_is_fixed',
  },
} as const;
const locked = { locked: refusal, arrived: refusal } as const;

/**
 * A bill gets boxes, is planned for a container and ships with it. After the cut-off its boxes are fixed.
 * Freight can be settled before and after.
 */
export const ladingBillMachine = defineMachine(
  ({ quantity, container_id, had_cut_off, arrived_at }: LadingBillFacts): LadingBillState => {
    if (had_cut_off) return arrived_at === null ? 'locked' : 'arrived';
    if (container_id !== null) return 'planned';
    return quantity > 0 ? 'open' : 'empty';
  },
)({
  entity: 'lading_bill',
  states: everywhere,
  initial: 'empty',
  stages: [
    { states: ['empty'], department: 'warehouse', actions: ['add_boxes'] },
    { states: ['open'], department: 'warehouse' },
    { states: ['planned'], department: 'warehouse' },
    { states: ['locked'], department: 'warehouse' },
    { states: ['arrived'] },
  ],
  transitions: {
    update: { from: ['empty', 'open', 'planned'], right: change, refusal },
    add_boxes: { from: ['empty', 'open', 'planned'], right: change, refusal },
    plan: {
      from: ['empty', 'open'],
      to: 'planned',
      right: { resource: 'container', action: 'update' },
      refusal: { planned: 'bill_in_container', ...locked },
    },
    cut_off: {
      from: ['planned'],
      to: 'locked',
      right: { resource: 'container_cutoff', action: 'update' },
      refusal: { empty: 'bill_without_container', open: 'bill_without_container', ...locked },
    },
    unload: {
      from: ['locked', 'arrived'],
      to: 'arrived',
      right: { resource: 'container', action: 'update' },
      refusal: 'container_not_cut_off',
    },
    debit: { from: everywhere, right: { resource: 'debt', action: 'create' }, refusal },
    pay: { from: everywhere, right: { resource: 'transaction', action: 'create' }, refusal },
    correct_freight: {
      from: ['empty', 'open', 'planned'],
      right: { resource: 'debt', action: 'update' },
      refusal,
    },
    delete: {
      from: ['empty', 'open'],
      right: { resource: 'lading_bill', action: 'delete' },
      refusal: { planned: 'bill_in_container', ...locked },
    },
  },
  editable: {
    name: { from: everywhere },
    type_freight_charge: term,
    type_freight_range: term,
    automatic_freight_rate_update: term,
    // payments move with the freight between order and contract
    freight_charge_pay_for_order: {},
    freight_rate: term,
    discount: term,
    declared_value: term,
  },
  automatic: [
    { from: ['empty'], to: 'open' },
    { from: ['open', 'planned'], to: 'empty' },
    { from: ['planned'], to: 'open' },
    { from: ['locked'], to: 'planned' },
  ],
});
