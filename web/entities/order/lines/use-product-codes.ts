import { useEffect, useRef, useState } from 'react';
import { phrase } from '#app/i18n.ts';
import { formatNumber, separators } from '#kit/format.ts';
import { useScans, type Scanned } from '#kit/scan/use-scans.ts';
import { notifyError } from '#kit/toasts.ts';
import { productName } from '#kit/product-name.ts';
import { findByCodes, type FoundProduct } from '#entities/product/find-by-codes.ts';
import { withProduct, type DraftLine } from './draft-line.ts';
import { insertPasted, addPiece } from './line-changes.ts';
import { readPastedLines, type Pasted } from './pasted-lines.ts';

/** The result of scanned, typed or pasted codes. */
export interface CodeResult {
  words: string;
  bad: boolean;
  /** A code without a product, which can be created. */
  missing?: string;
}

/**
 * Fills lines by codes: a scan adds a piece, a typed code sets the product of its line, and pasted table rows
 * become lines, all of them or none. `onMissing` is called for a scanned code without a product.
 */
export function useProductCodes(
  lines: DraftLine[],
  onChange: (lines: DraftLine[]) => void,
  onMissing: (code: string) => void,
) {
  const [result, setResult] = useState<CodeResult>();
  const latest = useRef(lines); // Lines may change while products are looked up.
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const change = (next: DraftLine[]) => {
    latest.current = next;
    onChange(next);
  };
  const addScanned = (goods: Pick<FoundProduct, 'id' | 'name' | 'price'> & Partial<FoundProduct>) => {
    const { lines: next, pieces } = addPiece(latest.current, goods);
    change(next);
    setResult({ words: `${productName(goods)} × ${formatNumber(pieces)}`, bad: false });
  };
  const { scan } = useScans(async (code): Promise<Scanned> => {
    const found = await find([code]);
    const goods = found?.get(code);
    if (goods !== undefined) addScanned(goods);
    else setResult(unknown([code]));
    // A failed lookup does not mean that the product is missing.
    if (found?.has(code) === false) onMissing(code);
    return { outcome: goods === undefined ? 'bad' : 'good' };
  });
  /** Resolves to whether a product has the code. */
  const take = async (key: number, code: string): Promise<boolean> => {
    const goods = (await find([code]))?.get(code);
    setResult(goods === undefined ? unknown([code]) : undefined);
    if (goods !== undefined)
      change(
        latest.current.map((line) => (line.key === key ? { ...line, ...withProduct(line, goods) } : line)),
      );
    return goods !== undefined;
  };
  const takeAll = async ({ lines: pasted, unreadable }: Pasted) => {
    const codes = pasted.map(({ code }) => code);
    const found = await find(codes.filter((code) => code !== ''));
    if (found === undefined) return;
    const missing = codes.filter((code) => !found.has(code));
    if (missing.length > 0) return setResult(unknown([...new Set(missing)]));
    if (unreadable.length > 0) return setResult(unreadableIn(unreadable));
    change(insertPasted(latest.current, pasted, found));
    setResult({
      words: phrase(($) => $.order.order_item.message.taken, { count: codes.length }),
      bad: false,
    });
  };
  /** Returns whether the text was a table. */
  const paste = (text: string): boolean => {
    const pasted = readPastedLines(text, separators());
    if (pasted !== undefined) void takeAll(pasted);
    return pasted !== undefined;
  };
  return { result, scan, take, paste, addScanned };
}

/** Looks up products; a failed request is reported like any other. */
const find = (codes: readonly string[]) =>
  findByCodes(codes).catch((error: unknown) => {
    notifyError(error);
    return undefined;
  });

const unknown = (codes: readonly string[]): CodeResult => ({
  words: phrase(($) => $.order.order_item.message.unknown_codes, {
    codes: codes.map((code) => code || '–').join(', '),
  }),
  bad: true,
  ...(codes.length === 1 && { missing: codes[0]! }),
});

const unreadableIn = (figures: readonly string[]): CodeResult => ({
  words: phrase(($) => $.order.order_item.message.unreadable, { figures: figures.join(', ') }),
  bad: true,
});
