import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { goodsDeliveryErrors } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.errors.ts';

export const goodsDelivery = {
  name: 'Delivery',
  plural: 'Goods deliveries',
  /** What else stands in its folder. */
  nouns: {
    delivery_partner: 'Carrier',
  },
  field: {
    delivery_partner: 'Carrier',
    place_of_delivery: 'Place of delivery',
    shipping_code: 'Shipping code',
    exported_date: 'Handed over',
  },
  status: {
    waiting_shipment: 'Waiting',
    shipping: 'Shipping',
    received: 'Received',
    cancelled: 'Cancelled',
  },
  errors: {
    delivery_wrong_state: 'The delivery is {{status}} and cannot become {{wanted}}',
    delivery_incomplete: 'The delivery still needs {{missing}}',
    over_delivery: 'The quantity cannot be more than {{maximum}} of box {{box_id}} for order {{order_id}}',
    place_required: 'Choose a place of delivery or an address',
  } satisfies ErrorPhrases<typeof goodsDeliveryErrors>,
  rights: {
    goods_delivery: {
      name: 'Goods deliveries',
      meaning: 'Handing boxes to customers',
    },
  },
  log: {
    shipping_code: 'Shipping code',
  },
};
