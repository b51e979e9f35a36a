// Bills, boxes, containers and deliveries: the fields that their PUT accepts in each state.
import {
  arrivedBill,
  billedBox,
  fixedFreight,
  loadedBill,
  makeBill,
  makeContainer,
  packBox,
  plannedBill,
  shippedBill,
  waitingDelivery,
} from './boxes.ts';
import { newCustomer } from './contracts.ts';
import type { EditableDocument, Surroundings } from './editable-document.ts';
import { done } from './main-job.ts';

type Value = (n: number) => string;

/** The bill, box and container that a shipment has in a state of the bill. */
async function shipment({ crew }: Surroundings, state: string): Promise<any> {
  // Sales may change their own bills: one without boxes is theirs only where they made it.
  const sellers = { ...crew, warehouse: crew.sale };
  if (state === 'empty')
    return { bill: await makeBill(sellers, await newCustomer(crew), fixedFreight('9000')) };
  if (state === 'owed') {
    const planned = await plannedBill(crew);
    await done(crew.accounting('PUT', `lading-bills/${planned.bill.id}`, { action_debit: true }), 200);
    return planned;
  }
  const at = { open: billedBox, planned: plannedBill, locked: shippedBill, arrived: arrivedBill }[state]!;
  return at(crew);
}

const ladingBill = ({
  text,
  amount,
  range,
}: {
  text: Value;
  amount: Value;
  range: string;
}): EditableDocument => {
  const values = {
    name: text,
    type_freight_charge: () => 'fixed',
    type_freight_range: () => range,
    automatic_freight_rate_update: () => false,
    freight_charge_pay_for_order: (n: number) => n % 2 === 0,
    ...{ freight_rate: amount, discount: amount, declared_value: amount },
  };
  const all = Object.keys(values);
  return {
    ...{ entity: 'lading_bill', path: 'lading-bills/{id}', values },
    open: {
      empty: all,
      open: all,
      planned: all,
      locked: ['name'],
      arrived: ['name'],
      owed: ['name', 'freight_charge_pay_for_order'],
    },
    make: async (where, state) => (await shipment(where, state)).bill.id,
  };
};

const container = ({ text, amount }: { text: Value; amount: Value }): EditableDocument => {
  const values = { name: text, total_max_volume: amount, total_max_weight: amount };
  return {
    ...{ entity: 'container', path: 'containers/{id}', values },
    open: { open: Object.keys(values), cut_off: [], arrived: [] },
    async make(where, state) {
      if (state === 'open') return (await makeContainer(where.crew)).id;
      return (await shipment(where, state === 'arrived' ? 'arrived' : 'locked')).container.id;
    },
  };
};

const box = (): EditableDocument => {
  const side = (n: number) => String(20 + (n % 30));
  const values = { length: side, width: side, height: side, weight: side, duplicate: (n: number) => 2 + n };
  const all = [...Object.keys(values), 'products'];
  return {
    ...{ entity: 'box', path: 'boxes/{id}', values },
    open: { open: all, closed: [], loaded: [], arrived: [], delivered: [], scrapped: [] },
    async make(where, state) {
      const { crew } = where;
      if (state === 'loaded') return (await loadedBill(crew)).box.id;
      if (state === 'arrived') return (await arrivedBill(crew)).box.id;
      if (state === 'delivered') {
        const { box: sent, delivery } = await waitingDelivery(crew);
        const step = { status_id: 'shipping' };
        await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, step), 200);
        return sent.id;
      }
      const { id } = await packBox(crew, { packed: state !== 'open' });
      if (state === 'scrapped') await done(crew.warehouse('DELETE', `boxes/${id}`));
      return id;
    },
  };
};

const delivery = ({ text }: { text: Value }): EditableDocument => {
  const target = {
    delivery_partner_id: (n: number) => 1 + (n % 2),
    place_of_delivery_id: () => null,
    address_id: () => null,
  };
  return {
    ...{ entity: 'goods_delivery', path: 'goods-deliveries/{id}', values: { ...target, note: text } },
    open: {
      waiting_shipment: [...Object.keys(target), 'note'],
      ...{ shipping: ['note'], received: ['note'], cancelled: ['note'] },
    },
    async make({ crew }, state) {
      const { delivery: made } = await waitingDelivery(crew);
      const step = (status_id: string) =>
        done(crew.warehouse('PUT', `goods-deliveries/${made.id}`, { status_id }), 200);
      if (state === 'shipping' || state === 'received') await step('shipping');
      if (state === 'received' || state === 'cancelled') await step(state);
      return made.id;
    },
  };
};

export const billsAndBoxes = (values: { text: Value; amount: Value; range: string }): EditableDocument[] => [
  ...[ladingBill(values), container(values), box(), delivery(values)],
];
