// Contracts of customers, with the orders in them.
import { payment, TODAY } from '../../main-job/main-job.ts';
import type { Attempts, Chance } from './chance.ts';

/** Mostly orders of the contract's customer. */
function contractAndOrder({ some, have, pick, order }: Chance): { contract: string; order: string } {
  const contract = some('contracts');
  const own = have.orders!.filter(({ customer }) => customer === contract.customer);
  return { contract: contract.id, order: (pick([...own, ...own, order()]) ?? order()).id };
}

const attach = (chance: Chance) => {
  const { contract, order } = contractAndOrder(chance);
  return chance.crew.admin('PUT', `contracts/${contract}/attach-order`, { order_ids: [order] });
};

export const contractAttempts: Attempts = {
  'write a contract': ({ crew, order }) =>
    crew.sale('POST', 'contracts', { customer_id: order().customer, start_date: TODAY }),
  'put in force or end': ({ crew, some, pick }) =>
    crew.admin('PUT', `contracts/${some('contracts').id}`, {
      status_id: pick(['Open', 'Open', 'Closed', 'Cancelled']),
    }),
  attach,
  'attach another': attach,
  detach: ({ crew, have, pick, order }) => {
    const { id, contract } = pick(have.orders!.filter((one) => one.contract !== null)) ?? order();
    return crew.admin('PUT', `contracts/${contract}/detach-order`, { order_ids: [id] });
  },
  'attach orders of a bill': ({ crew, some }) =>
    crew.admin('POST', 'functions/attach-orders-in-lading-bill-to-contract', {
      ...{ contract_id: some('contracts').id, lading_bill_id: some('bills').id },
    }),
  'pay by contract': ({ crew, some, amount }) => {
    const { id, customer } = some('contracts');
    return crew.accounting('POST', ...payment('service', customer, amount(), { type: 'contract', id }));
  },
  'put a contract on debt': ({ crew, some }) =>
    crew.accounting('PUT', `contracts/${some('contracts').id}`, { action_debit: true }),
  'bear freight': ({ crew, some, count }) =>
    crew.warehouse('PUT', `lading-bills/${some('bills').id}`, { freight_charge_pay_for_order: count() > 2 }),
};
