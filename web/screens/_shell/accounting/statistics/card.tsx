import { createFileRoute } from '@tanstack/react-router';
import { cardsPeriod } from '@hakobu/contract/accounting/statistic/period.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { useListState } from '#kit/list/use-list-state.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { periodColumns } from '#entities/accounting/debt/period-columns.tsx';

export const Route = createFileRoute('/_shell/accounting/statistics/card')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.cards,
    needs: { all: [{ resource: 'card', action: 'read' }] },
    menu: { group: 'accounting', part: 'books', order: 51 },
  },
});

const STORE = 'cards-period';

function Screen() {
  const t = usePhrases();
  const { search } = useListState(STORE);
  /** Adds the chosen period to an address. */
  const within = (address: string | undefined) => {
    const { 'voucher_date-from': from, 'voucher_date-to': to } = search;
    const days = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
    return address && days ? `${address}?${days}` : address;
  };
  return (
    <ListScreen
      title={t(($) => $.accounting.statistic.title.cards)}
      endpoint={cardsPeriod}
      store={STORE}
      filters={[
        { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
        {
          field: 'object_type',
          label: t(($) => $.common.field.type),
          kind: 'choice',
          options: [
            { value: 'fund', label: t(($) => $.common.field.fund) },
            { value: 'card', label: t(($) => $.common.field.card) },
          ],
        },
        {
          field: 'currency_id',
          label: t(($) => $.common.field.currency),
          kind: 'choice',
          options: currencyIds.map((id) => ({ value: id, label: id })),
        },
      ]}
      columns={periodColumns(($) => $.common.field.name)}
      to={({ object_type, object_id }) => within(addressOf(object_type, String(object_id)))}
    />
  );
}
