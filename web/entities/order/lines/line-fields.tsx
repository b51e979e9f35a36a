import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { measure, money, text, yesNo } from '#kit/fields.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { YesNo } from '#kit/inputs/inputs.tsx';
import { PercentInput, PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { Facts } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import type { useFields } from '#kit/use-fields.ts';
import { productsWithCost } from '#entities/product-options.ts';
import { amountsOf, marginOf, type KnownProduct, type LineFigures } from './draft-line.ts';
import { DraftBelowCost } from './line-margin.tsx';
import { useBelowCost } from './use-below-cost.ts';

/** Fields of a product line. The price of a saved line is net. */
export const lineFields = {
  product_id: text({ required: true }),
  price: money({ required: true }),
  quantity: money({ start: '1', required: true }),
  tax_percent: measure(),
  discount_tax_per_tax_percent: measure(),
  is_price_with_tax: yesNo({ start: true }),
};

type LineForm = Pick<ReturnType<typeof useFields<typeof lineFields, unknown>>, 'field' | 'set' | 'values'>;

/**
 * The fields of a line in its form; `children` follow the quantity. Choosing a product proposes its price and
 * tax.
 */
export function LineFields({
  form: { field, set, values },
  currency,
  named = true,
  priced = true,
  onProduct,
  children,
}: {
  form: LineForm;
  currency: CurrencyId;
  /** Whether the product can be chosen; that of a purchase line is fixed. */
  named?: boolean;
  /** Whether the price can be changed; that of a bought line is fixed. */
  priced?: boolean;
  onProduct?: (row: KnownProduct) => void;
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      {named && (
        <div className="wide">
          <EntityPicker
            {...productsWithCost()}
            {...field('product_id', ($) => $.common.field.product)}
            onPick={(row: RowOf<typeof product.list> | undefined) => {
              if (row === undefined) return;
              const proposed = values.price === '' || isZero(values.price);
              set({
                ...{ product_id: row.id, tax_percent: row.tax_percent },
                ...(proposed && { price: row.price }),
              });
              onProduct?.(row);
            }}
          />
        </div>
      )}
      {priced && (
        <>
          <PriceInput currency={currency} {...field('price', ($) => $.common.field.price)} />
          <YesNo {...field('is_price_with_tax', ($) => $.order.order.field.with_tax)} />
        </>
      )}
      <QuantityInput {...field('quantity', ($) => $.common.field.quantity)} />
      {children}
      {priced && (
        <>
          <PercentInput {...field('tax_percent', ($) => $.order.order.field.tax_percent)} />
          <PercentInput
            {...field('discount_tax_per_tax_percent', ($) => $.order.order.field.discount_percent)}
          />
        </>
      )}
    </>
  );
}

/** The total of a new line. */
export function LineTotal({
  typed,
  currency,
  product,
}: {
  typed: LineFigures & { product_id: string };
  currency: CurrencyId;
  /** Its product, where the line is sold. */
  product?: KnownProduct | undefined;
}): ReactNode {
  const t = usePhrases();
  const { balance, amount } = amountsOf(typed, currency);
  const line = { ...typed, ...(product && { product }) };
  const margin = marginOf(line, currency);
  const [isBelowCost] = useBelowCost(product === undefined ? [] : [line], currency);
  return (
    <>
      <Facts
        rows={[
          [
            t(($) => $.order.order.field.tax),
            <Money key="tax" value={subtract(balance, amount)} currency={currency} />,
          ],
          [t(($) => $.common.field.total), <Money key="total" value={balance} currency={currency} />],
          margin !== undefined && [
            t(($) => $.order.order_distribution.field.margin),
            <Money key="margin" value={margin} currency={currency} />,
          ],
        ]}
      />
      {isBelowCost && <DraftBelowCost {...{ line, currency }} />}
    </>
  );
}
