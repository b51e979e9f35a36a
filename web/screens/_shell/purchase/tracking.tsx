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
    title: ($) => $.shell.menu.trackings,
    needs: { all: [{ resource: 'tracking', action: 'update' }] },
    menu: { group: 'purchase', order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.shell.menu.trackings)}
      endpoint={listTrackings}
      store="trackings"
      query={{ include: ['purchases'] }}
      columns={[
        {
          key: 'code',
          title: t(($) => $.shell.field.tracking),
          sort: 'code',
          render: (row) => <b>{row.code}</b>,
        },
        {
          key: 'purchases',
          exports: 'purchases.id',
          title: t(($) => $.shell.field.purchase),
          render: (row) =>
            row.purchases?.map(({ id, supplier_name }) => `${id} · ${supplier_name}`).join(', '),
        },
        {
          key: 'status',
          exports: [
            {
              title: t(($) => $.shell.field.status),
              field: 'received',
              labels: {
                true: t(($) => $.shell.field.received),
                false: t(($) => $.order.purchase_status.Ordered),
              },
            },
          ],
          title: t(($) => $.shell.field.status),
          render: (row) => (
            <StatusBadge
              of="tracking"
              id={row.received ? 'received' : 'not_received'}
              label={
                row.received ? t(($) => $.shell.field.received) : t(($) => $.order.purchase_status.Ordered)
              }
            />
          ),
        },
        {
          key: 'received',
          exports: 'received_at',
          title: t(($) => $.shell.field.arrival_date),
          render: (row) => <span className="figure">{formatInstant(row.received_at)}</span>,
        },
        {
          key: 'created',
          title: t(($) => $.shell.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
      actions={
        may({ resource: 'tracking', action: 'create' }) && (
          <FormButton label={t(($) => $.shell.do.create)}>
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
    { endpoint: createTracking, onDone, message: t(($) => $.shell.message.created) },
  );
  return (
    <>
      <TextBox
        autoFocus
        label={t(($) => $.shell.field.tracking)}
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
