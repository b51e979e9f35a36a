import { createFileRoute } from '@tanstack/react-router';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton, FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { customers, useAreas, useShipmentMethods } from '#nouns/options.ts';
import { containers } from '#nouns/warehouse/container/container-picker.ts';
import { ladingBillColumns } from '#nouns/warehouse/lading-bill/lading-bill-columns.tsx';
import { LadingBillDetail } from '#nouns/warehouse/lading-bill/lading-bill-detail.tsx';
import { LadingBillForm } from '#nouns/warehouse/lading-bill/lading-bill-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/lading-bills')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.lading_bill.plural,
    needs: {
      all: [{ resource: 'lading_bill', action: 'read' }],
      any: [{ resource: 'lading_bill', action: 'update' }],
    },
    menu: { group: 'warehouse', order: 5 },
  },
});

function Screen() {
  const t = usePhrases();
  const [areas, methods] = [useAreas(), useShipmentMethods()];
  const [opened, open, addressOf] = useOpened('lading_bill_id');
  return (
    <>
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
        ]}
        columns={ladingBillColumns({ areas, methods })}
        actions={
          may({ resource: 'lading_bill', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <LadingBillForm
                  onDone={({ id }) => {
                    close();
                    open(id);
                  }}
                />
              )}
            </FormButton>
          )
        }
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.common.field.lading_bill)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="75rem"
      >
        {opened !== undefined && <LadingBillDetail id={opened} />}
      </FormModal>
    </>
  );
}
