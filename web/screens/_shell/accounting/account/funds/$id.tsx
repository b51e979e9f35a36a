import { createFileRoute } from '@tanstack/react-router';
import { FundDetail } from '#entities/accounting/fund/place-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/account/funds/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.name,
    needs: { all: [{ resource: 'fund', action: 'read' }] },
  },
});

function Screen() {
  return <FundDetail id={Number(Route.useParams().id)} />;
}
