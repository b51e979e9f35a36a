import type { ReactNode } from 'react';
import { addToBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { prepare } from '#client/prepared.ts';
import { AvailableBoxesForm } from '../owning-box/available-boxes-form.tsx';
import type { LadingBill } from './lading-bill.ts';

/** The customer's boxes that are on no bill yet. */
export const AddBoxes = ({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode => (
  <AvailableBoxesForm
    customerId={bill.customer_id}
    type="lading_bill"
    send={(boxes) => prepare(addToBill, { body: { lading_bill_id: bill.id, boxes } })}
    onDone={onDone}
  />
);
