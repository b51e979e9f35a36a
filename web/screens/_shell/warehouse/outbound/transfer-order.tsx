import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { ContainerList } from '#nouns/warehouse/container/container-list.tsx';

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
  },
});

function Screen() {
  const t = usePhrases();
  return <ContainerList side="out" title={t(($) => $.warehouse.container.plural)} />;
}
