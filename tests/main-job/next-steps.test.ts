import { expect, test } from 'vitest';
import { transactionMachine } from '../../contract/accounting/transaction/transaction.machine.ts';
import type { ActionState } from '../../contract/kernel/fields.ts';
import { departments, type Machine } from '../../contract/kernel/machine.ts';
import { purchaseMachine } from '../../contract/order/purchase/purchase.machine.ts';
import { containerMachine } from '../../contract/warehouse/container/container.machine.ts';
import { goodsDeliveryMachine } from '../../contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import { sfaMachine } from '../../contract/warehouse/sfa/sfa.machine.ts';
import { boxMachine } from '../../contract/warehouse/box/box.machine.ts';
import { ladingBillMachine } from '../../contract/warehouse/lading-bill/lading-bill.machine.ts';
import { palletMachine } from '../../contract/warehouse/pallet/pallet.machine.ts';
import { workflowProgress } from '../../web/kit/document/workflow-progress.ts';
import { useTestServer } from '../support/test-server.ts';
import { arrivedBill, attach, billedBox, makeContainer, makeDelivery, putOn, scan } from './boxes.ts';
import { makePurchase, tally } from './goods.ts';
import {
  approve,
  bill,
  buy,
  deposit,
  done,
  load,
  makeCustomer,
  makeSupplier,
  paidOrder,
  payment,
  payOrder,
  receive,
  TODAY,
  unique,
  usePeople,
} from './main-job.ts';
import { forPurchase, pay } from './money.ts';

const server = useTestServer();
const crew = usePeople(server);

/** State, next actions and missing facts of a document in its response to the warehouse. */
async function nextStep<Row>(machine: Machine<Row, string, string>, path: string) {
  const row = await done(crew.warehouse('GET', path));
  const { stages, nextActions, missing, turns } = workflowProgress(machine, row, row.actions)!;
  return { at: stages.findLast(({ reached }) => reached)!.id, nextActions, missing, turns };
}
const box = (id: number) => nextStep(boxMachine, `boxes/${id}`);
const pallet = (id: number) => nextStep(palletMachine, `pallets/${id}`);
const ladingBill = (id: number) => nextStep(ladingBillMachine, `lading-bills/${id}`);
const warehouse = { turns: ['warehouse'], missing: [] } as const;

test('boxes, their pallet and their bill name the next step from packing to delivery', async () => {
  const { customer, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const measures = { length: '60', width: '40', height: '40', weight: '12.4' };
  const open = await done(crew.warehouse('POST', 'boxes', { ...measures, sfa_id: sfa.id }), 201);
  expect(await box(open.id)).toEqual({
    ...warehouse,
    at: 'open',
    nextActions: ['close'],
    missing: ['box_is_empty'],
  });

  const products = [{ product_id: order.items[0].product_id, quantity: '1' }];
  const packed = await done(
    crew.warehouse('POST', 'boxes', { ...measures, duplicate: 2, sfa_id: sfa.id, products, packed: true }),
    201,
  );
  const missing = ['box_without_order'];
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'closed', nextActions: ['load'], missing });
  const { actions } = await done(crew.warehouse('GET', `boxes/${packed.id}`));
  expect(actions).toContainEqual({ key: 'load', allowed: true, reason: null, missing });

  const { id: palletId } = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11' }), 201);
  expect(await pallet(palletId)).toEqual({ ...warehouse, at: 'empty', nextActions: ['add_boxes'] });
  const put = { pallet_id: palletId, box_id: packed.id, quantity: 2 };
  const { actions: after } = await done(crew.warehouse('POST', 'pallet-boxes', put), 201);
  expect(after.map(({ key }: { key: string }) => key)).toEqual(['add_boxes', 'set_location']);
  expect(await pallet(palletId)).toEqual({ ...warehouse, at: 'loaded', nextActions: ['set_location'] });
  const { area_id } = await done(crew.warehouse('GET', `pallets/${palletId}`));
  const { data: locations } = await done(
    crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${area_id}`),
  );
  await done(crew.warehouse('PUT', `pallets/${palletId}`, { location_id: locations[0].id }));
  expect(await pallet(palletId)).toEqual({ at: 'stored', nextActions: [], missing: [], turns: [] });

  const owner = { box_id: packed.id, order_id: order.id, quantity: 2 };
  await done(crew.warehouse('POST', 'owning-boxes', owner), 201);
  expect((await box(packed.id)).missing).toEqual(['box_without_bill']);

  const terms = { customer_id: customer, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 };
  const empty = await done(crew.warehouse('POST', 'lading-bills', terms), 201);
  expect(await ladingBill(empty.id)).toEqual({ ...warehouse, at: 'empty', nextActions: ['add_boxes'] });
  const billed = await bill(crew, customer, order, packed, 2);
  expect(await ladingBill(billed.id)).toEqual({ ...warehouse, at: 'open', nextActions: ['plan'] });
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'closed', nextActions: ['load'] });

  const container = await load(crew, { ...billed, pivot_boxes: [{ box_id: packed.id, quantity: 1 }] });
  expect(await ladingBill(billed.id)).toEqual({
    ...{ ...warehouse, at: 'planned', nextActions: ['cut_off'] },
    missing: ['bills_not_loaded'],
  });
  expect((await box(packed.id)).at).toBe('closed'); // One of the two is still there.
  const both = { container_id: container.id, box_id: packed.id, quantity: 1 };
  await done(crew.warehouse('POST', 'out-container-pickers', both), 201);
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'loaded', nextActions: ['unload'] });
  expect(await pallet(palletId)).toMatchObject({ at: 'empty' });

  await done(
    crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })),
  );
  await done(crew.accounting('PUT', `lading-bills/${billed.id}`, { action_debit: true }));
  await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`));
  expect(await ladingBill(billed.id)).toEqual({ ...warehouse, at: 'locked', nextActions: ['unload'] });
  await done(crew.warehouse('POST', 'in-container-pickers', { ...both, quantity: 2, area_id: 3 }), 201);
  expect(await ladingBill(billed.id)).toEqual({
    at: 'arrived',
    nextActions: [],
    missing: [],
    turns: [],
  });
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'arrived', nextActions: ['deliver'] });
});

/** What a document waits for, as each department reads it; the one that has to act can. */
async function seenByAll<Row>(machine: Machine<Row, string, string>, path: string) {
  const seen = await Promise.all(
    departments.map(async (department) => {
      const { status, body: row } = await crew[department]('GET', path);
      if (status === 403) return undefined;
      const { stages, turns, nextActions, missing } = workflowProgress(machine, row, row.actions)!;
      const allowed = row.actions.filter((action: ActionState) => action.allowed);
      const can = allowed.map(({ key }: ActionState) => key);
      const remedy = remedies[missing[0] ?? ''] ?? nextActions[0];
      const byOther = turns.length > 1 && department !== turns[0];
      if (turns.includes(department) && !byOther)
        expect([department, can]).toEqual([department, expect.arrayContaining([remedy])]);
      return { at: stages.findLast(({ reached }) => reached)!.id, turns, nextActions, missing };
    }),
  );
  const [first, ...others] = seen.filter((one) => one !== undefined);
  for (const other of others) expect(other).toEqual(first);
  const { at, turns, nextActions, missing } = first!;
  return [at, turns.join(), nextActions.join(), ...missing];
}
/** The actions that make what is missing true. */
const remedies: Record<string, string> = {
  orders_unsettled: 'settle_orders',
  container_is_empty: 'attach',
  bills_not_loaded: 'load',
  delivery_without_carrier: 'update',
  delivery_without_boxes: 'add_boxes',
};

test('a purchase is approved, ordered, received and paid', async () => {
  const { order } = await paidOrder(crew);
  const made = await makePurchase(crew, order);
  const at = () => seenByAll(purchaseMachine, `purchases/${made.id}`);
  expect(await at()).toEqual(['New', 'purchase', 'approve,approve_and_order']);
  await done(crew.purchase('PUT', `purchases/${made.id}/approve`));
  expect(await at()).toEqual(['Approved', 'purchase', 'order']);
  await done(crew.purchase('PUT', `purchases/${made.id}/order`));
  expect(await at()).toEqual(['Ordered', 'warehouse', 'receive']);
  await done(tally(crew, made.items[0].id, '1'), 201);
  expect(await at()).toEqual(['Ordered', 'warehouse', 'receive']);
  await done(tally(crew, made.items[0].id, '2'), 201);
  expect(await at()).toEqual(['Received', 'accounting', 'pay']);
  const amount = { amount: made.total };
  await done(pay(crew, 'payment_supplier', made.supplier_id, { ...amount, fund_id: 2 }), 201);
  const receipts = forPurchase({ purchase: made });
  await done(pay(crew, 'payment_purchase', made.supplier_id, { ...amount, ...receipts }), 201);
  expect(await at()).toEqual(['Finish', '', '']);
});

test('a payee’s purchase waits for accounting only', async () => {
  const { id: customer_id } = await makeCustomer(crew);
  await deposit(crew, customer_id, '3000', 'JPY');
  const payees = [{ supplier_id: await makeSupplier(crew), amount: '3000' }];
  const { id } = await done(crew.sale('POST', 'order/payments', { customer_id, payees }), 201);
  await approve(crew, id);
  await payOrder(crew, customer_id, id, '3000');
  const order = await done(crew.sale('GET', `orders/${id}`));
  const path = `purchases/${order.payees[0].purchase_id}`;
  expect(await seenByAll(purchaseMachine, path)).toEqual(['Ordered', 'accounting', 'pay']);
});

test('a parcel is tallied', async () => {
  const arrival = { tracking_code: `T${unique()}`, quantity: 2, arrival_date: TODAY };
  const { id } = await done(crew.warehouse('POST', 'sfas', arrival), 201);
  const at = () => seenByAll(sfaMachine, `sfas/${id}`);
  const count = () => done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: id, packages: 1 }), 201);
  expect(await at()).toEqual(['declared', 'warehouse', 'tally']);
  await count();
  expect(await at()).toEqual(['counting', 'warehouse', 'tally']);
  await count();
  expect((await at())[0]).toBe('counted');
});

test('a container is loaded, settled, cut off and unloaded', async () => {
  const { bill: billed, box: packed, order } = await billedBox(crew);
  const container = await makeContainer(crew);
  const at = () => seenByAll(containerMachine, `containers/${container.id}`);
  const open = ['open', 'warehouse', 'cut_off'];
  expect(await at()).toEqual([...open, 'container_is_empty']);
  await done(attach(crew, container, billed.id));
  expect(await at()).toEqual([
    ...['open', 'warehouse,accounting', 'cut_off', 'bills_not_loaded', 'orders_unsettled'],
  ]);
  await done(scan(crew, 'out', container, packed, 2), 201);
  expect(await at()).toEqual(['open', 'accounting', 'cut_off', 'orders_unsettled']);
  await done(crew.accounting('PUT', `orders/${order.id}`, { action_debit: true }));
  expect(await at()).toEqual(open);
  await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`));
  expect(await at()).toEqual(['cut_off', 'warehouse', 'unload']);
  await done(scan(crew, 'in', container, packed, 1), 201);
  expect(await at()).toEqual(['arrived', '', '']);
});

test('a delivery gets boxes, a carrier and a place, leaves and is confirmed', async () => {
  const { box: packed, order, customer } = await arrivedBill(crew);
  const made = await makeDelivery(crew, customer, { delivery_partner_id: null });
  const path = `goods-deliveries/${made.id}`;
  const at = () => seenByAll(goodsDeliveryMachine, path);
  const waiting = ['waiting_shipment', 'warehouse', 'ship'];
  expect(await at()).toEqual([...waiting, 'delivery_without_boxes', 'delivery_without_carrier']);
  await done(putOn(crew, made, packed, order, 2), 201);
  expect(await at()).toEqual([...waiting, 'delivery_without_carrier']);
  await done(crew.warehouse('PUT', path, { delivery_partner_id: 1 }));
  expect(await at()).toEqual(waiting);
  await done(crew.warehouse('PUT', path, { status_id: 'shipping' }));
  expect(await at()).toEqual(['shipping', 'warehouse', 'receive']);
  await done(crew.warehouse('PUT', path, { status_id: 'received' }));
  expect(await at()).toEqual(['received', '', '']);
});

test('a posted voucher waits for nothing: files are optional', async () => {
  const { customer } = await paidOrder(crew);
  const list = `transactions?filter[transactionable_id]=${customer}&filter[transactionable_type]=user`;
  const { data } = await done(crew.accounting('GET', `${list}&filter[type_id]=deposit_with_cash`));
  const row = await done(crew.accounting('GET', `transactions/${data[0].id}`));
  expect(workflowProgress(transactionMachine, row, row.actions)).toBeUndefined();
  const seen = await done(crew.sale('GET', `transactions/${data[0].id}`));
  expect(seen.actions[0]).toMatchObject({ key: 'attach_files', allowed: false, reason: 'forbidden' });
});
