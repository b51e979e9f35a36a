import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Trackings } from '#entities/order/tracking/tracking-list.tsx';

export const Route = createFileRoute('/_shell/purchase/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.plural,
    needs: { all: [{ resource: 'tracking', action: 'update' }] },
    menu: { group: 'purchase', order: 3 },
    creates: {
      order: 5,
      noun: ($) => $.order.tracking.name,
      needs: { resource: 'tracking', action: 'create' },
    },
  },
});

/** All trackings. */
function Screen() {
  const t = usePhrases();
  return <Trackings title={t(($) => $.order.tracking.plural)} />;
}
