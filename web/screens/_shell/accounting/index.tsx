import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/accounting/')({
  beforeLoad: () => {
    throw redirect({ to: '/accounting/dashboard' });
  },
  staticData: { title: ($) => $.accounting.statistic.title.dashboard, needs: {} },
});
