import { createFileRoute } from '@tanstack/react-router';
import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useAreas } from '#entities/area-options.ts';
import { useShipmentMethods } from '#entities/options.ts';
import { containerColumns } from '#entities/warehouse/container/container-columns.tsx';
import { CONTAINER_WAIT_MS } from '#entities/warehouse/container/container-picker.ts';
import { ContainerAccounting } from '#entities/warehouse/container-cost/container-accounting.tsx';

export const Route = createFileRoute('/_shell/accounting/warehouse/container-costs')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.container_cost.title.list,
    needs: {
      all: [
        { resource: 'container', action: 'read' },
        { resource: 'container_cost', action: 'read' },
      ],
    },
    menu: { group: 'accounting', part: 'costs', order: 43 },
  },
});

function Screen() {
  const [opened] = useOpenRow('container_id');
  return opened === undefined ? <Containers /> : <ContainerAccounting key={opened} id={opened} />;
}

/** Containers; each opens its costs and revenue. */
function Containers() {
  const t = usePhrases();
  const [areas, methods] = [useAreas(), useShipmentMethods()];
  const [, , addressOf] = useOpenRow('container_id');
  return (
    <ListScreen
      searchWait={CONTAINER_WAIT_MS}
      title={t(($) => $.warehouse.container_cost.title.list)}
      endpoint={listContainers}
      store="containers"
      filters={[
        {
          field: 'shipment_method_id',
          label: t(($) => $.common.field.shipment_method),
          kind: 'choice',
          options: methods.options,
        },
        { field: 'to_area_id', label: t(($) => $.common.field.to), kind: 'choice', options: areas.options },
      ]}
      columns={containerColumns({ areas, methods })}
      to={({ id }) => addressOf(id)}
    />
  );
}
