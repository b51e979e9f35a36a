import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { goodsDeliveryErrors } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.errors.ts';

export const goodsDelivery = {
  name: 'Delivery',
  plural: 'Deliveries',
  /** Names of secondary entities. */
  entities: {
    delivery_partner: 'Carrier',
  },
  field: {
    delivery_partner: 'Carrier',
    place_of_delivery: 'Place of delivery',
    shipping_code: 'Carrier tracking number',
    received_at: 'Delivered on',
    exported_date: 'Shipped on',
  },
  act: {
    cancel: 'Cancel delivery',
    choose_carrier: 'Choose carrier',
    add_address: 'Add address',
  },
  status: {
    waiting_shipment: 'Awaiting shipment',
    shipping: 'In delivery',
    received: 'Delivered',
    cancelled: 'Cancelled',
  },
  /** What is still to do to reach each stage. */
  todo: {
    shipping: 'Ship',
    received: 'Confirm delivery',
  },
  /** What a delivery may still need before it leaves. */
  paper: {
    delivery_slip: {
      title: 'Delivery note',
      carrier: 'Carrier',
      consignee: 'Deliver to',
      order: 'Order',
      box: 'Box',
      shipping_code: 'Tracking number',
      quantity: 'Packages',
      sum: 'Total',
      note: 'Note',
      prepared_by: 'Prepared by',
      delivered_by: 'Delivered by',
      received_by: 'Received by',
      received_in_full: 'The goods were received in full and in good condition.',
    },
  },
  errors: {
    delivery_wrong_state: 'The delivery is “{{status}}” and cannot become “{{wanted}}”',
    delivery_without_boxes: 'The delivery has no boxes yet',
    delivery_without_carrier: 'The delivery has no carrier yet',
    delivery_without_place: 'The delivery has no address yet',
    over_delivery: 'The quantity cannot be more than {{maximum}} of box {{box_id}} for order {{order_id}}',
    place_required: 'Choose a place of delivery or an address',
  } satisfies ErrorPhrases<typeof goodsDeliveryErrors>,
  rights: {
    goods_delivery: {
      name: 'Deliveries',
      meaning: 'Delivering boxes to customers',
    },
  },
  log: {
    shipping_code: 'Carrier tracking number',
  },
};
