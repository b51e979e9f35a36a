import { useState } from 'react';
import { add, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import {
  lineAmounts,
  withNetPrice,
  type LineAmounts,
} from '@hakobu/contract/order/order-item/line-amounts.ts';
import { useDraft } from '#kit/drafts.tsx';
import type { NamedProduct } from '@hakobu/contract/product/product/product-name.ts';
import { productName } from '#kit/product-name.ts';
import { bansOf, type Banned } from '#entities/product/bans.ts';

/** A chosen product with its export bans, its consumption tax, and its net cost in JPY where it is shown. */
export type KnownProduct = {
  id: string;
  name: string;
  image_url?: string | null;
  tax_percent?: string;
  cost?: string | null | undefined;
} & NamedProduct &
  Partial<Banned>;

/** A line that is not saved yet. */
export interface DraftLine {
  key: number;
  product_id: string;
  product?: KnownProduct;
  price: string;
  quantity: string;
  tax_percent: string;
  discount_tax_per_tax_percent: string;
  is_price_with_tax: boolean;
  expected_delivery: string;
  note: string;
}

let keys = 0;
/** Unique key of a draft line. */
export const nextKey = (): number => (keys += 1);
export const emptyLine = (fields: Partial<DraftLine> = {}): DraftLine => ({
  key: nextKey(),
  product_id: '',
  price: '',
  quantity: '1',
  tax_percent: '0',
  discount_tax_per_tax_percent: '0',
  is_price_with_tax: true,
  expected_delivery: '',
  note: '',
  ...fields,
});

/** Sets the product of a line with its tax; its price is proposed unless one was typed. */
export const withProduct = (
  { price }: DraftLine,
  { id, price: usual, tax_percent = '0', cost, image_url = null, ...more }: KnownProduct & { price: string },
): Partial<DraftLine> => ({
  ...{
    product_id: id,
    product: { id, name: productName(more), image_url, tax_percent, cost, ...bansOf(more) },
    tax_percent,
  },
  ...(price === '' && { price: usual }),
});

/** Lines without a product are not sent. */
export const linesWithProduct = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.filter(({ product_id }) => product_id !== '');

/** The fields that determine the amounts of a line. */
export type LineFigures = Pick<
  DraftLine,
  'price' | 'quantity' | 'tax_percent' | 'discount_tax_per_tax_percent' | 'is_price_with_tax'
>;

const filled = (value: string): string => (value === '' ? '0' : value);
const netOf = (line: LineFigures, currency: CurrencyId) =>
  withNetPrice(
    {
      price: filled(line.price),
      quantity: filled(line.quantity),
      tax_percent: filled(line.tax_percent),
      discount_tax_per_tax_percent: filled(line.discount_tax_per_tax_percent),
      is_price_with_tax: line.is_price_with_tax,
    },
    currency,
  );

/** The amounts that the server will compute for a line. */
export const amountsOf = (line: LineFigures, currency: CurrencyId): LineAmounts =>
  lineAmounts(netOf(line, currency), currency);

/** What the pieces of a line cost with tax. Undefined where it is not known, or in another currency. */
export function costOf(
  { product, quantity }: Pick<DraftLine, 'product' | 'quantity'>,
  currency: CurrencyId,
): Decimal | undefined {
  if (product?.cost == null || currency !== 'JPY') return undefined;
  const { cost: price, tax_percent = '0' } = product;
  const figures = {
    price,
    tax_percent,
    quantity,
    discount_tax_per_tax_percent: '',
    is_price_with_tax: false,
  };
  return amountsOf(figures, currency).balance;
}

/** Total of a line less its cost. */
export function marginOf(
  line: LineFigures & Pick<DraftLine, 'product'>,
  currency: CurrencyId,
): Decimal | undefined {
  const cost = costOf(line, currency);
  return cost === undefined ? undefined : subtract(amountsOf(line, currency).balance, cost);
}

/** Tax less discount on it. */
export const taxOf = (lines: readonly DraftLine[], currency: CurrencyId): Decimal =>
  add(
    '0',
    ...lines.map((line) => {
      const { balance, amount } = amountsOf(line, currency);
      return subtract(balance, amount);
    }),
  );

export const totalOf = (lines: readonly DraftLine[], currency: CurrencyId): Decimal =>
  add('0', ...lines.map((line) => amountsOf(line, currency).balance));

/** The request body of a line: the price is sent net, without the tax flag. */
export const lineBody = (line: LineFigures & Pick<DraftLine, 'product_id'>, currency: CurrencyId) => {
  const { is_price_with_tax: _, ...figures } = netOf(line, currency);
  return { product_id: line.product_id, ...figures };
};

/** The draft lines of a document; it starts with one empty line. */
export function useDraftLines(first: Partial<DraftLine> = {}): {
  lines: DraftLine[];
  setLines: (lines: DraftLine[]) => void;
  /** The lines with a product. */
  named: DraftLine[];
} {
  const [lines, setLines] = useState(() => [emptyLine(first)]);
  return { lines, setLines, named: linesWithProduct(lines) };
}

/** The draft of a document: its head and its lines of any kind. */
export const useOrderDraft = <Head extends object, Line extends { key: number }>(
  screen: string,
  form: { values: Head; touched: boolean; set: (head: Head) => void },
  lines: readonly Line[],
  setLines: (lines: Line[]) => void,
) =>
  useDraft(screen, form.touched ? { head: form.values, lines } : undefined, (draft) => {
    form.set(draft.head);
    setLines(draft.lines.map((line) => ({ ...line, key: nextKey() })));
  });
