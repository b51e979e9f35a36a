import { Badge, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { ListScreen } from '#kit/list-screen.tsx';
import { Figure, Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/admin/goods/products')({
  component: Screen, staticData: { title: ($) => $.shell.menu.products, needs: { all: [{ resource: 'product', action: 'read' }] }, menu: { group: 'sale', order: 5 } },
});

type Product = RowOf<typeof product.list>;
const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;

function Screen() {
  const t = usePhrases();
  const [edited, setEdited] = useState<Product>();
  return (
    <>
      <ListScreen title={t(($) => $.shell.menu.products)} endpoint={product.list} store="products" query={{ include: ['suppliers'] }}
        filters={[{ field: 'supplier_id', label: t(($) => $.shell.field.supplier), kind: 'entity', ...suppliers }, { field: 'brand', label: t(($) => $.shell.field.brand), kind: 'text' }]}
        columns={[
          { key: 'id', title: t(($) => $.shell.field.product_id), sort: 'id', render: (row) => <span className="figure">{row.id}</span> },
          { key: 'name', title: t(($) => $.shell.field.name), sort: 'name', render: (row) => row.name },
          { key: 'brand', title: t(($) => $.shell.field.brand), render: (row) => row.brand },
          { key: 'price', title: t(($) => $.shell.field.price), right: true, sort: 'price', render: (row) => <Money value={row.price} currency="JPY" /> },
          { key: 'weight', title: t(($) => $.shell.field.weight), right: true, render: (row) => <Figure value={row.weight} /> },
          { key: 'supplier', title: t(($) => $.shell.field.supplier), render: (row) => row.suppliers?.map(({ name }) => name).join(', ') },
          { key: 'bans', title: t(($) => $.shell.field.bans), render: (row) => <Group gap={4}>{bans.filter((ban) => row[ban]).map((ban) => <Badge key={ban} color="red">{t(($) => $.shell.ban[ban])}</Badge>)}</Group> },
        ]}
        actions={may({ resource: 'product', action: 'create' }) && <FormButton label={t(($) => $.shell.do.create)}>{(close) => <ProductForm onDone={close} />}</FormButton>}
        {...(may({ resource: 'product', action: 'update' }) && { onOpen: setEdited })} />
      <FormModal title={edited?.id ?? ''} opened={edited !== undefined} onClose={() => setEdited(undefined)}>{edited && <ProductForm row={edited} onDone={() => setEdited(undefined)} />}</FormModal>
    </>
  );
}

function ProductForm({ row, onDone }: { row?: Product; onDone: () => void }) {
  const t = usePhrases();
  const endpoint = row === undefined ? product.create : product.update as unknown as typeof product.create;
  const form = useForm({
    id: row?.id ?? '', name: row?.name ?? '', brand: row?.brand ?? '', hs_code: row?.hs_code ?? '', price: row?.price ?? '', weight: row?.weight ?? '', quantity_items_in_box: String(row?.quantity_items_in_box ?? ''),
    banned_air: row?.banned_air ?? false, banned_sea: row?.banned_sea ?? false, banned_export: row?.banned_export ?? false, supplier_id: String(row?.suppliers?.[0]?.id ?? ''),
  }, { endpoint, onDone, ...(row === undefined ? {} : { params: { id: row.id } as never, version: row.version }) });
  const { values, set, errorOf } = form;
  const submit = () => {
    const { id, price, weight, quantity_items_in_box, supplier_id, ...rest } = values;
    form.submit({ ...(row === undefined ? { id } : {} as { id: string }), ...rest, price: price || '0', weight: weight || '0', quantity_items_in_box: quantity_items_in_box === '' ? null : Number(quantity_items_in_box), supplier_id: supplier_id === '' ? null : Number(supplier_id) });
  };
  return (
    <>
      <div className="fields">
        <TextBox label={t(($) => $.shell.field.product_id)} value={values.id} onChange={(id) => set({ id })} error={errorOf('id')} disabled={row !== undefined} />
        <TextBox label={t(($) => $.shell.field.name)} value={values.name} onChange={(name) => set({ name })} error={errorOf('name')} />
        <TextBox label={t(($) => $.shell.field.brand)} value={values.brand} onChange={(brand) => set({ brand })} />
        <TextBox label={t(($) => $.shell.field.hs_code)} value={values.hs_code} onChange={(hs_code) => set({ hs_code })} />
        <MoneyInput label={`${t(($) => $.shell.field.price)} (JPY)`} value={values.price} onChange={(price) => set({ price })} error={errorOf('price')} />
        <QuantityInput scale={3} label={t(($) => $.shell.field.weight)} value={values.weight} onChange={(weight) => set({ weight })} error={errorOf('weight')} />
        <WholeInput label={`${t(($) => $.shell.field.quantity)} / ${t(($) => $.shell.field.box)}`} value={values.quantity_items_in_box} onChange={(quantity) => set({ quantity_items_in_box: quantity })} error={errorOf('quantity_items_in_box')} />
        <EntityPicker {...suppliers} label={t(($) => $.shell.field.supplier)} value={values.supplier_id} onChange={(supplier_id) => set({ supplier_id })} error={errorOf('supplier_id')} />
        {bans.map((ban) => <YesNo key={ban} label={t(($) => $.shell.ban[ban])} value={values[ban]} onChange={(on) => set({ [ban]: on })} />)}
      </div>
      <FormEnd {...form} onSubmit={submit} disabled={values.id === '' || values.name === ''} />
    </>
  );
}
