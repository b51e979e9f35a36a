import { useState } from 'react';
import { add, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import {
  lineAmounts,
  withNetPrice,
  type LineAmounts,
} from '@hakobu/contract/order/order-item/line-amounts.ts';
import { useDraft } from '#kit/drafts.tsx';
import { bansOf, type Banned } from '#entities/product/bans.ts';

/** What is known of a chosen product: how it may not leave Japan, too. */
export type KnownProduct = { id: string; name: string } & Partial<Banned>;

/** A line while it is typed. */
export interface DraftLine {
  key: number;
  product_id: string;
  /** The product, where it is known. */
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
/** Tells one line that is typed from the others. */
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

/** What a line becomes with a product, whose price is proposed while none was typed. */
export const withProduct = (
  { price }: DraftLine,
  { id, name, price: usual, ...more }: KnownProduct & { price: string },
): Partial<DraftLine> => ({
  ...{ product_id: id, product: { id, name, ...bansOf(more) } },
  ...(price === '' && { price: usual }),
});

/** Lines that name nothing yet are not sent. */
export const linesWithProduct = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.filter(({ product_id }) => product_id !== '');

/** What the money of a line follows from, as it is typed. */
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

/** What is made of a line once it is sent. */
export const amountsOf = (line: LineFigures, currency: CurrencyId): LineAmounts =>
  lineAmounts(netOf(line, currency), currency);

/** What all lines come to. */
export const totalOf = (lines: readonly DraftLine[], currency: CurrencyId): Decimal =>
  add('0', ...lines.map((line) => amountsOf(line, currency).balance));

/** A line as it is sent: net price, the tax flag dropped. */
export const lineBody = (line: LineFigures & Pick<DraftLine, 'product_id'>, currency: CurrencyId) => {
  const { is_price_with_tax: _, ...figures } = netOf(line, currency);
  return { product_id: line.product_id, ...figures };
};

/** Lines that somebody types under the head of a document; one that is empty stands there at first. */
export function useDraftLines(first: Partial<DraftLine> = {}): {
  lines: DraftLine[];
  setLines: (lines: DraftLine[]) => void;
  /** Those that name a product. */
  named: DraftLine[];
} {
  const [lines, setLines] = useState(() => [emptyLine(first)]);
  return { lines, setLines, named: linesWithProduct(lines) };
}

/** The draft of a document that somebody is writing: its head and its lines, of whatever kind. */
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
