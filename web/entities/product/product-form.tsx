import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { origin } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { idOrNone, measure, money, text, wholeOrNone, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { NoteBox, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { PercentInput, PriceInput, QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { suppliers } from '#entities/product-options.ts';
import { bans } from './bans.ts';
import { NewPicturesInput } from './new-pictures-input.tsx';
import { noPictures, picturesBody } from './new-pictures.ts';

export type Product = ResponseOf<typeof product.get>;

const PREVIEW_HEIGHT = 300;
const flags = ['special', 'private_license'] as const;
/** Names in other languages. */
export const nameFields = ['name_vi', 'name_en', 'name_ja'] as const;
const texts = ['brand', 'code', 'hs_code', 'link_store'] as const;
const measures = ['weight', 'length', 'width', 'height'] as const;

const named = { labelOf: (row: { name: string; id: number }) => row.name };
const words = ($: Phrases) => $.product.product.field;
const fields = {
  id: text({ required: true }),
  name: text({ required: true }),
  name_vi: text(),
  name_en: text(),
  name_ja: text(),
  brand: text(),
  code: text(),
  hs_code: text(),
  link_store: text(),
  initial_price: money(),
  discount: measure(),
  tax_percent: measure({ start: '10' }),
  manufacturing_year: wholeOrNone(),
  ingredients: text(),
  origin_id: idOrNone(),
  ecommerce_channel_id: idOrNone(),
  quantity_items_in_box: wholeOrNone(),
  weight: measure(),
  length: measure(),
  width: measure(),
  height: measure(),
  supplier_id: idOrNone(),
  category_id: idOrNone(),
  special: yesNo(),
  private_license: yesNo(),
  banned_air: yesNo(),
  banned_sea: yesNo(),
  banned_export: yesNo(),
};

/** The fields of a new or saved product. */
export function ProductForm({ row, onDone }: { row?: Product; onDone: (row: Product) => void }): ReactNode {
  const [pictures, setPictures] = useState(noPictures);
  const form = useFields(fields, {
    words,
    row: row && { ...row, initial_price: row.initial_price ?? row.price },
    send: ({ id: number, supplier_id, category_id, ...body }) =>
      row === undefined
        ? deferRequest(product.create, {
            body: { ...body, id: number, supplier_id, category_id, ...picturesBody(pictures) },
          })
        : deferRequest(product.update, { ...rowVersion(row), body }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <Names {...form} isNew={row === undefined} />
        <Sizes {...form} />
        <Origins {...form} isNew={row === undefined} />
        <Marks {...form} />
        <div className="wide">
          <NoteBox {...form.field('ingredients')} />
        </div>
      </div>
      {row === undefined && (
        <NewPicturesInput
          album
          height={PREVIEW_HEIGHT}
          pictures={pictures}
          onChange={(chosen) => {
            form.set({}); // Changed pictures make a new request with a new idempotency key.
            setPictures(chosen);
          }}
          error={form.errorOf('images.0.url')}
        />
      )}
    </Form>
  );
}

type Part = Pick<
  ReturnType<typeof useFields<typeof fields, Product, keyof ReturnType<typeof words>>>,
  'field' | 'set'
>;

const Names = ({ field, isNew }: Part & { isNew: boolean }): ReactNode => (
  <>
    <TextBox autoFocus={isNew} {...field('id')} disabled={!isNew} />
    <TextBox {...field('name')} />
    {nameFields.map((name) => (
      <TextBox key={name} {...field(name)} />
    ))}
    <PriceInput currency="JPY" {...field('initial_price', ($) => `${words($).initial_price} (JPY)`)} />
    <PercentInput {...field('discount', ($) => `${$.common.field.discount} (%)`)} />
    <PercentInput {...field('tax_percent')} />
    {texts.map((name) => (
      <TextBox key={name} {...field(name)} />
    ))}
  </>
);

const Sizes = ({ field, set }: Part): ReactNode => (
  <>
    {measures.map((side) => (
      <QuantityInput key={side} scale={3} {...field(side)} />
    ))}
    <WholeInput blank {...field('quantity_items_in_box', ($) => $.product.product.field.items_in_box)} />
    <TextBox
      {...field('manufacturing_year')}
      onChange={(year) => set({ manufacturing_year: year.replaceAll(/\D/g, '').slice(0, 4) })}
    />
  </>
);

const Origins = ({ field, isNew }: Part & { isNew: boolean }): ReactNode => (
  <>
    <EntityPicker endpoint={origin.list} {...named} {...field('origin_id')} />
    <EntityPicker endpoint={ecommerceChannel.list} {...named} {...field('ecommerce_channel_id')} />
    {isNew && (
      <>
        <EntityPicker {...suppliers} {...field('supplier_id')} />
        <EntityPicker
          endpoint={category.list}
          {...named}
          {...field('category_id', ($) => $.product.category.name)}
        />
      </>
    )}
  </>
);

function Marks({ field }: Part): ReactNode {
  const t = usePhrases();
  return (
    <>
      {flags.map((flag) => (
        <YesNo key={flag} {...field(flag)} />
      ))}
      {bans.map((ban) => (
        <YesNo
          key={ban}
          {...field(
            ban,
            t(($) => $.product.product.ban[ban]),
          )}
        />
      ))}
    </>
  );
}
