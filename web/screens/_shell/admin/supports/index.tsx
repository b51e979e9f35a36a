import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#entities/support/support-list.tsx';
import { ticketTask } from '#entities/support/ticket-task.ts';

export const Route = createFileRoute('/_shell/admin/supports/')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.title.all,
    needs: {
      all: [{ resource: 'support', action: 'read' }],
      any: [{ resource: 'support', action: 'delete' }],
    },
    menu: { group: 'admin', part: 'support', order: 33 },
    tasks: [ticketTask],
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.title.all)} />;
}
