import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Containers } from '#entities/warehouse/container/containers.tsx';

export const Route = createFileRoute('/_shell/warehouse/inbound/transfer-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.container.title.arrivals,
    needs: { all: [{ resource: 'container', action: 'update' }] },
    menu: { group: 'warehouse', order: 7 },
  },
});

function Screen() {
  const t = usePhrases();
  return <Containers side="in" title={t(($) => $.warehouse.container.title.arrivals)} />;
}
