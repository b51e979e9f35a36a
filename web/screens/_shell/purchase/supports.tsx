import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#entities/support/support-list.tsx';
import { ticketTask } from '#entities/support/ticket-task.ts';

export const Route = createFileRoute('/_shell/purchase/supports')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.title.purchase,
    needs: {
      all: [{ resource: 'support', action: 'read' }],
      any: [{ resource: 'purchase', action: 'create' }],
    },
    menu: { group: 'purchase', order: 20 },
    tasks: [ticketTask],
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.title.purchase)} />;
}
