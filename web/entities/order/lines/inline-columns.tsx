import type { updateOrderItem } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import type { ProductOfLine } from '@hakobu/contract/product/product/product-name.ts';
import type { updatePurchaseItem } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { rowVersion } from '#client/deferred-request.ts';
import type { Column } from '#kit/columns/column.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { InlineMoney, InlineNumber } from '#kit/inline-edit.tsx';
import { productName } from '#kit/product-name.ts';

type Line = ProductOfLine & {
  id: number;
  version: number;
  price?: string | null | undefined;
  quantity: string;
};
interface Changing<Row extends Line> {
  endpoint: typeof updateOrderItem | typeof updatePurchaseItem;
  currency: string;
  editable: (line: Row) => boolean;
  /** Whether the price of a line can be changed, if it differs from the other columns. */
  priceEditable?: (line: Row) => boolean;
}

/** Columns for net price and quantity of saved lines, edited in place. */
export function inlinePriceColumns<Row extends Line>({
  endpoint,
  currency,
  editable,
  priceEditable = editable,
}: Changing<Row>): Column<Row>[] {
  const column = columnsFor<Row>();
  const ofLine = (line: Row, title: string, isEditable = editable) => ({
    saving: { endpoint, ...rowVersion(line) },
    label: `${title} ${productName(line)}`,
    editable: isEditable(line),
  });
  return [
    column.custom({
      key: 'price',
      right: true,
      render: (line) =>
        line.price != null && (
          <InlineMoney
            {...ofLine(
              line,
              phrase(($) => $.common.field.price),
              priceEditable,
            )}
            field="price"
            value={line.price}
            currency={currency}
          />
        ),
    }),
    column.custom({
      key: 'quantity',
      right: true,
      render: (line) => (
        <InlineNumber
          {...ofLine(
            line,
            phrase(($) => $.common.field.quantity),
          )}
          field="quantity"
          value={line.quantity}
        />
      ),
    }),
  ];
}
