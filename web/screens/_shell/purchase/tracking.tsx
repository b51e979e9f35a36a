import { createFileRoute } from '@tanstack/react-router';
import { createTracking, listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { prepare } from '#client/prepared.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useFields } from '#kit/use-fields.ts';

export const Route = createFileRoute('/_shell/purchase/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.plural,
    needs: { all: [{ resource: 'tracking', action: 'update' }] },
    menu: { group: 'purchase', order: 3 },
    creates: {
      order: 5,
      noun: ($) => $.order.tracking.name,
      needs: { resource: 'tracking', action: 'create' },
    },
  },
});

const receivedWords = ($: Phrases) => ({
  true: $.common.field.received,
  false: $.order.purchase.status.Ordered,
});
const column = columnsOf(listTrackings);
const columns = () => [
  column.code('code', { title: ($) => $.common.field.tracking }),
  column.names('purchases', ({ id, supplier_name }) => `${id} · ${supplier_name}`, {
    title: ($) => $.common.field.purchase,
    exports: 'purchases.id',
  }),
  column.status('received', 'tracking', receivedWords, {
    key: 'status',
    title: ($) => $.common.field.status,
    badge: (received) => (received === 'true' ? 'received' : 'not_received'),
  }),
  column.instant('received_at', { title: ($) => $.common.field.arrival_date }),
  column.createdAt(),
];

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.tracking.plural)}
      endpoint={listTrackings}
      store="trackings"
      query={{ include: ['purchases'] }}
      columns={columns()}
      actions={
        may({ resource: 'tracking', action: 'create' }) && (
          <CreateButton>{(close) => <TrackingForm onDone={close} />}</CreateButton>
        )
      }
    />
  );
}

function TrackingForm({ onDone }: { onDone: () => void }) {
  const form = useFields(
    { code: text({ required: true }) },
    { send: (body) => prepare(createTracking, { body }), onDone },
  );
  return (
    <Form {...form}>
      <TextBox autoFocus {...form.field('code', ($) => $.common.field.tracking)} />
    </Form>
  );
}
