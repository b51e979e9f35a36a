import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Page, Section } from '#kit/page.tsx';
import { ContractForm } from '#entities/contract/contract-form.tsx';

export const Route = createFileRoute('/_shell/sale/contracts/contracts/new')({
  component: Screen,
  staticData: {
    title: ($) => $.order.contract.title.new,
    needs: { all: [{ resource: 'contract', action: 'create' }] },
    creates: { order: 17 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Page title={t(($) => $.order.contract.title.new)}>
      <Section>
        <ContractForm
          onDone={({ id }) => void navigate({ to: '/sale/contracts/contracts/$id', params: { id } })}
        />
      </Section>
    </Page>
  );
}
