import type { ComponentProps, ReactNode } from 'react';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { phrases, usePhrases } from '#app/i18n.ts';
import { rowVersion } from '#client/deferred-request.ts';
import { InlineMoney, InlineNumber, InlinePercent, InlineText } from '#kit/inline-edit.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { formatSize } from '#kit/format.ts';
import { Money } from '#kit/values.tsx';
import { nameFields, type Product } from './product-form.tsx';

type InPlace = Pick<ComponentProps<typeof InlineText>, 'saving' | 'editable'>;

/** Facts of a product; frequently changed ones are edited in place. */
export function ProductFacts({ product: row, editable }: { product: Product; editable: boolean }): ReactNode {
  usePhrases();
  const [label, own] = [phrases().common.field, phrases().product.product.field];
  const inPlace = { saving: { endpoint: product.update, ...rowVersion(row) }, editable };
  return (
    <Section title={phrases().common.section.details}>
      <Facts
        rows={[
          [label.product_id, <FigureText key="id">{row.id}</FigureText>],
          ...names(row, inPlace),
          [
            label.price,
            <InlineMoney
              key="price"
              {...inPlace}
              field="price"
              label={label.price}
              value={row.price}
              currency="JPY"
            />,
          ],
          [
            own.initial_price,
            row.initial_price === null ? null : (
              <Money key="initial" value={row.initial_price} currency="JPY" />
            ),
          ],
          ...percents(row, inPlace),
          [
            own.brand,
            <InlineText key="brand" {...inPlace} field="brand" label={own.brand} value={row.brand ?? ''} />,
          ],
          ...plainFacts(row),
          [
            label.weight,
            <InlineNumber
              key="weight"
              {...inPlace}
              scale={3}
              field="weight"
              label={label.weight}
              value={row.weight}
            />,
          ],
          [label.size, formatSize(row)],
          [own.ingredients, row.ingredients],
        ]}
      />
    </Section>
  );
}

/** The main name and the names in other languages. */
const names = (row: Product, inPlace: InPlace): [string, ReactNode][] => {
  const labels = { ...phrases().product.product.field, name: phrases().common.field.name };
  return (['name', ...nameFields] as const).map((field) => [
    labels[field],
    <InlineText key={field} {...inPlace} field={field} label={labels[field]} value={row[field] ?? ''} />,
  ]);
};

/** Discount and consumption tax. */
const percents = (row: Product, inPlace: InPlace): [string, ReactNode][] => {
  const labels = {
    discount: phrases().common.field.discount,
    tax_percent: phrases().product.product.field.tax_percent,
  };
  return (['discount', 'tax_percent'] as const).map((field) => [
    labels[field],
    <InlinePercent key={field} {...inPlace} field={field} label={labels[field]} value={row[field]} />,
  ]);
};

/** Facts that are read-only here. */
const plainFacts = (row: Product): [string, ReactNode][] => {
  const own = phrases().product.product.field;
  return [
    [own.code, row.code],
    [own.hs_code, row.hs_code],
    [own.origin, row.origin?.name],
    [phrases().common.field.ecommerce_channel, row.ecommerce_channel?.name],
    [own.manufacturing_year, row.manufacturing_year],
    [own.items_in_box, row.quantity_items_in_box],
  ];
};

const FigureText = ({ children }: { children: string }): ReactNode => (
  <span className="figure">{children}</span>
);
