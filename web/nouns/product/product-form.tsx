import type { ReactNode } from 'react';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { origin } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { NoteBox, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, PercentInput, QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { suppliers } from '#nouns/options.ts';

export type Product = ResponseOf<typeof product.get>;

export const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;
const flags = ['special', 'private_license'] as const;
const texts = ['brand', 'code', 'hs_code', 'link_store'] as const;
const measures = ['weight', 'length', 'width', 'height'] as const;

const wholeOrNone = (text: string): number | null => (text === '' ? null : Number(text));
const named = { labelOf: (row: { name: string; id: number }) => row.name };
const textOf = (value: string | number | null | undefined): string => String(value ?? '');
/** Zero is what a measure that nobody gave starts with: an empty field says that better. */
const measureOf = (value: string | undefined): string => (value === undefined || isZero(value) ? '' : value);

/** Everything known about a product, for a new one or one that is there. */
export function ProductForm({ row, onDone }: { row?: Product; onDone: (row: Product) => void }): ReactNode {
  const t = usePhrases();
  const endpoint = row === undefined ? product.create : (product.update as unknown as typeof product.create);
  const form = useForm(
    {
      id: row?.id ?? '',
      name: row?.name ?? '',
      brand: textOf(row?.brand),
      code: textOf(row?.code),
      hs_code: textOf(row?.hs_code),
      link_store: textOf(row?.link_store),
      initial_price: textOf(row?.initial_price ?? row?.price),
      discount: measureOf(row?.discount),
      manufacturing_year: textOf(row?.manufacturing_year),
      ingredients: textOf(row?.ingredients),
      origin_id: textOf(row?.origin_id),
      ecommerce_channel_id: textOf(row?.ecommerce_channel_id),
      quantity_items_in_box: textOf(row?.quantity_items_in_box),
      weight: measureOf(row?.weight),
      length: measureOf(row?.length),
      width: measureOf(row?.width),
      height: measureOf(row?.height),
      supplier_id: '',
      special: row?.special ?? false,
      private_license: row?.private_license ?? false,
      banned_air: row?.banned_air ?? false,
      banned_sea: row?.banned_sea ?? false,
      banned_export: row?.banned_export ?? false,
    },
    {
      endpoint,
      onDone,
      message: t(row === undefined ? ($) => $.common.message.created : ($) => $.common.message.saved),
      ...(row !== undefined && { params: { id: row.id } as never, version: row.version }),
    },
  );
  const { values, set, errorOf } = form;
  const submit = () => {
    const {
      id,
      initial_price,
      discount,
      manufacturing_year,
      origin_id,
      ecommerce_channel_id,
      quantity_items_in_box,
      supplier_id,
      weight,
      length,
      width,
      height,
      ...rest
    } = values;
    form.submit({
      ...(row === undefined ? { id, supplier_id: wholeOrNone(supplier_id) } : ({} as { id: string })),
      ...rest,
      initial_price: initial_price || '0',
      discount: discount || '0',
      manufacturing_year: wholeOrNone(manufacturing_year),
      origin_id: wholeOrNone(origin_id),
      ecommerce_channel_id: wholeOrNone(ecommerce_channel_id),
      quantity_items_in_box: wholeOrNone(quantity_items_in_box),
      weight: weight || '0',
      length: length || '0',
      width: width || '0',
      height: height || '0',
    });
  };
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus={row === undefined}
          label={t(($) => $.common.field.product_id)}
          value={values.id}
          onChange={(id) => set({ id })}
          error={errorOf('id')}
          disabled={row !== undefined}
          required
        />
        <TextBox
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
          required
        />
        <MoneyInput
          label={`${t(($) => $.product.product.field.initial_price)} (JPY)`}
          value={values.initial_price}
          onChange={(initial_price) => set({ initial_price })}
          error={errorOf('initial_price')}
        />
        <PercentInput
          label={`${t(($) => $.common.field.discount)} (%)`}
          value={values.discount}
          onChange={(discount) => set({ discount })}
          error={errorOf('discount')}
        />
        {texts.map((field) => (
          <TextBox
            key={field}
            label={t(($) => $.product.product.field[field])}
            value={values[field]}
            onChange={(text) => set({ [field]: text })}
            error={errorOf(field)}
          />
        ))}
        {measures.map((side) => (
          <QuantityInput
            key={side}
            scale={3}
            label={t(($) => $.common.field[side])}
            value={values[side]}
            onChange={(value) => set({ [side]: value })}
            error={errorOf(side)}
          />
        ))}
        <WholeInput
          label={t(($) => $.product.product.field.items_in_box)}
          value={values.quantity_items_in_box}
          onChange={(quantity) => set({ quantity_items_in_box: quantity })}
          error={errorOf('quantity_items_in_box')}
        />
        <TextBox
          label={t(($) => $.product.product.field.manufacturing_year)}
          value={values.manufacturing_year}
          onChange={(year) => set({ manufacturing_year: year.replaceAll(/\D/g, '').slice(0, 4) })}
          error={errorOf('manufacturing_year')}
        />
        <EntityPicker
          endpoint={origin.list}
          {...named}
          label={t(($) => $.product.product.field.origin)}
          value={values.origin_id}
          onChange={(origin_id) => set({ origin_id })}
          error={errorOf('origin_id')}
        />
        <EntityPicker
          endpoint={ecommerceChannel.list}
          {...named}
          label={t(($) => $.common.field.ecommerce_channel)}
          value={values.ecommerce_channel_id}
          onChange={(id) => set({ ecommerce_channel_id: id })}
          error={errorOf('ecommerce_channel_id')}
        />
        {row === undefined && (
          <EntityPicker
            {...suppliers}
            label={t(($) => $.common.field.supplier)}
            value={values.supplier_id}
            onChange={(supplier_id) => set({ supplier_id })}
            error={errorOf('supplier_id')}
          />
        )}
        {flags.map((flag) => (
          <YesNo
            key={flag}
            label={t(($) => $.product.product.field[flag])}
            value={values[flag]}
            onChange={(on) => set({ [flag]: on })}
          />
        ))}
        {bans.map((ban) => (
          <YesNo
            key={ban}
            label={t(($) => $.product.product.ban[ban])}
            value={values[ban]}
            onChange={(on) => set({ [ban]: on })}
          />
        ))}
        <div className="wide">
          <NoteBox
            label={t(($) => $.product.product.field.ingredients)}
            value={values.ingredients}
            onChange={(ingredients) => set({ ingredients })}
          />
        </div>
      </div>
      <FormEnd {...form} onSubmit={submit} disabled={values.id === '' || values.name === ''} />
    </>
  );
}
