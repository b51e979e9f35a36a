import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { allocateToOrders } from '@hakobu/contract/order/purchase/allocate-to-orders.ts';
import { createPurchase, listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, money, oneOf, text } from '#kit/fields.ts';
import { useFields } from '#kit/use-fields.ts';
import { productName } from '#kit/product-name.ts';
import { bansOf } from '#entities/product/bans.ts';
import {
  emptyLine,
  lineBody,
  useDraftLines,
  useOrderDraft,
  type DraftLine,
} from '#entities/order/lines/draft-line.ts';

const PAGE = 100;
type ToBuy = RowOf<typeof listToBuy>;

/**
 * The draft of a purchase: empty, or for products (comma-separated codes) that orders wait for at a supplier.
 */
export function useNewPurchase({ products, supplier }: { products: string; supplier: string }) {
  const t = usePhrases();
  const navigate = useNavigate();
  const { lines, setLines, named } = useDraftLines({ is_price_with_tax: false });
  const toBuy = useToBuy(products, (rows) => setLines(rows.map(lineOf)));
  const wantedOf = (product: string) =>
    toBuy.find(({ product_id }) => product_id === product)?.order_items ?? [];
  const fields = {
    supplier_id: id({ start: supplier }),
    currency_id: oneOf(['JPY', ...currencyIds]),
    additional_cost: money(),
    note: text(),
  };
  const form = useFields(fields, {
    send: (head) =>
      deferRequest(createPurchase, {
        body: {
          ...head,
          items: named.map((line) => ({
            ...lineBody(line, head.currency_id),
            note: line.note,
            order_items: allocateToOrders(line.quantity, wantedOf(line.product_id)),
          })),
        },
      }),
    onDone: (made) => {
      draft.forget();
      void navigate({ to: '/purchase/purchases/$id', params: { id: String(made.id) } });
    },
  });
  const draft = useOrderDraft('purchase', form, lines, setLines);
  return {
    form,
    offer: draft.offer,
    lines,
    changeLines: (next: DraftLine[]) => {
      form.set({}); // Changed lines make a new request with a new idempotency key.
      setLines(next);
    },
    currency: fields.currency_id.sent(form.values.currency_id),
    lacks: named.length === 0 ? t(($) => $.order.order_item.message.lacks_product) : undefined,
  };
}

/** Outstanding quantities of some products; calls `onCome` once when loaded. */
function useToBuy(products: string, onCome: (rows: readonly ToBuy[]) => void): readonly ToBuy[] {
  const data = useData(
    listToBuy,
    { query: { filter: { product_id: products }, per_page: PAGE } },
    { enabled: products !== '' },
  );
  const called = useRef(false);
  useEffect(() => {
    if (data === undefined || called.current || data.data.length === 0) return;
    called.current = true;
    onCome(data.data);
  }, [data, onCome]);
  return data?.data ?? [];
}

/** A line with the outstanding quantity of a product at its last price. */
function lineOf({ product_id, last_price, order_items, ...row }: ToBuy): DraftLine {
  const first = order_items[0];
  return emptyLine({
    product_id,
    product: { id: product_id, name: productName(row), image_url: row.image_url, ...bansOf(row) },
    quantity: add('0', ...order_items.map(({ quantity }) => quantity)),
    price: last_price ?? first?.price ?? '',
    tax_percent: row.tax_percent,
    discount_tax_per_tax_percent: first?.discount_tax_per_tax_percent ?? '0',
    is_price_with_tax: false,
  });
}
