import { nextKey } from './draft-line.ts';

/** A payee that is not saved yet. */
export interface DraftPayee {
  key: number;
  supplier_id: string;
  amount: string;
  due_date: string;
  note: string;
}

export const emptyPayee = (): DraftPayee => ({
  key: nextKey(),
  supplier_id: '',
  amount: '',
  due_date: '',
  note: '',
});
