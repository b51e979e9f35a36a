import { Button } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listBankStatements } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { listCards } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useLookup } from '#client/hooks.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { statementColumns } from '#entities/accounting/bank-statement/statement-columns.tsx';

export const Route = createFileRoute('/_shell/accounting/account/bank-statement/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.bank_statement.title.list,
    needs: { all: [{ resource: 'card', action: 'read' }] },
    menu: { group: 'accounting', part: 'money', order: 14.5 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const cards = useLookup(listCards);
  return (
    <ListScreen
      title={t(($) => $.accounting.bank_statement.title.list)}
      endpoint={listBankStatements}
      store="bank-statements"
      filters={[
        {
          field: 'card_id',
          label: t(($) => $.accounting.fund.entities.card),
          kind: 'choice',
          options: cards.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          field: 'open',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: [{ value: 'true', label: t(($) => $.accounting.bank_statement.field.open_lines) }],
        },
        { field: 'to_date', label: t(($) => $.accounting.bank_statement.field.period), kind: 'days' },
      ]}
      columns={statementColumns()}
      actions={
        may({ resource: 'transaction', action: 'create' }) && (
          <Button onClick={() => void navigate({ to: '/accounting/account/bank-statement/import' })}>
            {t(($) => $.accounting.bank_statement.title.import)}
          </Button>
        )
      }
      to={({ id }) => addressOf('bank_statement', String(id)) ?? ''}
    />
  );
}
