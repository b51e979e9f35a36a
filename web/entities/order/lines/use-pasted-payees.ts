import { useEffect, useRef, useState } from 'react';
import { phrase } from '#app/i18n.ts';
import { separators } from '#kit/format.ts';
import { notifyError } from '#kit/toasts.ts';
import { findByNames } from '#entities/supplier/find-by-names.ts';
import { emptyPayee, type DraftPayee } from './draft-payee.ts';
import { readPastedPayees, type PastedPayee } from './pasted-payees.ts';
import type { PastedTable } from './pasted-table.ts';
import type { CodeResult } from './use-product-codes.ts';

/** Rows that were copied from a table become payees, all of them or none. */
export function usePastedPayees(lines: DraftPayee[], onChange: (lines: DraftPayee[]) => void) {
  const [told, tell] = useState<CodeResult>();
  const latest = useRef(lines); // a supplier is found after other things have been typed
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const takeAll = async ({ lines: pasted, unreadable }: PastedTable<PastedPayee>) => {
    const found = await findByNames(pasted.map(({ name }) => name)).catch(notifyError);
    if (found === undefined) return;
    const missing = pasted.map(({ name }) => name).filter((name) => !found.has(name));
    if (missing.length > 0) return tell(refused(missing, 'unknown_suppliers'));
    if (unreadable.length > 0) return tell(refused(unreadable, 'unreadable'));
    const made = pasted.map(({ name, amount, note }) => ({
      ...emptyPayee(),
      ...{ supplier_id: String(found.get(name)!.id), amount, note },
    }));
    onChange([...latest.current.filter(({ supplier_id }) => supplier_id !== ''), ...made]);
    tell({ words: phrase(($) => $.order.order_item.message.taken, { count: made.length }), bad: false });
  };
  /** Answers whether it was rows of a table. */
  const paste = (text: string): boolean => {
    const pasted = readPastedPayees(text, separators());
    if (pasted !== undefined) void takeAll(pasted);
    return pasted !== undefined;
  };
  return { told, paste };
}

const refused = (what: readonly string[], why: 'unknown_suppliers' | 'unreadable'): CodeResult => ({
  words: phrase(($) => $.order.order_item.message[why], {
    [why === 'unreadable' ? 'figures' : 'names']: [...new Set(what)].map((one) => one || '–').join(', '),
  }),
  bad: true,
});
