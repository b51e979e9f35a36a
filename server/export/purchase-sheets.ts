// Sheets of a purchase: the order form for its supplier, and the list of orders it was bought for.
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listPurchaseItems } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import type { getPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { papersIn } from '@hakobu/phrases/server.ts';
import { cellOf } from './cell-of.ts';
import type { Cell, Sheet } from './write-sheet.ts';

type Purchase = ResponseOf<typeof getPurchase>;
type Line = RowOf<typeof listPurchaseItems>;

const cells = (row: object, fields: readonly string[]): Cell[] =>
  fields.map((field) => cellOf(row as Record<string, unknown>, { field }));
/** A label and its value above the table. */
const fact = (word: string, row: object, field: string): Cell[] => [word, ...cells(row, [field])];

/**
 * The order form is in Japanese for any caller, because suppliers are in Japan. Prices that the caller may
 * not see are empty.
 */
export function orderForm(purchase: Purchase): { name: string; sheet: Sheet } {
  const say = papersIn('ja').purchase_form;
  const { id, items = [] } = purchase;
  const number = documentNumber('purchase', id);
  const sum = (word: string, field: string): Cell[] => [
    ...Array<Cell>(5).fill(null),
    ...fact(word, purchase, field),
  ];
  const sheet = {
    above: [
      [say.title],
      [say.number, number],
      fact(say.supplier, purchase, 'supplier'),
      fact(say.ordered_at, purchase, purchase.ordered_at === null ? 'created_at' : 'ordered_at'),
      fact(say.buyer, purchase, 'buyer'),
      fact(say.currency, purchase, 'currency_id'),
      fact(say.note, purchase, 'note'),
      [null],
    ],
    titles: [
      say.product_id,
      say.product,
      say.price,
      say.quantity,
      say.tax,
      say.discount,
      say.total,
      say.note,
    ],
    rows: items.map((line) =>
      cells(line, [
        ...['product_id', 'product_name', 'price', 'quantity', 'tax_percent'],
        ...['discount_tax_per_tax_percent', 'balance', 'note'],
      ]),
    ),
    below: [
      sum(say.sub_total, 'sub_total'),
      sum(say.tax_amount, 'tax'),
      sum(say.discount_amount, 'discount_tax'),
      sum(say.additional_cost, 'additional_cost'),
      sum(say.sum, 'total'),
    ].map((row) => row.slice(0, 7)),
  };
  return { name: `${say.title} ${number}`, sheet };
}

/** Each line of a purchase with the orders that it was bought for, and what those want and were allocated. */
export function distributionSheet(
  lines: readonly Line[],
  id: number,
  language: Language,
): { name: string; sheet: Sheet } {
  const say = papersIn(language).purchase_distribution;
  const title = `${say.title} ${documentNumber('purchase', id)}`;
  const sheet = {
    above: [[title], [null]],
    titles: [
      ...[say.product_id, say.product, say.bought, say.received, say.distributed],
      ...[say.order, say.customer, say.wanted, say.got],
    ],
    rows: lines.flatMap((line) => {
      const of = cells(line, [
        ...['product_id', 'product_name', 'quantity', 'received_quantity', 'distributed_quantity'],
      ]);
      const { order_items = [] } = line;
      if (order_items.length === 0) return [[...of, null, null, null, null]]; // bought for stock
      return order_items.map((one, index) => [
        // quantities appear on the first row of a line only, so that column sums are right
        ...(index === 0 ? of : [of[0]!, of[1]!, null, null, null]),
        ...cells(one, ['order_id', 'customer_name', 'quantity', 'distributed']),
      ]);
    }),
  };
  return { name: title, sheet };
}
