import type { clearDebts } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import type { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { add, greatest, isPositive, least, negate, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyInput, RowOf } from '@hakobu/contract/kernel/endpoint.ts';

type Cleared = BodyInput<typeof clearDebts>['documents'][number];
export type Document = RowOf<typeof outstandingDocuments>;
/** What paying a document needs to know of it. */
export type PayableDocument = Pick<
  Document,
  | 'id'
  | 'receiptable_type'
  | 'receiptable_id'
  | 'receiptable_number'
  | 'currency_id'
  | 'kind'
  | 'outstanding'
  | 'unsolved'
  | 'payable'
>;

/** What can be settled of a document: its debt, and what is unsolved of it; not what it got too much. */
export const openAmount = ({ outstanding, unsolved }: Pick<Document, 'outstanding' | 'unsolved'>): string =>
  add(outstanding, greatest(unsolved, zero));

/** What documents got too much; what others of them ask for is no part of it. */
export const overpaidAmount = (...documents: readonly Pick<Document, 'unsolved'>[]): string =>
  add(zero, ...documents.map(({ unsolved }) => greatest(negate(unsolved), zero)));

/** A document as it was looked at, and how much of it is settled. */
export const toClearedDocument = (
  { receiptable_type, receiptable_id, kind, outstanding, unsolved }: PayableDocument,
  amount: string,
): Cleared => ({
  ...{ outstanding, unsolved, amount, receiptable_id },
  receiptable_type: receiptable_type as Cleared['receiptable_type'],
  kind: kind as Cleared['kind'],
});

/** What a wallet reaches for, document by document in their order: the oldest due date first. */
export function allocateOldestFirst(rows: readonly Document[], wallet: string): Record<string, string> {
  const amounts: Record<string, string> = {};
  let left = greatest(wallet, zero);
  for (const row of rows) {
    if (!row.payable || row.kind === null) continue;
    const amount = least(left, openAmount(row));
    if (!isPositive(amount)) continue;
    amounts[row.id] = amount;
    left = subtract(left, amount);
  }
  return amounts;
}
