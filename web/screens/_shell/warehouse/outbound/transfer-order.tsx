import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { ContainerScreen } from '#nouns/warehouse/container-screen.tsx';

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
  return <ContainerScreen side="out" title={t(($) => $.warehouse.container.plural)} />;
}
