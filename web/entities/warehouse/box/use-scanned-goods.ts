import { useEffect, useRef, useState } from 'react';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { phrase } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useScannedKeys } from '#kit/scan/use-scanned-keys.ts';
import { useScansInFields } from '#kit/scan/use-scans-in-fields.ts';
import { useScans, type Scanned } from '#kit/scan/use-scans.ts';
import { productName } from '#kit/product-name.ts';
import { findByCodes } from '#entities/product/find-by-codes.ts';
import { goodsLine, type Goods } from './goods.ts';

/** Adds one piece of a product to its line, to an empty line or to a new one. */
function addPiece(items: readonly Goods[], product_id: string): Goods[] {
  const there = items.findLast((item) => item.product_id === product_id);
  const empty = items.find((item) => item.product_id === '');
  const line = there ?? empty;
  if (line === undefined) return [...items, goodsLine({ product_id })];
  const quantity = there === undefined ? line.quantity || '1' : add(line.quantity || '0', '1');
  return items.map((item) => (item === line ? { ...item, product_id, quantity } : item));
}

/**
 * Adds a piece to the contents of a box for each scan. `missing` is a scanned code without a product, which
 * can be created. `keepScans` handles the keys of the whole form.
 */
export function useScannedGoods(items: readonly Goods[], onChange: (items: Goods[]) => void) {
  const [missing, setMissing] = useState<string>();
  const latest = useRef(items); // Contents may change while products are looked up.
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const take = (product_id: string) => {
    const next = addPiece(latest.current, product_id);
    latest.current = next;
    onChange(next);
    setMissing(undefined);
  };
  const { past, scan } = useScans(async (code): Promise<Scanned> => {
    const goods = (await findByCodes([code])).get(code);
    if (goods !== undefined) {
      take(goods.id);
      return { outcome: 'good', words: productName(goods) };
    }
    if (may({ resource: 'product', action: 'create' })) setMissing(code);
    return { outcome: 'bad', words: phrase(($) => $.common.message.empty) };
  });
  useScannedKeys(scan);
  const keepScans = useScansInFields(
    scan,
    (field) => field.role === 'combobox' && field.closest('.goods-line') !== null,
  );
  return { last: past[0], missing, take, forget: () => setMissing(undefined), keepScans };
}

export type ScannedGoods = ReturnType<typeof useScannedGoods>;
