// Changes of draft lines by scanning and pasting.
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { emptyLine, linesWithProduct, withProduct, type DraftLine, type KnownProduct } from './draft-line.ts';
import type { PastedLine } from './pasted-lines.ts';

type Goods = KnownProduct & { price: string };

/** An empty line with the tax setting of the others. */
export const emptyLineLike = (lines: readonly DraftLine[]): DraftLine => {
  const last = lines.at(-1);
  return emptyLine(last && { is_price_with_tax: last.is_price_with_tax });
};

const changed = (lines: readonly DraftLine[], key: number, change: Partial<DraftLine>): DraftLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/**
 * Adds one piece of a product to its line, to an empty line or to a new one, and returns the new quantity. A
 * quantity that was typed into the empty line while the code was looked up is kept.
 */
export function addPiece(lines: readonly DraftLine[], goods: Goods): { lines: DraftLine[]; pieces: string } {
  const there = lines.findLast(({ product_id }) => product_id === goods.id);
  if (there !== undefined) {
    const quantity = add(there.quantity || '0', '1');
    return { lines: changed(lines, there.key, { quantity }), pieces: quantity };
  }
  const empty = lines.find(({ product_id }) => product_id === '');
  const line = empty ?? emptyLineLike(lines);
  const all = empty === undefined ? [...lines, line] : lines;
  const pieces = line.quantity || '1';
  return { lines: changed(all, line.key, { ...withProduct(line, goods), quantity: pieces }), pieces };
}

/** Replaces empty lines by pasted ones. */
export function insertPasted(
  lines: readonly DraftLine[],
  pasted: readonly PastedLine[],
  found: ReadonlyMap<string, Goods>,
): DraftLine[] {
  const made = pasted.map(({ code, quantity, price }) => {
    const line = { ...emptyLineLike(lines), quantity, price };
    return { ...line, ...withProduct(line, found.get(code)!) };
  });
  return [...linesWithProduct(lines), ...made];
}
