import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Containers } from '#entities/warehouse/container/containers.tsx';

export const Route = createFileRoute('/_shell/warehouse/outbound/transfer-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.container.plural,
    needs: {
      all: [
        { resource: 'container', action: 'read' },
        { resource: 'pallet', action: 'read' },
      ],
    },
    menu: { group: 'warehouse', order: 6 },
    tasks: [
      {
        id: 'containers_to_close',
        call: 'warehouse.container.list',
        path: 'containers',
        store: 'containers',
        filter: { had_cut_off: 'false' },
        needs: { resource: 'container_cutoff', action: 'update' },
      },
    ],
    creates: {
      order: 8,
      noun: ($) => $.warehouse.container.name,
      needs: { resource: 'container', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return <Containers side="out" title={t(($) => $.warehouse.container.plural)} />;
}
