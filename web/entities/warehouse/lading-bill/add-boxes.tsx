import type { ReactNode } from 'react';
import {
  addToBill,
  deleteBoxLadingBill,
  updateBoxLadingBill,
} from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { call } from '#client/call.ts';
import { deferRequest, withUndo } from '#client/deferred-request.ts';
import { AvailableBoxesForm } from '../owning-box/available-boxes-form.tsx';
import type { LadingBill } from './lading-bill.ts';

/** Takes lines off that a bill did not have before; others get back how many they were. */
async function takeBack({ pivot_boxes: before = [] }: LadingBill, { pivot_boxes = [] }: LadingBill) {
  for (const { id, quantity } of pivot_boxes) {
    const params = { id };
    const line = before.find((one) => one.id === id);
    if (line === undefined) await call(deleteBoxLadingBill, { params });
    else if (line.quantity !== quantity)
      await call(updateBoxLadingBill, { params, body: { quantity: line.quantity } });
  }
}

/** The customer's boxes that are on no bill yet. */
export const AddBoxes = ({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode => (
  <AvailableBoxesForm
    customerId={bill.customer_id}
    type="lading_bill"
    send={(boxes) =>
      withUndo(deferRequest(addToBill, { body: { lading_bill_id: bill.id, boxes } }), (after) =>
        takeBack(bill, after),
      )
    }
    onDone={onDone}
  />
);
