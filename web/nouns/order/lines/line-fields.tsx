import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { measure, money, text } from '#kit/fields.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { PercentInput, PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import type { useFields } from '#kit/use-fields.ts';
import { products } from '#nouns/product-options.ts';

/** What is typed of every line of products. */
export const lineFields = {
  product_id: text({ required: true }),
  price: money({ required: true }),
  quantity: money({ start: '1', required: true }),
  tax_percent: measure(),
  discount_tax_per_tax_percent: measure(),
};

type LineForm = Pick<ReturnType<typeof useFields<typeof lineFields, unknown>>, 'field' | 'set' | 'values'>;

/** The fields of a line in its form; `children` stand behind the quantity. A product proposes its price. */
export function LineFields({
  form: { field, set, values },
  currency,
  named = true,
  children,
}: {
  form: LineForm;
  currency: CurrencyId;
  /** The product may be chosen; that of a purchase stands. */
  named?: boolean;
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      {named && (
        <div className="wide">
          <EntityPicker
            {...products}
            {...field('product_id', ($) => $.common.field.product)}
            onPick={(row: RowOf<typeof product.list> | undefined) => {
              if (row !== undefined && (values.price === '' || isZero(values.price)))
                set({ product_id: row.id, price: row.price });
            }}
          />
        </div>
      )}
      <PriceInput currency={currency} {...field('price', ($) => $.common.field.price)} />
      <QuantityInput {...field('quantity', ($) => $.common.field.quantity)} />
      {children}
      <PercentInput {...field('tax_percent', ($) => $.order.order.field.tax_percent)} />
      <PercentInput {...field('discount_tax_per_tax_percent', ($) => $.order.order.field.discount_percent)} />
    </>
  );
}
