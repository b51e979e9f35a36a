import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#nouns/support/support-list.tsx';

export const Route = createFileRoute('/_shell/admin/supports/')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.plural,
    needs: {
      all: [{ resource: 'support', action: 'read' }],
      any: [{ resource: 'support', action: 'delete' }],
    },
    menu: { group: 'admin', order: 32 },
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.plural)} />;
}
