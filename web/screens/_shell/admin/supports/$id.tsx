import { createFileRoute } from '@tanstack/react-router';
import { SupportDetail } from '#entities/support/support-detail.tsx';

export const Route = createFileRoute('/_shell/admin/supports/$id')({
  component: () => <SupportDetail id={Number(Route.useParams().id)} />,
  staticData: {
    title: ($) => $.helper.support.title.one,
    needs: { all: [{ resource: 'support', action: 'read' }] },
  },
});
