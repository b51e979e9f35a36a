import { ActionIcon, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  addProductSupplier,
  removeProductSupplier,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { MoneyInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';
import type { Product } from './product-form.tsx';

/** Who sells a product, at which price and how many in a box. */
export function ProductSuppliers({ product, editable }: { product: Product; editable: boolean }): ReactNode {
  const t = usePhrases();
  const remove = useAct(removeProductSupplier);
  return (
    <Section
      title={t(($) => $.product.supplier.plural)}
      actions={
        editable && (
          <FormButton label={t(($) => $.common.act.add)} variant="default">
            {(close) => <SupplierForm id={product.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={product.suppliers ?? []}
        idOf={({ id }) => id}
        columns={[
          { key: 'name', title: t(($) => $.common.field.supplier), render: (row) => row.name },
          {
            key: 'price',
            title: t(($) => $.common.field.price),
            right: true,
            render: (row) => <Money value={row.price} currency="JPY" />,
          },
          {
            key: 'items',
            title: t(($) => $.product.product.field.items_in_box),
            right: true,
            render: (row) => row.quantity_items,
          },
          editable && {
            key: 'do',
            title: '',
            right: true,
            render: (row) => (
              <Group justify="flex-end">
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={`${t(($) => $.common.act.remove)} ${row.name}`}
                  onClick={() =>
                    askFirst(() =>
                      remove.mutate({ params: { id: product.id }, body: { supplier_id: row.id } }),
                    )
                  }
                >
                  <IconTrash size={14} />
                </ActionIcon>
              </Group>
            ),
          },
        ]}
      />
    </Section>
  );
}

function SupplierForm({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { supplier_id: '', price: '0', quantity_items: '1' },
    { endpoint: addProductSupplier, params: { id }, onDone },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...suppliers}
          label={t(($) => $.common.field.supplier)}
          value={values.supplier_id}
          onChange={(supplier_id) => set({ supplier_id })}
          error={errorOf('supplier_id')}
        />
        <MoneyInput
          label={`${t(($) => $.common.field.price)} (JPY)`}
          value={values.price}
          onChange={(price) => set({ price })}
          error={errorOf('price')}
        />
        <WholeInput
          label={t(($) => $.product.product.field.items_in_box)}
          value={values.quantity_items}
          onChange={(quantity_items) => set({ quantity_items })}
          error={errorOf('quantity_items')}
        />
      </div>
      <FormEnd
        {...form}
        submitLabel={t(($) => $.common.act.add)}
        disabled={values.supplier_id === ''}
        onSubmit={() =>
          form.submit({
            supplier_id: Number(values.supplier_id),
            price: values.price || '0',
            quantity_items: Number(values.quantity_items || '1'),
          })
        }
      />
    </>
  );
}
