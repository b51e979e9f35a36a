import { createFileRoute } from '@tanstack/react-router';
import { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { creditColumns } from '#entities/accounting/credit/credit-columns.tsx';

export const Route = createFileRoute('/_shell/accounting/account/credit/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.credit_order.title.list,
    needs: {
      all: [{ resource: 'credit_order', action: 'read' }],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', part: 'debts', order: 36 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.accounting.credit_order.title.list)}
      endpoint={creditOrder.list}
      store="credits"
      query={{ include: ['wallet'] }}
      filters={[
        { field: 'by_order', label: t(($) => $.common.field.order), kind: 'text' },
        {
          field: 'type',
          label: t(($) => $.common.field.type),
          kind: 'choice',
          options: [
            { value: 'payment_order', label: t(($) => $.common.field.goods_money) },
            { value: 'payment_service', label: t(($) => $.common.field.service_fee) },
          ],
        },
        {
          field: 'payment_due_date',
          label: t(($) => $.accounting.credit_order.field.due_date),
          kind: 'days',
        },
      ]}
      columns={creditColumns()}
      to={({ id }) => `/accounting/account/credit/${id}`}
    />
  );
}
