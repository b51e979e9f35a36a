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

/** Undo: removes lines that were new on the bill, and restores the quantities of others. */
async function takeBack({ pivot_boxes: before = [] }: LadingBill, { pivot_boxes = [] }: LadingBill) {
  for (const { id, quantity } of pivot_boxes) {
    const params = { id };
    const line = before.find((one) => one.id === id);
    if (line === undefined) await call(deleteBoxLadingBill, { params });
    else if (line.quantity !== quantity)
      await call(updateBoxLadingBill, { params, body: { quantity: line.quantity } });
  }
}

/** Adds boxes of the customer that are on no bill. */
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
