import type { ReactNode } from 'react';
import { fieldRefusal } from '@hakobu/contract/kernel/machine.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import {
  createPurchaseItem,
  updatePurchaseItem,
} from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { purchaseItemMachine } from '@hakobu/contract/order/purchase/purchase-item.machine.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { measure, text, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { lineBody } from '../lines/draft-line.ts';
import { LineFields, lineFields, LineTotal } from '../lines/line-fields.tsx';
import { SupplierPrices, useSupplierPrices } from './supplier-prices.tsx';
import type { Purchase } from './purchase.ts';

export type PurchaseLine = NonNullable<Purchase['items']>[number];

/** The price of a line is fixed once something of its purchase is paid or recorded as payable. */
export const isPriceFixed = (line: PurchaseLine): boolean =>
  fieldRefusal(purchaseItemMachine, 'price', line) === 'purchase_price_is_fixed';

interface LineFormProps {
  purchase: Purchase;
  line?: PurchaseLine;
  onDone: () => void;
}

/** Adds a line for stock to a purchase, or changes a line that is not received yet. */
export function PurchaseLineForm({ purchase, line, onDone }: LineFormProps): ReactNode {
  const currency = currencyIds.find((id) => id === purchase.currency_id) ?? 'JPY';
  const form = useFields(
    // Suppliers quote net prices, unlike the prices typed for customers.
    { ...lineFields, is_price_with_tax: yesNo(), note: text() },
    {
      row: line && { ...line, price: line.price ?? '' },
      send: ({ note, ...typed }) => {
        const { product_id, ...figures } = lineBody(typed, currency);
        return line === undefined
          ? deferRequest(createPurchaseItem, {
              body: { ...figures, note, product_id, purchase_id: purchase.id },
            })
          : deferRequest(updatePurchaseItem, { ...rowVersion(line), body: { ...figures, note } });
      },
      onDone,
    },
  );
  const prices = useSupplierPrices(form.values.product_id);
  return (
    <Form {...form}>
      {line === undefined && currency === 'JPY' && form.values.product_id !== '' && (
        <SupplierPrices
          rows={prices}
          chosen={String(purchase.supplier_id)}
          onUse={({ price }) => form.set({ price: price!, is_price_with_tax: false })}
        />
      )}
      <div className="fields">
        <LineFields
          form={form}
          named={line === undefined}
          priced={line === undefined || !isPriceFixed(line)}
          currency={currency}
        />
        <div className="wide">
          <NoteBox {...form.field('note')} />
        </div>
      </div>
      {line === undefined && <LineTotal typed={form.values} currency={currency} />}
    </Form>
  );
}

const short = { short_closed_quantity: measure(), short_close_reason: text() };

/** Cancels the outstanding quantity of a line. */
export function ShortCloseForm({ line, onDone }: { line: PurchaseLine; onDone: () => void }): ReactNode {
  const form = useFields(short, {
    words: ($) => $.order.purchase.field,
    row: line,
    send: (body) => deferRequest(updatePurchaseItem, { ...rowVersion(line), body }),
    onDone,
  });
  return (
    <Form {...form}>
      <QuantityInput {...form.field('short_closed_quantity')} />
      <NoteBox {...form.field('short_close_reason')} />
    </Form>
  );
}
