import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#entities/support/support-list.tsx';

export const Route = createFileRoute('/_shell/customer/supports/')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.title.mine,
    needs: {
      all: [{ resource: 'support', action: 'read' }],
      any: [{ resource: 'address', action: 'delete' }],
    },
    menu: { group: 'customer', order: 4 },
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.title.mine)} />;
}
