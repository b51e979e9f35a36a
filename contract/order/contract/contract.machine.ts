import { defineMachine } from '../../kernel/machine.ts';

/** The states of a contract. */
export const contractStates = ['Draft', 'Open', 'Closed', 'Cancelled'] as const;
export type ContractState = (typeof contractStates)[number];

const right = { resource: 'contract', action: 'update' } as const;
const refusal = 'contract_wrong_state';

/** A contract is activated, and closed by hand or after its end date. Only an active one accepts orders. */
export const contractMachine = defineMachine(({ status_id }: { status_id: ContractState }) => status_id)({
  entity: 'contract',
  states: contractStates,
  initial: 'Draft',
  stages: [
    { states: ['Draft'], department: 'sale' },
    { states: ['Open'], department: 'sale' },
    { states: ['Closed'] },
  ],
  transitions: {
    put_in_force: { from: ['Draft'], to: 'Open', right, refusal },
    close: { from: ['Open'], to: 'Closed', right, refusal },
    reopen: { from: ['Closed'], to: 'Open', right, refusal },
    cancel: { from: ['Draft', 'Open'], to: 'Cancelled', right, refusal },
    update: { from: ['Draft', 'Open'], right, refusal },
    attach_order: { from: ['Open'], right, refusal },
    detach_order: { from: ['Open'], right, refusal },
    pay: { from: ['Open', 'Closed'], right: { resource: 'transaction', action: 'create' }, refusal },
    debit: { from: ['Open', 'Closed'], right: { resource: 'debt', action: 'create' }, refusal },
    delete: { from: ['Draft'], right: { resource: 'contract', action: 'delete' }, refusal },
  },
  editable: {
    start_date: {},
    end_date: {},
    service_fee: {},
    service_fee_currency_id: {},
    purchase_cost: {},
    purchase_cost_currency_id: {},
    note: {},
  },
  automatic: [{ from: ['Open'], to: 'Closed' }],
});
