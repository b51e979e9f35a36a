import type { ReactNode } from 'react';
import { createDeliveryBoxes } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { AvailableBoxesForm } from '../owning-box/available-boxes-form.tsx';
import type { Delivery } from './goods-delivery.ts';

/** Adds boxes of the customer that have arrived. */
export const AddBoxes = ({ delivery, onDone }: { delivery: Delivery; onDone: () => void }): ReactNode => (
  <AvailableBoxesForm
    customerId={delivery.customer_id}
    type="goods_delivery"
    send={(boxes) => deferRequest(createDeliveryBoxes, { body: { goods_delivery_id: delivery.id, boxes } })}
    onDone={onDone}
  />
);
