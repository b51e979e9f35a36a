// The call of each action of a document's machine, with a body that finds the row.
import type { Caller } from '../support/test-server.ts';
import { TODAY } from './main-job.ts';

interface ActionCall {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}
/** The calls by action; `row` is the document as it was answered. */
type ActionCalls = (row: any) => Record<string, ActionCall>;

const put = (path: string, body: object = {}): ActionCall => ({ method: 'PUT', path, body });
const post = (path: string, body: object = {}): ActionCall => ({ method: 'POST', path, body });
const remove = (path: string): ActionCall => ({ method: 'DELETE', path });
const debit = (path: string) => put(path, { action_debit: true });
const toStatus = (path: string, status_id: string) => put(path, { status_id });

const order: ActionCalls = ({ id }) => ({
  update: put(`orders/${id}`, { note: 'Đã đổi' }),
  approve: put(`orders/${id}/approve`),
  pay: post('payment-order'),
  refund: post('payment-order-refund'),
  settle_quantities: put(`orders/${id}/settle-quantities`),
  debit: debit(`orders/${id}`),
  cancel: put(`orders/${id}/cancel`),
  delete: remove(`orders/${id}`),
  reopen: put(`orders/${id}/reopen`),
});

const purchase: ActionCalls = ({ id }) => ({
  update: put(`purchases/${id}`, { note: 'Đã đổi' }),
  approve: put(`purchases/${id}/approve`),
  order: put(`purchases/${id}/order`),
  approve_and_order: post('purchases/ordered', { ids: [id] }),
  cancel: put(`purchases/${id}/cancel`),
  delete: remove(`purchases/${id}`),
  add_line: post('purchase/items', { purchase_id: id, product_id: '0', price: '1', quantity: '1' }),
  attach_tracking: put(`purchases/${id}/attach-tracking`, { tracking_code: '123412341234' }),
  receive: post('sfas', { tracking_code: 'T1', quantity: 0 }),
  debit: debit(`purchases/${id}`),
  correct_additional_cost: put(`purchases/${id}/additional-cost`, { additional_cost: '7', reason: 'Sai' }),
  pay: post('payment-purchase'),
});

const purchaseItem: ActionCalls = ({ id }) => ({
  update: put(`purchase/items/${id}`, { note: 'Đã đổi' }),
  change: put(`purchase/items/${id}`, { price: '7' }),
  remove: remove(`purchase/items/${id}`),
  correct_price: put(`purchase/items/${id}/price`, { price: '7', reason: 'Sai' }),
});

const contract: ActionCalls = ({ id }) => ({
  update: put(`contracts/${id}`, { note: 'Đã đổi' }),
  put_in_force: toStatus(`contracts/${id}`, 'Open'),
  close: toStatus(`contracts/${id}`, 'Closed'),
  reopen: toStatus(`contracts/${id}`, 'Open'),
  cancel: toStatus(`contracts/${id}`, 'Cancelled'),
  attach_order: put(`contracts/${id}/attach-order`, { order_ids: ['OR0'] }),
  detach_order: put(`contracts/${id}/detach-order`, { order_ids: ['OR0'] }),
  pay: post('payment-service'),
  debit: debit(`contracts/${id}`),
  delete: remove(`contracts/${id}`),
});

const settled =
  (path: string, pay: string): ActionCalls =>
  ({ id }) => ({
    update: put(`${path}/${id}`, { note: 'Đã đổi' }),
    debit: debit(`${path}/${id}`),
    pay: post(pay),
    delete: remove(`${path}/${id}`),
  });

const sfa: ActionCalls = ({ id }) => ({
  update: put(`sfas/${id}`, { arrival_date: TODAY }),
  tally: post('sfa-receipts', { sfa_id: id, packages: 1, items: [{ purchase_item_id: 0, quantity: '1' }] }),
  correct_shipping_fee: put(`sfas/${id}/shipping-fee`, { shipping_fee: '1', reason: 'Sai' }),
});

const onBill = { box_id: 0, order_id: 'OR0', quantity: 1 };
const ladingBill: ActionCalls = ({ id, container_id }) => ({
  update: put(`lading-bills/${id}`, { name: 'Đã đổi' }),
  add_boxes: post('box-lading-bills', { lading_bill_id: id, ...onBill }),
  plan: post('containers/0/attach-lading-bills'),
  cut_off: put(`containers/${container_id}/cut-off`),
  unload: post('in-container-pickers', { container_id, box_id: 0, quantity: 1 }),
  correct_freight: put(`lading-bills/${id}/freight-terms`, { discount: '7', reason: 'Sai' }),
  debit: debit(`lading-bills/${id}`),
  pay: post('payment-service'),
  delete: remove(`lading-bills/${id}`),
});

const container: ActionCalls = ({ id }) => ({
  update: put(`containers/${id}`, { name: 'Đã đổi' }),
  attach: post(`containers/${id}/attach-lading-bills`, { lading_bill_ids: [0] }),
  detach: { method: 'DELETE', path: `containers/${id}/detach-lading-bills`, body: { lading_bill_ids: [0] } },
  load: post('out-container-pickers', { container_id: id, box_id: 0, quantity: 1 }),
  take_out: {
    method: 'DELETE',
    path: `containers/${id}/remove-undesired-box-containers`,
    body: { box_id: 0 },
  },
  cut_off: put(`containers/${id}/cut-off`),
  settle_orders: post('payment-service'),
  open: put(`containers/${id}/open`),
  unload: post('in-container-pickers', { container_id: id, box_id: 0, quantity: 1 }),
});

const box: ActionCalls = ({ id }) => ({
  update: put(`boxes/${id}`, { weight: '7' }),
  close: put(`boxes/${id}/close`),
  open: put(`boxes/${id}/open`),
  delete: remove(`boxes/${id}`),
  assign: post('owning-boxes', { box_id: id, order_id: 'OR0', quantity: 1 }),
  load: post('out-container-pickers', { container_id: 0, box_id: id, quantity: 1 }),
  unload: post('in-container-pickers', { container_id: 0, box_id: id, quantity: 1 }),
  deliver: post('goods-deliveries', { customer_id: 0 }),
});

const goodsDelivery: ActionCalls = ({ id }) => ({
  update: put(`goods-deliveries/${id}`, { note: 'Đã đổi' }),
  ship: toStatus(`goods-deliveries/${id}`, 'shipping'),
  receive: toStatus(`goods-deliveries/${id}`, 'received'),
  cancel: toStatus(`goods-deliveries/${id}`, 'cancelled'),
  add_boxes: post('goods-delivery-box/create-multiple', { goods_delivery_id: id, boxes: [onBill] }),
});

const callsOf: Record<string, ActionCalls> = {
  ...{ order, purchase, purchase_item: purchaseItem, contract, sfa, container, box },
  compensation: settled('order-compensations', 'compensation-refund'),
  container_cost: settled('container-costs', 'payment-purchase'),
  ...{ lading_bill: ladingBill, goods_delivery: goodsDelivery },
};
/** Fields that name the document itself in a call of another address. */
const OWN_FIELD = /^(ids|purchase_id|sfa_id|lading_bill_id|goods_delivery_id)/;

/**
 * Calls every action that an answer allows. A stale version keeps most calls from changing anything. Answers
 * the actions that were refused because the caller may not, or does not reach the document.
 */
export async function actionsOutOfReach(entity: string, row: any, caller: Caller): Promise<string[]> {
  const calls = callsOf[entity]!(row);
  const unreached: string[] = [];
  for (const { key, allowed } of row.actions) {
    if (!allowed) continue;
    const { method, path, body } = calls[key]!;
    const { status, body: answer } = await caller(method, path, body, {
      headers: { 'if-match': '"999999"' },
    });
    const isOwn = Object.keys(answer?.details ?? {}).some((field) => OWN_FIELD.test(field));
    if (status === 403 || (status === 404 && !path.includes('/0/'))) unreached.push(`${key}: ${answer.code}`);
    if (answer?.code === 'unknown_reference' && isOwn) unreached.push(`${key}: ${JSON.stringify(answer)}`);
  }
  return unreached;
}
