import { createFileRoute } from '@tanstack/react-router';
import { CardDetail } from '#entities/accounting/fund/place-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/account/bank-card/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.entities.card,
    needs: { all: [{ resource: 'card', action: 'read' }] },
  },
});

function Screen() {
  return <CardDetail id={Number(Route.useParams().id)} />;
}
