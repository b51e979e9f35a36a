import { createFileRoute } from '@tanstack/react-router';
import { createTracking, listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { StatusBadge } from '#kit/show.tsx';

export const Route = createFileRoute('/_shell/purchase/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.plural,
    needs: { all: [{ resource: 'tracking', action: 'update' }] },
    menu: { group: 'purchase', order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.tracking.plural)}
      endpoint={listTrackings}
      store="trackings"
      query={{ include: ['purchases'] }}
      columns={[
        {
          key: 'code',
          title: t(($) => $.common.field.tracking),
          sort: 'code',
          render: (row) => <b>{row.code}</b>,
        },
        {
          key: 'purchases',
          exports: 'purchases.id',
          title: t(($) => $.common.field.purchase),
          render: (row) =>
            row.purchases?.map(({ id, supplier_name }) => `${id} · ${supplier_name}`).join(', '),
        },
        {
          key: 'status',
          exports: [
            {
              title: t(($) => $.common.field.status),
              field: 'received',
              labels: {
                true: t(($) => $.common.field.received),
                false: t(($) => $.order.purchase.status.Ordered),
              },
            },
          ],
          title: t(($) => $.common.field.status),
          render: (row) => (
            <StatusBadge
              of="tracking"
              id={row.received ? 'received' : 'not_received'}
              label={
                row.received ? t(($) => $.common.field.received) : t(($) => $.order.purchase.status.Ordered)
              }
            />
          ),
        },
        {
          key: 'received',
          exports: 'received_at',
          title: t(($) => $.common.field.arrival_date),
          render: (row) => <span className="figure">{formatInstant(row.received_at)}</span>,
        },
        {
          key: 'created',
          title: t(($) => $.common.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
      actions={
        may({ resource: 'tracking', action: 'create' }) && (
          <FormButton label={t(($) => $.common.act.create)}>
            {(close) => <TrackingForm onDone={close} />}
          </FormButton>
        )
      }
    />
  );
}

function TrackingForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases();
  const form = useForm(
    { code: '' },
    { endpoint: createTracking, onDone, message: t(($) => $.common.message.created) },
  );
  return (
    <>
      <TextBox
        autoFocus
        label={t(($) => $.common.field.tracking)}
        value={form.values.code}
        onChange={(code) => form.set({ code })}
        error={form.errorOf('code')}
      />
      <FormEnd
        {...form}
        disabled={form.values.code.trim() === ''}
        onSubmit={() => form.submit(form.values)}
      />
    </>
  );
}
