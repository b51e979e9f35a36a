import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { z } from 'zod';
import type { entryRow } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';

export type Entry = z.output<typeof entryRow>;
interface Side {
  id: number;
  code: string;
  name: string;
  party_type: string;
  party_id: number;
  currency_id: string;
  /** The party, if it was loaded. */
  party?: Entry['party'];
}
/** A posting, just made or read from the journal. */
export interface PostedSides {
  debit: Side;
  credit: Side;
  debit_amount: Decimal;
  credit_amount: Decimal;
  amount_base: Decimal;
}

/** The entries of a voucher: one line per account and side. */
export function entriesOf(postings: readonly PostedSides[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { debit, credit, debit_amount, credit_amount, amount_base } of postings) {
    const taking = entryAt(entries, debit, 'debit');
    taking.debit = add(taking.debit, debit_amount);
    taking.debit_base = add(taking.debit_base, amount_base);
    const giving = entryAt(entries, credit, 'credit');
    giving.credit = add(giving.credit, credit_amount);
    giving.credit_base = add(giving.credit_base, amount_base);
  }
  return [...entries.values()].sort((a, b) => compare(b.debit_base, a.debit_base));
}

function entryAt(entries: Map<string, Entry>, side: Side, name: 'debit' | 'credit'): Entry {
  const key = `${side.id} ${name}`;
  let entry = entries.get(key);
  if (entry === undefined) {
    const known = side.party_type === 'none' ? null : { type: side.party_type, id: side.party_id };
    entry = {
      account: side.code,
      account_name: side.name,
      party: side.party ?? known,
      currency_id: side.currency_id,
      debit: zero,
      credit: zero,
      debit_base: zero,
      credit_base: zero,
    };
    entries.set(key, entry);
  }
  return entry;
}
