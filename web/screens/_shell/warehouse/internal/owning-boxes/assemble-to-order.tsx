import { Button } from '@mantine/core';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import {
  cancelDistributed,
  createOwningBox,
  listOwningBoxes,
} from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { customers } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/warehouse/internal/owning-boxes/assemble-to-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.owning_box.title.assemble,
    needs: { all: [{ resource: 'owner', action: 'create' }] },
    menu: { group: 'warehouse', order: 4 },
  },
});

/** Which boxes belong to which order. */
function Screen() {
  const t = usePhrases();
  const { order_id } = useSearch({ strict: false }) as { order_id?: string };
  const takeOff = useAct(cancelDistributed);
  return (
    <ListScreen
      title={t(($) => $.warehouse.owning_box.title.assemble)}
      endpoint={listOwningBoxes}
      store="owners"
      query={{ include: ['user'], filter: { order_id } }}
      filters={[{ field: 'user_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers }]}
      columns={[
        {
          key: 'order',
          exports: 'order_id',
          title: t(($) => $.common.field.order),
          render: (row) => <b className="figure">{row.order_id}</b>,
        },
        {
          key: 'customer',
          exports: 'customer_name',
          title: t(($) => $.common.field.customer),
          render: (row) => row.customer_name,
        },
        {
          key: 'box',
          exports: 'box_id',
          title: t(($) => $.common.field.box),
          render: (row) => <span className="figure">{row.box_id}</span>,
        },
        {
          key: 'size',
          exports: (['length', 'width', 'height'] as const).map((side) => ({
            title: `${t(($) => $.common.field.size)}: ${t(($) => $.common.field[side])}`,
            field: side,
          })),
          title: t(($) => $.common.field.size),
          render: (row) => <span className="figure">{`${row.length} × ${row.width} × ${row.height}`}</span>,
        },
        {
          key: 'quantity',
          title: t(($) => $.common.field.quantity),
          right: true,
          render: (row) => row.quantity,
        },
        {
          key: 'bills',
          exports: 'quantity_in_lading_bills',
          title: t(($) => $.common.field.lading_bills),
          right: true,
          render: (row) => row.quantity_in_lading_bills,
        },
        {
          key: 'state',
          title: '',
          render: (row) =>
            row.is_cancel_distributed && (
              <StatusBadge of="purchase" id="Cancelled" label={t(($) => $.order.purchase.status.Cancelled)} />
            ),
        },
        {
          key: 'do',
          title: '',
          right: true,
          render: (row) =>
            !row.is_cancel_distributed &&
            may({ resource: 'owner', action: 'update' }) && (
              <Button
                variant="subtle"
                color="red"
                onClick={(event) => {
                  event.stopPropagation();
                  askFirst(() => takeOff.mutate({ params: { id: row.id } }));
                }}
              >
                {t(($) => $.warehouse.owning_box.act.take_off)}
              </Button>
            ),
        },
      ]}
      actions={
        <FormButton label={t(($) => $.warehouse.owning_box.act.assemble)}>
          {(close) => <AssembleForm orderId={order_id ?? ''} onDone={close} />}
        </FormButton>
      }
    />
  );
}

function AssembleForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const t = usePhrases();
  const [free, setFree] = useState<number>();
  const form = useForm(
    { order_id: orderId, box_id: '', quantity: '1' },
    { endpoint: createOwningBox, onDone },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <EntityPicker
          endpoint={listOrders}
          query={{ include: ['customer'], sort: '-created_at' }}
          labelOf={(row: { id: string; customer?: { name: string } | null }) =>
            `${row.id} · ${row.customer?.name ?? ''}`
          }
          label={t(($) => $.common.field.order)}
          value={values.order_id}
          onChange={(order_id) => set({ order_id })}
          error={errorOf('order_id')}
        />
        <EntityPicker
          endpoint={listBoxes}
          query={{ filter: { free: true } }}
          labelOf={(row: { id: number; free_quantity: number }) =>
            `${row.id} · ${t(($) => $.common.field.free)} ${row.free_quantity}`
          }
          label={t(($) => $.common.field.box)}
          value={values.box_id}
          onChange={(box_id) => set({ box_id })}
          onPick={(row) => {
            const found = row as { free_quantity: number } | undefined;
            setFree(found?.free_quantity);
          }}
          error={errorOf('box_id')}
        />
        <WholeInput
          label={
            free === undefined
              ? t(($) => $.common.field.quantity)
              : `${t(($) => $.common.field.quantity)} (≤ ${free})`
          }
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          error={errorOf('quantity')}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.order_id === '' || values.box_id === ''}
        onSubmit={() =>
          form.submit({
            order_id: values.order_id,
            box_id: Number(values.box_id),
            quantity: Number(values.quantity || '0'),
          })
        }
      />
    </>
  );
}
