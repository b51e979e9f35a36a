import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { SupportList } from '#entities/support/support-list.tsx';
import { ticketTask } from '#entities/support/ticket-task.ts';

export const Route = createFileRoute('/_shell/accounting/supports')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.title.accounting,
    needs: { all: [{ resource: 'support', action: 'read' }], any: [{ resource: 'fund', action: 'read' }] },
    menu: { group: 'accounting', order: 1 },
    tasks: [ticketTask],
  },
});

function Screen() {
  const t = usePhrases();
  return <SupportList title={t(($) => $.helper.support.title.accounting)} />;
}
