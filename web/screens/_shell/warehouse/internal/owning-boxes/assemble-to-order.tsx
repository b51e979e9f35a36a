import { createFileRoute } from '@tanstack/react-router';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { FormButton } from '#kit/form.tsx';
import { onlyFilter } from '#kit/list/filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { customers } from '#entities/options.ts';
import { AssembleForm } from '#entities/warehouse/owning-box/assemble-form.tsx';
import { owningBoxColumns } from '#entities/warehouse/owning-box/owning-box-columns.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/owning-boxes/assemble-to-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.owning_box.title.assemble,
    needs: { all: [{ resource: 'owner', action: 'create' }] },
    menu: { group: 'warehouse', order: 4 },
    tasks: [
      {
        id: 'boxes_to_bill',
        call: 'warehouse.owning-box.list',
        path: 'owning-boxes',
        store: 'owners',
        filter: { unbilled: 'true' },
        needs: { resource: 'lading_bill', action: 'update' },
      },
    ],
  },
});

/** Boxes and the orders they are assigned to. */
function Screen() {
  const t = usePhrases();
  const [{ order_id }] = useAddressSearch();
  return (
    <ListScreen
      title={t(($) => $.warehouse.owning_box.title.assemble)}
      endpoint={listOwningBoxes}
      store="owners"
      query={{ include: ['user'], filter: { order_id } }}
      filters={[
        { field: 'user_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        onlyFilter(
          'unbilled',
          t(($) => $.common.task.boxes_to_bill),
        ),
      ]}
      columns={owningBoxColumns()}
      actions={
        <FormButton label={t(($) => $.warehouse.owning_box.act.assemble)}>
          {(close) => <AssembleForm orderId={order_id ?? ''} onDone={close} />}
        </FormButton>
      }
    />
  );
}
