import { createFileRoute } from '@tanstack/react-router';
import { bank } from '@hakobu/contract/accounting/bank/bank.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/setting/banks')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.bank.plural,
    needs: { all: [{ resource: 'card', action: 'update' }] },
    menu: { group: 'accounting', part: 'money', order: 21 },
    creates: {
      order: 31,
      noun: ($) => $.accounting.bank.name,
      needs: { resource: 'card', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.accounting.bank.plural)}
      noun={t(($) => $.accounting.bank.name)}
      resource={bank}
      permission="card"
      store="bank"
      fields={[
        { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
        { name: 'code', label: t(($) => $.accounting.bank.field.code), kind: 'text' },
      ]}
      columns={[
        {
          key: 'cards',
          title: t(($) => $.accounting.fund.title.cards),
          right: true,
          render: (row) => <span className="figure">{row.cards}</span>,
        },
      ]}
    />
  );
}
