import type { ReactNode } from 'react';
import {
  addProductSupplier,
  removeProductSupplier,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { id, money, whole } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { PriceInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { useFields } from '#kit/use-fields.ts';
import { suppliers } from '#entities/product-options.ts';
import type { Product } from './product-form.tsx';

const column = columnsFor<NonNullable<Product['suppliers']>[number]>();

/** The suppliers of a product with prices and quantities per box. */
export function ProductSuppliers({ product, editable }: { product: Product; editable: boolean }): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(removeProductSupplier);
  return (
    <Section
      title={t(($) => $.product.supplier.plural)}
      actions={
        editable && (
          <FormButton
            label={t(($) => $.common.act.add)}
            title={`${t(($) => $.common.act.add)}: ${t(($) => $.common.field.supplier)}`}
            variant="default"
          >
            {(close) => <SupplierForm of={product.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={product.suppliers ?? []}
        idOf={(row) => row.id}
        columns={[
          column.text('name', { title: ($) => $.common.field.supplier }),
          column.money('price', { currency: 'JPY' }),
          column.text('quantity_items', { title: ($) => $.product.product.field.items_in_box }),
          editable &&
            column.act((row) => (
              <RemoveButton
                of={row.name}
                onClick={() =>
                  openConfirmDialog({
                    ...{ act: t(($) => $.common.act.remove), of: row.name, danger: true },
                    onConfirm: () =>
                      remove.mutate({ params: { id: product.id }, body: { supplier_id: row.id } }),
                  })
                }
              />
            )),
        ]}
      />
    </Section>
  );
}

const fields = {
  supplier_id: id(),
  price: money({ start: '0' }),
  quantity_items: whole({ start: '1' }),
};

function SupplierForm({ of, onDone }: { of: string; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const form = useFields(fields, {
    send: (body) => deferRequest(addProductSupplier, { params: { id: of }, body }),
    onDone,
  });
  const { field } = form;
  return (
    <Form {...form} submitLabel={t(($) => $.common.act.add)}>
      <div className="fields">
        <EntityPicker {...suppliers} {...field('supplier_id')} />
        <PriceInput currency="JPY" {...field('price', ($) => `${$.common.field.price} (JPY)`)} />
        <WholeInput {...field('quantity_items', ($) => $.product.product.field.items_in_box)} />
      </div>
    </Form>
  );
}
