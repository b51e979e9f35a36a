import { createFileRoute } from '@tanstack/react-router';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { markNewDocument } from '#kit/new-document.ts';
import { onlyFilter } from '#kit/list/filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useAreas } from '#entities/area-options.ts';
import { customers, useShipmentMethods } from '#entities/options.ts';
import { usePaySelection } from '#entities/payment/use-pay-selection.tsx';
import { containers } from '#entities/warehouse/container/container-picker.ts';
import { ladingBillColumns } from '#entities/warehouse/lading-bill/lading-bill-columns.tsx';
import { LadingBillDetail } from '#entities/warehouse/lading-bill/lading-bill-detail.tsx';
import { LadingBillForm } from '#entities/warehouse/lading-bill/lading-bill-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/lading-bills')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.lading_bill.plural,
    needs: {
      all: [{ resource: 'lading_bill', action: 'read' }],
      any: [{ resource: 'lading_bill', action: 'update' }],
    },
    menu: { group: 'warehouse', order: 5 },
    tasks: [
      {
        id: 'bills_to_plan',
        call: 'warehouse.lading-bill.list',
        path: 'lading-bills',
        store: 'bills',
        filter: { without_container: 'true' },
        needs: { resource: 'container', action: 'update' },
      },
    ],
    creates: {
      order: 7,
      noun: ($) => $.warehouse.lading_bill.name,
      needs: { resource: 'lading_bill', action: 'create' },
    },
  },
});

function Screen() {
  const [opened] = useOpenRow('lading_bill_id');
  return opened === undefined ? <LadingBills /> : <LadingBillDetail key={opened} id={opened} />;
}

function LadingBills() {
  const t = usePhrases();
  const [areas, methods] = [useAreas(), useShipmentMethods()];
  const [, open, addressOf] = useOpenRow('lading_bill_id');
  const paying = usePaySelection<RowOf<typeof listLadingBills>>({
    type: 'lading_bill',
    party: 'user',
    partyOf: ({ customer_id }) => customer_id,
  });
  return (
    <ListScreen
      title={t(($) => $.warehouse.lading_bill.plural)}
      endpoint={listLadingBills}
      store="bills"
      query={{ include: ['customer', 'container'] }}
      filters={[
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        {
          field: 'shipment_method_id',
          label: t(($) => $.common.field.shipment_method),
          kind: 'choice',
          options: methods.options,
        },
        { field: 'container_id', label: t(($) => $.common.field.container), kind: 'entity', ...containers },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        onlyFilter(
          'without_container',
          t(($) => $.common.task.bills_to_plan),
        ),
      ]}
      columns={ladingBillColumns({ areas, methods })}
      selection={paying}
      actions={
        may({ resource: 'lading_bill', action: 'create' }) && (
          <CreateButton noun={t(($) => $.warehouse.lading_bill.name)}>
            {(close) => (
              <LadingBillForm
                onDone={({ id }) => {
                  markNewDocument('lading_bill', id);
                  close();
                  open(id);
                }}
              />
            )}
          </CreateButton>
        )
      }
      to={({ id }) => addressOf(id)}
    />
  );
}
