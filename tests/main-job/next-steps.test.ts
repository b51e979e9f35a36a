import { expect, test } from 'vitest';
import { transactionMachine } from '../../contract/accounting/transaction/transaction.machine.ts';
import type { Machine } from '../../contract/kernel/machine.ts';
import { boxMachine } from '../../contract/warehouse/box/box.machine.ts';
import { ladingBillMachine } from '../../contract/warehouse/lading-bill/lading-bill.machine.ts';
import { palletMachine } from '../../contract/warehouse/pallet/pallet.machine.ts';
import { workflowProgress } from '../../web/kit/document/workflow-progress.ts';
import { useTestServer } from '../support/test-server.ts';
import { bill, buy, done, load, paidOrder, payment, receive, usePeople } from './main-job.ts';

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
  const scan = { container_id: container.id, box_id: packed.id, quantity: 1 };
  await done(crew.warehouse('POST', 'out-container-pickers', scan), 201);
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'loaded', nextActions: ['unload'] });
  expect(await pallet(palletId)).toMatchObject({ at: 'empty' });

  await done(
    crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })),
  );
  await done(crew.accounting('PUT', `lading-bills/${billed.id}`, { action_debit: true }));
  await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`));
  expect(await ladingBill(billed.id)).toEqual({ ...warehouse, at: 'locked', nextActions: ['unload'] });
  await done(crew.warehouse('POST', 'in-container-pickers', { ...scan, quantity: 2, area_id: 3 }), 201);
  expect(await ladingBill(billed.id)).toEqual({
    at: 'arrived',
    nextActions: [],
    missing: [],
    turns: [],
  });
  expect(await box(packed.id)).toEqual({ ...warehouse, at: 'arrived', nextActions: ['deliver'] });
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
