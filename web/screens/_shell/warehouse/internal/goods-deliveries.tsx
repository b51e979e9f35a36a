import { Button, Group, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createDeliveryBoxes,
  createGoodsDelivery,
  getGoodsDelivery,
  listDeliveryPartners,
  listGoodsDeliveries,
  updateGoodsDelivery,
  updateShippingCode,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { listAvailableBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall, useLookup } from '#client/hooks.ts';
import { ActionButton, askFirst } from '#kit/action-buttons.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { AddressList } from '#nouns/address/address-list.tsx';
import { AddressPicker } from '#nouns/address/address-picker.tsx';
import { customers } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/warehouse/internal/goods-deliveries')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.goods_delivery.plural,
    needs: { all: [{ resource: 'goods_delivery', action: 'update' }] },
    menu: { group: 'warehouse', order: 8 },
  },
});

type Delivery = ResponseOf<typeof getGoodsDelivery>;
const statuses = ['waiting_shipment', 'shipping', 'received', 'cancelled'] as const;

function Screen() {
  const t = usePhrases();
  const [opened, open, addressOf] = useOpened('goods_delivery_id');
  const label = (id: string) =>
    t(($) => $.warehouse.goods_delivery.status[id as keyof Phrases['warehouse']['goods_delivery']['status']]);
  return (
    <>
      <ListScreen
        title={t(($) => $.warehouse.goods_delivery.plural)}
        endpoint={listGoodsDeliveries}
        store="deliveries"
        query={{ include: ['customer', 'delivery_partner', 'place_of_delivery'] }}
        filters={[
          {
            field: 'status_id',
            label: t(($) => $.common.field.status),
            kind: 'choice',
            options: statuses.map((id) => ({ value: id, label: label(id) })),
          },
          { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
          { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
          {
            field: 'shipping_code',
            label: t(($) => $.warehouse.goods_delivery.field.shipping_code),
            kind: 'text',
          },
        ]}
        columns={[
          {
            key: 'name',
            title: t(($) => $.common.field.id),
            render: (row) => <b className="figure">{row.name}</b>,
          },
          { key: 'customer', title: t(($) => $.common.field.customer), render: (row) => row.customer?.name },
          {
            key: 'status',
            title: t(($) => $.common.field.status),
            render: (row) => (
              <StatusBadge of="goods_delivery" id={row.status_id} label={label(row.status_id)} />
            ),
          },
          {
            key: 'boxes',
            exports: 'quantity',
            title: t(($) => $.common.field.boxes),
            right: true,
            render: (row) => row.quantity,
          },
          {
            key: 'partner',
            exports: 'delivery_partner',
            title: t(($) => $.warehouse.goods_delivery.field.delivery_partner),
            render: (row) => row.delivery_partner?.name,
          },
          {
            key: 'place',
            exports: [
              {
                title: t(($) => $.warehouse.goods_delivery.field.place_of_delivery),
                field: 'place_of_delivery.consignee',
              },
              {
                title: `${t(($) => $.warehouse.goods_delivery.field.place_of_delivery)}: ${t(($) => $.common.field.address)}`,
                field: 'place_of_delivery.full_address',
              },
            ],
            title: t(($) => $.warehouse.goods_delivery.field.place_of_delivery),
            render: (row) =>
              row.place_of_delivery &&
              `${row.place_of_delivery.consignee} · ${row.place_of_delivery.full_address}`,
          },
          {
            key: 'exported',
            exports: 'exported_date',
            title: t(($) => $.warehouse.goods_delivery.field.exported_date),
            sort: 'exported_date',
            render: (row) => <span className="figure">{formatInstant(row.exported_date)}</span>,
          },
          {
            key: 'created',
            title: t(($) => $.common.field.created_at),
            sort: 'created_at',
            render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
          },
        ]}
        actions={
          may({ resource: 'goods_delivery', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <DeliveryForm
                  onDone={(row) => {
                    close();
                    open(row.id);
                  }}
                />
              )}
            </FormButton>
          )
        }
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.warehouse.goods_delivery.plural)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="75rem"
      >
        <Detail id={Number(opened)} label={label} />
      </FormModal>
    </>
  );
}

function DeliveryForm({ onDone }: { onDone: (row: Delivery) => void }) {
  const t = usePhrases();
  const partners = useLookup(listDeliveryPartners);
  const form = useForm(
    { customer_id: '', delivery_partner_id: '', address_id: '', note: '' },
    { endpoint: createGoodsDelivery, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  const { data: addresses } = useCall(
    address.list,
    { query: { filter: { user_id: values.customer_id } } },
    { enabled: values.customer_id !== '' },
  );
  const known = values.customer_id === '' ? [] : (addresses?.data ?? []);
  const chosen = values.address_id || String((known.find((row) => row.default) ?? known[0])?.id ?? '');
  const partner = values.delivery_partner_id || String(partners[0]?.id ?? '');
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...customers}
          label={t(($) => $.common.field.customer)}
          value={values.customer_id}
          onChange={(customer_id) => set({ customer_id, address_id: '' })}
          error={errorOf('customer_id')}
        />
        <Choice
          label={t(($) => $.warehouse.goods_delivery.field.delivery_partner)}
          value={partner}
          onChange={(id) => set({ delivery_partner_id: id })}
          options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errorOf('delivery_partner_id')}
        />
        <div className="wide">
          <AddressPicker
            label={t(($) => $.common.field.address)}
            userId={values.customer_id}
            value={chosen}
            onChange={(id) => set({ address_id: id })}
            error={errorOf('address_id')}
          />
        </div>
        <div className="wide">
          <NoteBox
            label={t(($) => $.common.field.note)}
            value={values.note}
            onChange={(note) => set({ note })}
          />
        </div>
      </div>
      <FormEnd
        {...form}
        disabled={values.customer_id === ''}
        onSubmit={() =>
          form.submit({
            customer_id: Number(values.customer_id),
            delivery_partner_id: partner === '' ? null : Number(partner),
            address_id: chosen === '' ? null : Number(chosen),
            note: values.note,
          })
        }
      />
    </>
  );
}

function Detail({ id, label }: { id: number; label: (status: string) => string }) {
  const t = usePhrases();
  const { data: row } = useCall(getGoodsDelivery, { params: { id } });
  const update = useAct(updateGoodsDelivery);
  if (row === undefined) return null;
  const waiting = row.status_id === 'waiting_shipment';
  const step = (status_id: 'shipping' | 'received' | 'cancelled') =>
    askFirst(() => update.mutate({ params: { id }, body: { status_id } }));
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Text fw={700}>{row.name}</Text>
          <StatusBadge of="goods_delivery" id={row.status_id} label={label(row.status_id)} />
        </Group>
        <Group gap="xs">
          {waiting && may({ resource: 'goods_delivery', action: 'update' }) && (
            <FormButton label={t(($) => $.common.field.address)} variant="default">
              {(close) => <TakeAddress delivery={row} onDone={close} />}
            </FormButton>
          )}
          {waiting && <ActionButton actions={row.actions} name="ship" onClick={() => step('shipping')} />}
          {row.status_id === 'shipping' && (
            <ActionButton actions={row.actions} name="receive" onClick={() => step('received')} />
          )}
          {(waiting || row.status_id === 'shipping') && (
            <ActionButton actions={row.actions} name="cancel" color="red" onClick={() => step('cancelled')} />
          )}
        </Group>
      </Group>
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [t(($) => $.common.field.customer), row.customer?.name],
            [t(($) => $.warehouse.goods_delivery.field.delivery_partner), row.delivery_partner?.name],
            [t(($) => $.common.field.area), row.area?.name],
            [t(($) => $.common.field.consignee), row.place_of_delivery?.consignee],
            [t(($) => $.common.field.address), row.place_of_delivery?.full_address],
            [t(($) => $.warehouse.goods_delivery.field.exported_date), formatInstant(row.exported_date)],
            [t(($) => $.common.field.received), formatInstant(row.received_at)],
            [t(($) => $.common.field.note), row.note],
          ]}
        />
      </Section>
      <Section
        title={t(($) => $.common.section.boxes)}
        actions={
          waiting && (
            <FormButton label={t(($) => $.common.act.add_boxes)} size="xl">
              {(close) => <AddBoxes delivery={row} onDone={close} />}
            </FormButton>
          )
        }
      >
        <Rows
          rows={row.pivot_boxes ?? []}
          idOf={(box) => box.id}
          columns={[
            {
              key: 'box',
              title: t(($) => $.common.field.box),
              render: (box) => <b className="figure">{box.box_id}</b>,
            },
            {
              key: 'order',
              title: t(($) => $.common.field.order),
              render: (box) => <span className="figure">{box.order_id}</span>,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (box) => box.quantity,
            },
            {
              key: 'code',
              title: t(($) => $.warehouse.goods_delivery.field.shipping_code),
              render: (box) => box.shipping_code,
            },
            {
              key: 'do',
              title: '',
              right: true,
              render: (box) => (
                <FormButton label={t(($) => $.warehouse.goods_delivery.field.shipping_code)} variant="subtle">
                  {(close) => <CodeForm id={box.id} code={box.shipping_code ?? ''} onDone={close} />}
                </FormButton>
              ),
            },
          ]}
        />
      </Section>
      <ChangeLog type="goods_delivery" id={id} />
    </>
  );
}

function CodeForm({ id, code, onDone }: { id: number; code: string; onDone: () => void }) {
  const t = usePhrases();
  const form = useForm({ shipping_code: code }, { endpoint: updateShippingCode, onDone });
  return (
    <>
      <TextBox
        autoFocus
        label={t(($) => $.warehouse.goods_delivery.field.shipping_code)}
        value={form.values.shipping_code}
        onChange={(shipping_code) => form.set({ shipping_code })}
        error={form.errorOf('shipping_code')}
      />
      <FormEnd {...form} onSubmit={() => form.submit({ id, shipping_code: form.values.shipping_code })} />
    </>
  );
}

/** One of the customer's addresses, which the delivery takes. */
function TakeAddress({ delivery, onDone }: { delivery: Delivery; onDone: () => void }) {
  const take = useAct(updateGoodsDelivery, { onDone });
  return (
    <AddressList
      userId={delivery.customer_id}
      onPick={({ id }) => take.mutate({ params: { id: delivery.id }, body: { address_id: id } })}
    />
  );
}

/** Boxes of the customer that have arrived; all of them are proposed. */
function AddBoxes({ delivery, onDone }: { delivery: Delivery; onDone: () => void }) {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { data } = useCall(listAvailableBoxes, {
    query: { plain: { customer_id: delivery.customer_id, type: 'goods_delivery' } },
  });
  const save = useAct(createDeliveryBoxes, { onDone });
  const rows = data?.data ?? [];
  const quantityOf = (row: (typeof rows)[number]) => Number(typed[row.id] ?? row.available_quantity);
  const boxes = rows
    .filter((row) => quantityOf(row) > 0)
    .map((row) => ({ box_id: row.box_id, order_id: row.order_id, quantity: quantityOf(row) }));
  return (
    <>
      <Rows
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'box',
            title: t(($) => $.common.field.box),
            render: (row) => <b className="figure">{row.box_id}</b>,
          },
          { key: 'order', title: t(($) => $.common.field.order), render: (row) => row.order_id },
          {
            key: 'available',
            title: t(($) => $.common.field.available),
            right: true,
            render: (row) => row.available_quantity,
          },
          {
            key: 'quantity',
            title: t(($) => $.common.field.quantity),
            right: true,
            width: 110,
            render: (row) => (
              <WholeInput
                aria-label={`${t(($) => $.common.field.quantity)} ${row.box_id}`}
                value={String(quantityOf(row))}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          },
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button
          loading={save.isPending}
          disabled={boxes.length === 0}
          onClick={() => save.mutate({ body: { goods_delivery_id: delivery.id, boxes } })}
        >
          {t(($) => $.common.act.add)}
        </Button>
      </Group>
    </>
  );
}
