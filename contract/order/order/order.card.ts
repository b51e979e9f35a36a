import { defineCard } from '../../kernel/card.ts';
import { orderAddresses } from './order-types.ts';

export const orderCard = defineCard({
  entity: 'order',
  label: 'order.order.name',
  resource: 'order',
  table: 'orders',
  key: 'text',
  logLinks: {
    line_deleted: 'product',
    credit_order_deleted: 'credit_order',
    compensation_deleted: 'compensation',
  },
  read: 'order.order.get',
  calls: ['order'],
  progress: true,
  address: [{ path: '/customer/orders/{id}', when: { role: 'customer' } }, ...orderAddresses],
  states: {
    status_id: {
      NotYetApprove: 'gray',
      CompletedApprove: 'cyan',
      CompletedPurchaseCostPayment: 'blue',
      CompletedPurchaseCostDebit: 'yellow',
      CompletedPurchases: 'cyan',
      CompletedReceiveJp: 'cyan',
      CompletedServicePayment: 'green',
      CompletedServiceDebit: 'yellow',
      CompletedShippingJp: 'cyan',
      CompletedReceiveVn: 'cyan',
      CompletedShippingVn: 'cyan',
      CompletedFinish: 'green',
      CompletedCancel: 'red',
    },
  },
  valueLabels: { status_id: 'order.order.status', type_id: 'order.order.type' },
  find: [
    {
      type: 'order',
      order: 1,
      path: 'orders',
      include: ['customer'],
      title: '{id}',
      detail: ['{customer.name}'],
    },
  ],
});
