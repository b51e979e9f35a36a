import { Checkbox, Table } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { isComposing } from '#kit/inputs/composing.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { PercentInput, PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { Money } from '#kit/show.tsx';
import { products } from '#nouns/product-options.ts';
import { amountsOf, type DraftLine } from './draft-line.ts';

interface LineProps {
  line: DraftLine;
  onChange: (change: Partial<DraftLine>) => void;
  errorOf: (field: string) => string | undefined;
}

/** One line while it is typed. The last one that is left cannot be removed. */
export function LineRow({
  currency,
  withDelivery,
  onMissing,
  onRemove,
  onNext,
  ...rest
}: LineProps & {
  currency: CurrencyId;
  withDelivery: boolean;
  /** Nothing is called what was typed. */
  onMissing: (code: string) => void;
  onRemove: (() => void) | undefined;
  /** Enter leads to the next line, which is made where there is none. */
  onNext: (() => void) | undefined;
}): ReactNode {
  const t = usePhrases();
  const { line, onChange } = rest;
  return (
    <Table.Tr data-line onKeyDown={leadOn(onNext)}>
      <Table.Td>
        <ProductCell {...rest} onMissing={onMissing} />
      </Table.Td>
      <FigureCells {...rest} />
      {withDelivery && (
        <Table.Td>
          <DayInput
            aria-label={t(($) => $.order.order.field.expected_delivery)}
            value={line.expected_delivery}
            onChange={(day) => onChange({ expected_delivery: day })}
          />
        </Table.Td>
      )}
      <Table.Td ta="right">
        <Money value={amountsOf(line, currency).balance} currency={currency} />
      </Table.Td>
      <Table.Td>
        <RemoveButton onClick={onRemove} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Enter in a line is not for the whole form; while a product is chosen, it chooses. */
const leadOn =
  (onNext: (() => void) | undefined) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    if (isComposing(event)) return;
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    if (event.target.role === 'combobox') inputs[1]?.focus();
    else onNext?.();
  };

/** Chooses the product, whose price is proposed while none was typed. */
function ProductCell({
  line,
  onChange,
  errorOf,
  onMissing,
}: LineProps & { onMissing: (code: string) => void }): ReactNode {
  const t = usePhrases();
  return (
    <EntityPicker
      {...products}
      aria-label={t(($) => $.common.field.product)}
      {...(may({ resource: 'product', action: 'create' }) && {
        creates: { label: t(($) => $.product.product.quick.title), act: onMissing },
      })}
      value={line.product_id}
      onChange={(product_id) => onChange({ product_id })}
      error={errorOf('product_id')}
      onPick={(row: RowOf<typeof product.list> | undefined) => {
        if (row !== undefined && line.price === '') onChange({ price: row.price, product_id: row.id });
      }}
    />
  );
}

function FigureCells({ line, onChange, errorOf }: LineProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <Table.Td>
        <PriceInput
          aria-label={t(($) => $.common.field.price)}
          value={line.price}
          onChange={(price) => onChange({ price })}
          error={errorOf('price')}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={t(($) => $.order.order.field.with_tax)}
          checked={line.is_price_with_tax}
          onChange={(event) => onChange({ is_price_with_tax: event.currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        <QuantityInput
          aria-label={t(($) => $.common.field.quantity)}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          error={errorOf('quantity')}
        />
      </Table.Td>
      <Table.Td>
        <PercentInput
          aria-label={t(($) => $.order.order.field.tax_percent)}
          value={line.tax_percent}
          onChange={(tax_percent) => onChange({ tax_percent })}
          error={errorOf('tax_percent')}
        />
      </Table.Td>
      <Table.Td>
        <PercentInput
          aria-label={t(($) => $.order.order.field.discount_percent)}
          value={line.discount_tax_per_tax_percent}
          onChange={(discount) => onChange({ discount_tax_per_tax_percent: discount })}
        />
      </Table.Td>
    </>
  );
}
