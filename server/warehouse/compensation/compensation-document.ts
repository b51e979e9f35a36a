import type { ReceiptInput } from '../../accounting/transaction/write-transaction.ts';

/** The document to which a compensation belongs: its bill, else its order. */
export const documentOf = ({
  order_id,
  lading_bill_id,
}: {
  order_id: string;
  lading_bill_id: number | null;
}): Omit<ReceiptInput, 'amount'> & { receiptable_type: 'order' | 'lading_bill' } =>
  lading_bill_id === null
    ? { receiptable_type: 'order', receiptable_id: order_id }
    : { receiptable_type: 'lading_bill', receiptable_id: String(lading_bill_id) };
