import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listPurchases, listPurchaseStatuses } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useLookup } from '#client/hooks.ts';
import { formatInstant } from '#kit/format.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Money, StatusBadge } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';

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
  const label = (id: string) =>
    t(($) => $.order.purchase.status[id as keyof Phrases['order']['purchase']['status']]);
  const statuses = useLookup(listPurchaseStatuses).map(({ id }) => ({ value: id, label: label(id) }));
  return (
    <ListScreen
      title={t(($) => $.order.purchase.plural)}
      endpoint={listPurchases}
      store="purchases"
      query={{ include: ['supplier', 'buyer'] }}
      filters={[
        { field: 'status_id', label: t(($) => $.common.field.status), kind: 'choice', options: statuses },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'by_tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
      ]}
      columns={[
        {
          key: 'id',
          title: t(($) => $.common.field.id),
          sort: 'id',
          render: (row) => <b className="figure">{row.id}</b>,
        },
        { key: 'supplier', title: t(($) => $.common.field.supplier), render: (row) => row.supplier?.name },
        {
          key: 'status',
          title: t(($) => $.common.field.status),
          render: (row) => <StatusBadge of="purchase" id={row.status_id} label={label(row.status_id)} />,
        },
        {
          key: 'total',
          title: t(($) => $.common.field.total),
          right: true,
          render: (row) => <Money value={row.total} currency={row.currency_id} />,
        },
        {
          key: 'paid',
          title: t(($) => $.common.field.paid),
          right: true,
          render: (row) => <Money value={row.paid} currency={row.currency_id} />,
        },
        {
          key: 'unsolved',
          title: t(($) => $.common.field.unsolved),
          right: true,
          render: (row) => <Money value={row.unsolved} currency={row.currency_id} />,
        },
        { key: 'buyer', title: t(($) => $.order.purchase.field.buyer), render: (row) => row.buyer?.name },
        {
          key: 'created',
          title: t(($) => $.common.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
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
