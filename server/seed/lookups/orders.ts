import { contractStates } from '@hakobu/contract/order/contract/contract.machine.ts';
import { orderTypeIds, orderTypes as types } from '@hakobu/contract/order/order/order-types.ts';

export const shipmentMethods = [
  { id: 'air', name: 'Air', volumetric_factor: '350' },
  { id: 'sea', name: 'Sea', volumetric_factor: '350' },
];

export const orderTypes = orderTypeIds.map((id) => ({
  id,
  name: types[id].name,
  prefix: types[id].prefix,
}));

const progress: [id: string, name: string][] = [
  ['NotYetApprove', 'Not yet approved'],
  ['CompletedApprove', 'Approved'],
  ['CompletedPurchaseCostPayment', 'Purchase cost paid'],
  ['CompletedPurchaseCostDebit', 'Purchase cost on debt'],
  ['CompletedPurchases', 'Purchased'],
  ['CompletedReceiveJp', 'Received in Japan'],
  ['CompletedServicePayment', 'Service fee paid'],
  ['CompletedServiceDebit', 'Service fee on debt'],
  ['CompletedShippingJp', 'Shipped from Japan'],
  ['CompletedReceiveVn', 'Received in Vietnam'],
  ['CompletedShippingVn', 'Handed over in Vietnam'],
  ['CompletedFinish', 'Finished'],
  ['CompletedCancel', 'Cancelled'],
];
const ofItems: [id: string, name: string][] = [
  ['Newish', 'New'],
  ['Paid', 'Paid'],
  ['WaitingToReceive', 'Waiting to receive'],
  ['ReceivedAtWarehouse', 'Received at warehouse'],
  ['Finish', 'Finished'],
  ['OutOfStock', 'Out of stock'],
  ['Cancelled', 'Cancelled'],
];

export const orderStatuses = [
  ...progress.map(([id, name], position) => ({ id, name, group_id: 'progress', position })),
  ...ofItems.map(([id, name], position) => ({ id, name, group_id: 'item', position: 20 + position })),
];

export const purchaseStatuses = [
  'New',
  'Approved',
  'Ordered',
  'PartiallyReceived',
  'Received',
  'Finish',
  'OutOfStock',
  'Cancelled',
].map((id, position) => ({
  id,
  name: id.replace(/([a-z])([A-Z])/g, '$1 $2'),
  position,
}));

export const contractStatuses = contractStates.map((id, position) => ({ id, name: id, position }));
