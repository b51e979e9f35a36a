import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { Page } from '#kit/page.tsx';
import { FundForm } from '#entities/accounting/fund/fund-form.tsx';
import { MoneyPlaces } from '#entities/accounting/fund/money-places.tsx';

export const Route = createFileRoute('/_shell/accounting/account/funds/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.title.list,
    needs: { all: [{ resource: 'fund', action: 'read' }] },
    menu: { group: 'accounting', part: 'money', order: 19 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <Page
      title={t(($) => $.accounting.fund.title.list)}
      actions={
        may({ resource: 'fund', action: 'create' }) && (
          <CreateButton noun={t(($) => $.accounting.fund.name)}>
            {(close) => <FundForm onDone={close} />}
          </CreateButton>
        )
      }
    >
      <MoneyPlaces only="fund" />
    </Page>
  );
}
