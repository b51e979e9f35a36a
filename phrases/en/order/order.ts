import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { OrderType } from '@hakobu/contract/order/order/order-types.ts';
import type { orderErrors } from '@hakobu/contract/order/order/order.errors.ts';

export const order = {
  name: 'Order',
  /** What else stands in its folder. */
  nouns: {
    shipment_method: 'Shipment',
  },
  title: {
    retail: 'Retail orders',
    new_retail: 'New retail order',
    one: 'Order',
    mine: 'My orders',
  },
  field: {
    sale: 'Salesperson',
    tax_percent: 'Tax %',
    discount_percent: 'Tax discount %',
    with_tax: 'Price with tax',
    tax: 'Tax',
    expected_delivery: 'Desired delivery',
  },
  section: {
    progress: 'Progress',
  },
  act: {
    pay_goods: 'Pay goods',
    pay_service: 'Pay freight and fees',
    refund: 'Refund',
  },
  message: {
    cancel_plan: 'Cancelling does this',
    plan_purchases: 'Purchases to stop: {{list}}',
    plan_distributions: 'Distributions released: {{count}}',
    plan_boxes: 'Boxes freed: {{count}}',
    plan_refund: 'Back to the wallet: {{amount}}',
    plan_write_back: 'Debt written back: {{amount}}',
    plan_nothing: 'Nothing else has to be undone',
  },
  status: {
    NotYetApprove: 'Not approved',
    CompletedApprove: 'Approved',
    CompletedPurchaseCostPayment: 'Goods paid',
    CompletedPurchaseCostDebit: 'Goods on debt',
    CompletedPurchases: 'Purchased',
    CompletedReceiveJp: 'Received in Japan',
    CompletedServicePayment: 'Services paid',
    CompletedServiceDebit: 'Services on debt',
    CompletedShippingJp: 'Shipped from Japan',
    CompletedReceiveVn: 'Received in Vietnam',
    CompletedShippingVn: 'Handed over in Vietnam',
    CompletedFinish: 'Finished',
    CompletedCancel: 'Cancelled',
  },
  step: {
    approve: 'Approval',
    purchase_cost: 'Goods paid or on debt',
    purchases: 'Purchasing',
    receive_jp: 'Received in Japan',
    service: 'Freight and fees',
    shipping_jp: 'Shipped from Japan',
    receive_vn: 'Received in Vietnam',
    shipping_vn: 'Handed over',
    finish: 'Finished',
  },
  missing: {
    approval: 'needs approval',
    purchase_cost_unsolved: 'goods are not paid',
    goods_to_buy: 'goods are still to be bought',
    goods_to_receive: 'goods are still to be received and distributed',
    boxes_to_own: 'no boxes are assigned yet',
    freight_to_assess: 'boxes without a rated lading bill',
    service_unsolved: 'freight or fees are not settled',
    boxes_to_ship: 'boxes have not left Japan',
    boxes_to_arrive: 'boxes have not arrived',
    boxes_to_hand_over: 'boxes are not handed over',
    deliveries_to_confirm: 'deliveries are not confirmed',
    outstanding_debt: 'debt is still owed',
    refund_due: 'a refund is due',
    compensation_unsolved: 'compensation is open',
  },
  type: {
    retail: 'Retail',
    wholesale: 'Wholesale',
    shipment: 'Shipment',
    payment: 'Payment',
    auction: 'Auction',
  } satisfies Record<OrderType, string>,
  errors: {
    status_is_computed: 'The status follows from what happened to the order and cannot be set',
    order_already_approved: 'This order is approved already',
    order_not_cancelled: 'This order is not cancelled',
    order_cannot_be_cancelled:
      'Goods of this order are on lading bills {{lading_bills}}; take them off first',
  } satisfies ErrorPhrases<typeof orderErrors>,
  rights: {
    order: {
      name: 'Orders',
      meaning: 'Orders of all five kinds',
    },
    shipment_info: {
      name: 'Shipment details',
      meaning: 'Sender and consignee of an order',
    },
    order_approval: {
      name: 'Approving orders',
      meaning: 'The step that lets an order go on',
    },
    order_cancel: {
      name: 'Cancelling orders',
      meaning: 'Stopping an order and giving money back',
    },
    order_compensation: {
      name: 'Order compensation',
      meaning: 'Money for lost or broken goods',
    },
    contract: {
      name: 'Contracts',
      meaning: 'Agreements with customers',
    },
  },
  told: {
    order_approved: {
      title: 'Order {{order_id}} is approved',
      text: '{{name}} approved it.',
    },
    order_cancelled: {
      title: 'Order {{order_id}} is cancelled',
      text: '{{name}} cancelled it.',
    },
  },
  log: {
    base_service_fee: 'Service fee',
    insurance_fee: 'Insurance',
    special_goods_fee: 'Special goods',
    cancelled_quantity: 'Cancelled quantity',
  },
};
