import { useEffect, useRef, useState } from 'react';
import { phrase } from '#app/i18n.ts';
import { separators } from '#kit/format.ts';
import { notifyError } from '#kit/toasts.ts';
import { findByNames } from '#entities/supplier/find-by-names.ts';
import { emptyPayee, type DraftPayee } from './draft-payee.ts';
import { readPastedPayees, type PastedPayee } from './pasted-payees.ts';
import type { PastedTable } from './pasted-table.ts';
import type { CodeResult } from './use-product-codes.ts';

/** Pasted table rows become payees, all of them or none. */
export function usePastedPayees(lines: DraftPayee[], onChange: (lines: DraftPayee[]) => void) {
  const [result, setResult] = useState<CodeResult>();
  const latest = useRef(lines); // Lines may change while suppliers are looked up.
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const takeAll = async ({ lines: pasted, unreadable }: PastedTable<PastedPayee>) => {
    const found = await findByNames(pasted.map(({ name }) => name)).catch(notifyError);
    if (found === undefined) return;
    const missing = pasted.map(({ name }) => name).filter((name) => !found.has(name));
    if (missing.length > 0) return setResult(refused(missing, 'unknown_suppliers'));
    if (unreadable.length > 0) return setResult(refused(unreadable, 'unreadable'));
    const made = pasted.map(({ name, amount, note }) => ({
      ...emptyPayee(),
      ...{ supplier_id: String(found.get(name)!.id), amount, note },
    }));
    onChange([...latest.current.filter(({ supplier_id }) => supplier_id !== ''), ...made]);
    setResult({ words: phrase(($) => $.order.order_item.message.taken, { count: made.length }), bad: false });
  };
  /** Returns whether the text was a table. */
  const paste = (text: string): boolean => {
    const pasted = readPastedPayees(text, separators());
    if (pasted !== undefined) void takeAll(pasted);
    return pasted !== undefined;
  };
  return { result, paste };
}

const refused = (what: readonly string[], why: 'unknown_suppliers' | 'unreadable'): CodeResult => ({
  words: phrase(($) => $.order.order_item.message[why], {
    [why === 'unreadable' ? 'figures' : 'names']: [...new Set(what)].map((one) => one || '–').join(', '),
  }),
  bad: true,
});
