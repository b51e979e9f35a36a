import { Checkbox, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PercentInput, PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { Money } from '#kit/values.tsx';
import type { Banned } from '#entities/product/bans.ts';
import { productsWithCost } from '#entities/product-options.ts';
import { amountsOf, withProduct, type DraftLine } from './draft-line.ts';
import { DraftBelowCost } from './line-margin.tsx';
import { LineBans } from './line-bans.tsx';
import { Cell, focusNextField, focusNextOnEnter } from './lines-table.tsx';

type Product = Pick<RowOf<typeof product.list>, 'id' | 'name' | 'price' | 'tax_percent' | 'cost'> &
  Partial<Banned & Pick<RowOf<typeof product.list>, 'image_url'>>;

interface LineProps {
  line: DraftLine;
  onChange: (change: Partial<DraftLine>) => void;
  errorOf: (field: string) => string | undefined;
}
interface RowProps extends LineProps {
  currency: CurrencyId;
  method: string | null | undefined;
  isBelowCost: boolean;
  /** Lines of orders have a wish date. */
  ofOrder: boolean;
  /** No product has the typed code. */
  onMissing: (code: string) => void;
  /** Looks up a code that was typed without choosing a product; resolves to whether one was found. */
  onCode: (code: string) => Promise<boolean>;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
  /** Enter moves to the next line, which is created if needed. */
  onNext: () => void;
}

/** One draft line. */
export function LineRow({
  currency,
  isBelowCost,
  ofOrder,
  onMissing,
  onCode,
  onRemove,
  onNext,
  method,
  ...rest
}: RowProps): ReactNode {
  const t = usePhrases();
  const { line } = rest;
  return (
    <Table.Tr data-line onKeyDown={focusNextOnEnter(onNext)}>
      <Cell head label={t(($) => $.common.field.product)}>
        <ProductField {...rest} {...{ onMissing, onCode, method }} />
        {isBelowCost && <DraftBelowCost {...{ line, currency }} />}
      </Cell>
      <FigureCells {...rest} />
      {ofOrder && <WishCell {...rest} />}
      <NoteCell {...rest} />
      <Cell plain label={t(($) => $.common.field.total)}>
        <Money value={amountsOf(line, currency).balance} currency={currency} />
      </Cell>
      <Table.Td data-act>
        <RemoveButton deletes onClick={onRemove} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Chooses the product; its price is proposed unless one was typed. */
function ProductField({
  line,
  onChange,
  errorOf,
  onMissing,
  onCode,
  method,
}: LineProps & Pick<RowProps, 'onMissing' | 'onCode' | 'method'>): ReactNode {
  const t = usePhrases();
  return (
    <>
      <EntityPicker
        {...productsWithCost()}
        aria-label={t(($) => $.common.field.product)}
        {...(may({ resource: 'product', action: 'create' }) && {
          create: { label: t(($) => $.product.product.quick.title), act: onMissing },
        })}
        value={line.product_id}
        known={line.product as Product | undefined}
        onChange={(product_id) => onChange({ product_id })}
        onEntered={focusNextField}
        onUnmatched={(code) => void onCode(code)}
        error={errorOf('product_id')}
        onPick={(row: Product | undefined) => {
          if (row !== undefined) onChange(withProduct(line, row));
        }}
      />
      <LineBans product={line.product_id === '' ? undefined : line.product} method={method} />
    </>
  );
}

function FigureCells({ line, onChange, errorOf }: LineProps): ReactNode {
  const t = usePhrases();
  const label = {
    price: t(($) => $.common.field.price),
    is_price_with_tax: t(($) => $.order.order.field.with_tax),
    quantity: t(($) => $.common.field.quantity),
    tax_percent: t(($) => $.order.order.field.tax_percent),
    discount_tax_per_tax_percent: t(($) => $.order.order.field.discount_percent),
  };
  const field = (name: Exclude<keyof typeof label, 'is_price_with_tax'>) => ({
    'aria-label': label[name],
    value: line[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <Cell label={label.price}>
        <PriceInput {...field('price')} />
      </Cell>
      <Cell label={label.is_price_with_tax}>
        <Checkbox
          mt={6}
          aria-label={label.is_price_with_tax}
          checked={line.is_price_with_tax}
          onChange={(event) => onChange({ is_price_with_tax: event.currentTarget.checked })}
        />
      </Cell>
      <Cell label={label.quantity}>
        <QuantityInput {...field('quantity')} />
      </Cell>
      <Cell label={label.tax_percent}>
        <PercentInput {...field('tax_percent')} />
      </Cell>
      <Cell label={label.discount_tax_per_tax_percent}>
        <PercentInput {...field('discount_tax_per_tax_percent')} />
      </Cell>
    </>
  );
}

/** The wish date. */
function WishCell({ line, onChange }: LineProps): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.order.order.field.expected_delivery);
  return (
    <Cell label={label}>
      <DayInput
        aria-label={label}
        value={line.expected_delivery}
        onChange={(expected_delivery) => onChange({ expected_delivery })}
      />
    </Cell>
  );
}

/** The note. */
function NoteCell({ line, onChange }: LineProps): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.order.order.field.line_note);
  return (
    <Cell label={label}>
      <TextBox aria-label={label} value={line.note} onChange={(note) => onChange({ note })} />
    </Cell>
  );
}
