import { createFileRoute } from '@tanstack/react-router';
import { ContractDetail } from '#entities/contract/contract-detail.tsx';

export const Route = createFileRoute('/_shell/sale/contracts/contracts/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.order.contract.title.one,
    needs: { all: [{ resource: 'contract', action: 'read' }] },
  },
});

function Screen() {
  return <ContractDetail id={Route.useParams().id} />;
}
