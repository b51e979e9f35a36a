import { defineMachine } from '../../kernel/machine.ts';
import type { deliveryStates } from './goods-delivery.endpoints.ts';

type DeliveryState = (typeof deliveryStates)[number];

const right = { resource: 'goods_delivery', action: 'update' } as const;
const refusal = 'delivery_wrong_state';

/** A delivery is prepared, shipped and confirmed. Once shipped it can be cancelled only as a return. */
export const goodsDeliveryMachine = defineMachine(({ status_id }: { status_id: DeliveryState }) => status_id)(
  {
    entity: 'goods_delivery',
    states: ['waiting_shipment', 'shipping', 'received', 'cancelled'],
    initial: 'waiting_shipment',
    stages: [
      { states: ['waiting_shipment'], department: 'warehouse' },
      { states: ['shipping'], department: 'warehouse' },
      { states: ['received'] },
    ],
    transitions: {
      ship: { from: ['waiting_shipment'], to: 'shipping', right, refusal },
      receive: { from: ['shipping'], to: 'received', right, refusal },
      cancel: { from: ['waiting_shipment', 'shipping'], to: 'cancelled', right, refusal },
      update: { from: ['waiting_shipment'], right, refusal },
      add_boxes: { from: ['waiting_shipment'], right, refusal },
    },
    editable: {
      delivery_partner_id: {},
      place_of_delivery_id: {},
      address_id: {},
      note: { from: ['waiting_shipment', 'shipping', 'received', 'cancelled'] },
    },
  },
);
