import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseStates } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#nouns/options.ts';
import { purchaseColumns } from '#nouns/order/purchase/purchase-columns.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.plural,
    needs: { all: [{ resource: 'purchase', action: 'read' }] },
    menu: { group: 'purchase', order: 2 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <ListScreen
      title={t(($) => $.order.purchase.plural)}
      endpoint={listPurchases}
      store="purchases"
      query={{ include: ['supplier', 'buyer'] }}
      filters={[
        {
          field: 'status_id',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: purchaseStates.map((id) => ({ value: id, label: t(($) => $.order.purchase.status[id]) })),
        },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'by_tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
      ]}
      columns={purchaseColumns()}
      actions={
        may({ resource: 'purchase', action: 'create' }) && (
          <Button
            leftSection={<IconPlus size={14} />}
            onClick={() => void navigate({ to: '/purchase/purchases/new' })}
          >
            {t(($) => $.common.act.create)}
          </Button>
        )
      }
      to={({ id }) => `/purchase/purchases/${id}`}
    />
  );
}
