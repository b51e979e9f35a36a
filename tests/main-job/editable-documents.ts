// Every document that people change in place: its states, and the fields that its PUT accepts in each.
import { freightRanges } from '../../contract/warehouse/freight/rate-freight.ts';
import type { EditableDocument, Surroundings } from './editable-document.ts';
import { billsAndBoxes } from './editable-goods.ts';
import { compensate, compensatedOrder } from './compensations.ts';
import { draftContract, newCustomer } from './contracts.ts';
import { draftOrder, makePurchase } from './goods.ts';
import { makeContainer } from './boxes.ts';
import { buy, done, makeSupplier, paidOrder, receive } from './main-job.ts';
import { inDays, pay, purchaseThatAsks } from './money.ts';

const text = (n: number) => `Ghi chú ${n}`;
const amount = (n: number) => String(1000 + n);

const order: EditableDocument = (() => {
  const values = {
    shipment_method_id: (n: number) => (n % 2 === 0 ? 'air' : 'sea'),
    sale_id: () => null,
    ...{ service_fee: amount, insurance_fee: amount, special_goods_fee: amount, additional_cost: amount },
    ...{ special_declaration: amount, insurance_declaration: amount, note: text },
  };
  const all = Object.keys(values);
  const columns: Record<string, string> = {
    draft: "approved_at = null, cancelled_at = null, status_id = 'NotYetApprove'",
    approved: "approved_at = now(), cancelled_at = null, status_id = 'CompletedApprove'",
    finished: "approved_at = now(), cancelled_at = null, status_id = 'CompletedFinish'",
    cancelled: 'cancelled_at = now()',
  };
  const restore = ({ server }: Surroundings, id: string | number, state: string) =>
    server.query(`update orders set ${columns[state]} where id = $1`, [id]);
  return {
    ...{ entity: 'order', path: 'orders/{id}', values, restore },
    open: { draft: all, approved: all, finished: [], cancelled: [] },
    async make(where, state) {
      const { id } = (await draftOrder(where.crew)).order;
      await restore(where, id, state);
      return id;
    },
  };
})();

/** A purchase that is recorded as payable. */
async function owedPurchase({ crew }: Surroundings): Promise<{ id: number }> {
  const { purchase: asked } = await purchaseThatAsks(crew);
  const debit = { action_debit: true, payment_due_date: inDays(9) };
  await done(crew.accounting('PUT', `purchases/${asked.id}`, debit), 200);
  return asked;
}

const purchase: EditableDocument = (() => {
  const values = { additional_cost: amount, note: text, compensation_cuts_price: (n: number) => n % 2 === 0 };
  const all = Object.keys(values);
  const restore = async ({ server }: Surroundings, id: string | number, state: string) =>
    state !== 'owed' &&
    server.query('update purchases set status_id = $2, cancelled_at = $3 where id = $1', [
      ...[id, state],
      state === 'Cancelled' ? new Date() : null,
    ]);
  return {
    ...{ entity: 'purchase', path: 'purchases/{id}', values, restore },
    open: {
      ...{ New: all, Approved: all, Ordered: all, PartiallyReceived: all, Received: all },
      ...{ Finish: [], Cancelled: [] },
      owed: all.filter((field) => field !== 'additional_cost'),
    },
    async make(where, state) {
      if (state === 'owed') return (await owedPurchase(where)).id;
      const { order: of } = await draftOrder(where.crew);
      const { id } = await makePurchase(where.crew, of, { order_items: [] });
      await restore(where, id, state);
      return id;
    },
  };
})();

const purchaseItem: EditableDocument = (() => {
  const terms = {
    ...{ price: amount, quantity: amount, tax_percent: (n: number) => String(n % 99) },
    discount_tax_per_tax_percent: (n: number) => String(n % 99),
    is_price_with_tax: (n: number) => n % 2 === 0,
  };
  const later = { short_closed_quantity: (n: number) => (n % 2 === 0 ? '1' : '2'), note: text };
  const values = { ...terms, ...later, short_close_reason: text };
  const all = Object.keys(values);
  const closed = [...Object.keys(later), 'short_close_reason'];
  const restore = ({ server }: Surroundings, id: string | number, state: string) =>
    server.query('update purchase_items set status_id = $2 where id = $1', [
      ...[id, state === 'owed' ? 'WaitingToReceive' : state],
    ]);
  return {
    ...{ entity: 'purchase_item', path: 'purchase/items/{id}', values, restore },
    open: {
      ...{ Newish: all, Paid: all, WaitingToReceive: all, OutOfStock: all },
      ...{ ReceivedAtWarehouse: closed, Finish: closed, Cancelled: [] },
      owed: ['quantity', ...closed],
    },
    async make(where, state) {
      if (state === 'owed') {
        const { id } = await owedPurchase(where);
        const { data } = await done(where.crew.purchase('GET', `purchase/items?filter[purchase_id]=${id}`));
        return data[0].id;
      }
      const { order: of } = await draftOrder(where.crew);
      const { items } = await makePurchase(where.crew, of, { order_items: [] });
      await restore(where, items[0].id, state);
      return items[0].id;
    },
  };
})();

const contract: EditableDocument = (() => {
  const values = {
    start_date: (n: number) => inDays(-n),
    end_date: (n: number) => inDays(30 + n),
    ...{ service_fee: amount, purchase_cost: amount, note: text },
    service_fee_currency_id: (n: number) => (n % 2 === 0 ? 'VND' : 'JPY'),
    purchase_cost_currency_id: (n: number) => (n % 2 === 0 ? 'VND' : 'JPY'),
  };
  const all = Object.keys(values);
  return {
    ...{ entity: 'contract', path: 'contracts/{id}', values },
    open: { Draft: all, Open: all, Closed: [], Cancelled: [] },
    async make({ server, crew }, state) {
      const { id } = await draftContract(crew, await newCustomer(crew));
      await server.query('update contracts set status_id = $2 where id = $1', [id, state]);
      return id;
    },
  };
})();

const compensation: EditableDocument = {
  ...{ entity: 'compensation', path: 'order-compensations/{id}' },
  values: { amount: (n) => String(800_000 + n), note: text },
  open: { open: ['amount', 'note'], in_part: ['amount', 'note'], decided: ['note'], paid: ['note'] },
  async make({ crew }, state) {
    const owed = await compensatedOrder(crew, '800000');
    const { id } = owed.compensation;
    const at = `order-compensations/${id}`;
    if (state === 'in_part') await done(compensate(crew, { ...owed, amount: '300000' }), 201);
    if (state === 'paid') await done(compensate(crew, { ...owed, amount: '800000' }), 201);
    if (state === 'decided')
      await done(crew.accounting('PUT', at, { action_debit: true, payment_due_date: inDays(9) }), 200);
    return id;
  },
};

const containerCost: EditableDocument = {
  ...{ entity: 'container_cost', path: 'container-costs/{id}' },
  values: {
    kind: (n) => (n % 2 === 0 ? 'customs' : 'freight'),
    basis: (n) => (n % 2 === 0 ? 'volume' : 'chargeable_weight'),
    ...{ amount, note: text },
  },
  open: {
    open: ['kind', 'basis', 'amount', 'note'],
    in_part: ['kind', 'basis', 'amount', 'note'],
    paid: ['kind', 'basis', 'note'],
  },
  async make({ crew }, state) {
    const [container, supplier_id] = [await makeContainer(crew), await makeSupplier(crew)];
    const cost = { container_id: container.id, supplier_id, kind: 'freight', currency_id: 'JPY' };
    const { id } = await done(crew.accounting('POST', 'container-costs', { ...cost, amount: '900' }), 201);
    if (state === 'open') return id;
    await done(pay(crew, 'payment_supplier', supplier_id, { amount: '900', fund_id: 2 }), 201);
    const receipts = [{ receiptable_type: 'container', receiptable_id: String(container.id) }];
    const paid = { amount: state === 'paid' ? '900' : '300', receipts };
    await done(pay(crew, 'payment_purchase', supplier_id, paid), 201);
    return id;
  },
};

const parcel: EditableDocument = (() => {
  const values = {
    quantity: (n: number) => 10 + n,
    ...{ shipping_fee: amount, coupon: text, arrival_date: (n: number) => inDays(-n) },
  };
  const all = Object.keys(values);
  return {
    ...{ entity: 'sfa', path: 'sfas/{id}', values },
    open: {
      ...{ declared: all, counting: all, counted: all },
      paid: all.filter((field) => field !== 'shipping_fee'),
    },
    async make({ crew, server }, state) {
      const bought = await buy(crew, (await paidOrder(crew)).order);
      const { sfa } = await receive(crew, bought);
      const received = { declared: 0, counting: 1, counted: 2, paid: 2 }[state];
      await server.query('update sfas set quantity = 2, received_quantity = $2 where id = $1', [
        ...[sfa.id, received],
      ]);
      if (state !== 'paid') return sfa.id;
      await done(crew.warehouse('PUT', `sfas/${sfa.id}`, { shipping_fee: '500' }), 200);
      await done(pay(crew, 'payment_supplier', bought.supplier, { amount: '500', fund_id: 2 }), 201);
      const receipts = [{ receiptable_type: 'sfa', receiptable_id: sfa.id }];
      await done(pay(crew, 'payment_purchase', bought.supplier, { amount: '500', receipts }), 201);
      return sfa.id;
    },
  };
})();

export const editableDocuments: readonly EditableDocument[] = [
  ...[order, purchase, purchaseItem, contract, compensation, containerCost, parcel],
  ...billsAndBoxes({ text, amount, range: freightRanges[1] }),
];
