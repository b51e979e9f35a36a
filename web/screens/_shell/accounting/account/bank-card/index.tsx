import { createFileRoute } from '@tanstack/react-router';
import { card } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { ClosedBadge } from '#entities/accounting/fund/closed-badge.tsx';
import { useCardFields } from '#entities/accounting/fund/place-fields.ts';

export const Route = createFileRoute('/_shell/accounting/account/bank-card/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.fund.title.cards,
    needs: { all: [{ resource: 'card', action: 'read' }] },
    menu: { group: 'accounting', part: 'money', order: 20 },
    creates: {
      order: 30,
      noun: ($) => $.accounting.fund.entities.card,
      needs: { resource: 'card', action: 'create' },
    },
  },
});

const column = columnsOf(card.list);

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.accounting.fund.title.cards)}
      noun={t(($) => $.accounting.fund.entities.card)}
      resource={card}
      permission="card"
      store="card"
      fields={useCardFields()}
      columns={[
        column.custom({
          key: 'closed_at',
          title: ($) => $.accounting.fund.field.closed,
          render: ({ closed_at }) => <ClosedBadge at={closed_at} />,
        }),
        column.money('balance', { bold: true, unsorted: SUMS_OF_CHARGES }),
        column.money('balance_base', { currency: 'VND', dim: true, unsorted: SUMS_OF_CHARGES }),
      ]}
      to={({ id }) => addressOf('card', String(id)) ?? ''}
    />
  );
}
