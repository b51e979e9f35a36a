import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#nouns/support/support-list.tsx';

export const Route = createFileRoute('/_shell/purchase/supports')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.plural,
    needs: {
      all: [{ resource: 'support', action: 'read' }],
      any: [{ resource: 'purchase', action: 'create' }],
    },
    menu: { group: 'purchase', order: 20 },
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.plural)} />;
}
