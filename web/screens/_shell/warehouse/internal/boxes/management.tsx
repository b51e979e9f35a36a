import { Button, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import {
  closeBox,
  getBox,
  listBoxes,
  listBoxMoves,
  openBox,
} from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatDate, formatInstant } from '#kit/format.ts';
import { FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Figure, StatusBadge } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { customers, useAreas } from '#nouns/options.ts';
import { ScanField } from '#nouns/warehouse/scan-field.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/boxes/management')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.box.plural,
    needs: {
      all: [
        { resource: 'box', action: 'read' },
        { resource: 'sfa', action: 'read' },
      ],
    },
    menu: { group: 'warehouse', order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  const areas = useAreas();
  const [opened, open, addressOf] = useOpened('box_id');
  return (
    <>
      <ListScreen
        title={t(($) => $.warehouse.box.plural)}
        endpoint={listBoxes}
        store="boxes"
        query={{ include: ['owners', 'owners.user', 'sfa'] }}
        actions={
          <ScanField label={t(($) => $.common.message.scan_box)} onScan={(code) => open(Number(code))} />
        }
        filters={[
          { field: 'area_id', label: t(($) => $.common.field.area), kind: 'choice', options: areas.options },
          { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
          { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        ]}
        columns={[
          {
            key: 'id',
            title: t(($) => $.common.field.id),
            sort: 'id',
            render: (row) => <b className="figure">{row.id}</b>,
          },
          {
            key: 'sfa',
            exports: 'sfa.tracking_code',
            title: t(($) => $.common.field.tracking),
            render: (row) => row.sfa?.tracking_code,
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
            key: 'weight',
            title: t(($) => $.common.field.weight),
            right: true,
            render: (row) => <Figure value={row.weight} />,
          },
          {
            key: 'duplicate',
            title: t(($) => $.common.field.quantity),
            right: true,
            render: (row) => row.duplicate,
          },
          {
            key: 'stock',
            exports: 'quantity_in_inventory',
            title: t(($) => $.warehouse.box.field.in_stock),
            right: true,
            render: (row) => row.quantity_in_inventory,
          },
          {
            key: 'container',
            exports: 'quantity_in_picker',
            title: t(($) => $.warehouse.box.field.in_container),
            right: true,
            render: (row) => row.quantity_in_picker,
          },
          {
            key: 'outbound',
            exports: 'outbound_quantity',
            title: t(($) => $.common.field.outbound),
            right: true,
            render: (row) => row.outbound_quantity,
          },
          {
            key: 'owners',
            exports: 'owners.order_id',
            title: t(($) => $.warehouse.box.field.owners),
            render: (row) =>
              row.owners
                ?.filter(({ quantity }) => quantity > 0)
                .map(({ user, order_id, quantity }) => `${user?.name ?? ''} · ${order_id} × ${quantity}`)
                .join(', '),
          },
          {
            key: 'packed',
            exports: 'closed_at',
            title: t(($) => $.warehouse.box.field.packed),
            render: (row) =>
              row.closed_at !== null && (
                <StatusBadge of="box" id="closed" label={formatDate(row.closed_at)} />
              ),
          },
        ]}
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={`${t(($) => $.common.field.box)} ${opened ?? ''}`}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="xl"
      >
        <Detail id={Number(opened)} />
      </FormModal>
    </>
  );
}

function Detail({ id }: { id: number }) {
  const t = usePhrases();
  const areas = useAreas();
  const { data: box } = useCall(getBox, { params: { id }, query: { include: ['owners.user'] } });
  const { data: moves } = useCall(listBoxMoves, { query: { filter: { box_id: id }, per_page: 30 } });
  const close = useAct(closeBox);
  const open = useAct(openBox);
  if (box === undefined) return null;
  const place = (where: {
    kind: string;
    area_id: number | null;
    pallet_id: number | null;
    container_id: number | null;
  }) =>
    where.pallet_id !== null
      ? `${t(($) => $.common.field.pallet)} ${where.pallet_id}`
      : where.container_id !== null
        ? `${t(($) => $.common.field.container)} ${where.container_id}`
        : where.area_id !== null
          ? areas.nameOf(where.area_id)
          : where.kind === 'supplier'
            ? t(($) => $.common.field.supplier)
            : t(($) => $.common.field.customer);
  return (
    <>
      <Facts
        rows={[
          [t(($) => $.common.field.size), `${box.length} × ${box.width} × ${box.height}`],
          [t(($) => $.common.field.weight), box.weight],
          [t(($) => $.common.field.quantity), box.duplicate],
          [t(($) => $.warehouse.box.field.in_stock), box.quantity_in_inventory],
          [t(($) => $.common.field.free), box.free_quantity],
          [t(($) => $.warehouse.box.field.in_container), box.quantity_in_picker],
          [t(($) => $.common.field.outbound), box.outbound_quantity],
          [t(($) => $.common.field.tracking), box.sfa?.tracking_code],
          [t(($) => $.warehouse.box.field.packed), formatInstant(box.closed_at)],
        ]}
      />
      <Group justify="flex-end" my="xs">
        {may({ resource: 'box', action: 'update' }) &&
          (box.closed_at === null ? (
            <Button
              variant="default"
              loading={close.isPending}
              onClick={() => close.mutate({ params: { id } })}
            >
              {t(($) => $.common.act.close)}
            </Button>
          ) : (
            <Button
              variant="default"
              loading={open.isPending}
              onClick={() => open.mutate({ params: { id } })}
            >
              {t(($) => $.common.action.open)}
            </Button>
          ))}
      </Group>
      <Section title={t(($) => $.common.field.contents)}>
        <Rows
          rows={box.items ?? []}
          idOf={(item) => item.id}
          columns={[
            { key: 'product', title: t(($) => $.common.field.product), render: (item) => item.product_name },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (item) => <Figure value={item.quantity} />,
            },
            {
              key: 'expiry',
              title: t(($) => $.warehouse.box.field.expiry_date),
              render: (item) => formatDate(item.expiry_date),
            },
          ]}
        />
      </Section>
      <Section title={t(($) => $.warehouse.box.field.owners)}>
        <Rows
          rows={box.owners ?? []}
          idOf={(owner) => owner.id}
          columns={[
            { key: 'order', title: t(($) => $.common.field.order), render: (owner) => owner.order_id },
            {
              key: 'customer',
              title: t(($) => $.common.field.customer),
              render: (owner) => owner.user?.name,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (owner) => owner.quantity,
            },
            {
              key: 'bills',
              title: t(($) => $.common.field.lading_bills),
              right: true,
              render: (owner) => owner.quantity_in_lading_bills,
            },
          ]}
        />
      </Section>
      <Section title={t(($) => $.common.field.place)}>
        <Rows
          rows={moves?.data ?? []}
          idOf={(move) => move.id}
          columns={[
            {
              key: 'when',
              title: t(($) => $.common.field.created_at),
              render: (move) => <span className="figure">{formatInstant(move.created_at)}</span>,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (move) => move.quantity,
            },
            { key: 'from', title: t(($) => $.common.field.from), render: (move) => place(move.from) },
            { key: 'to', title: t(($) => $.common.field.to), render: (move) => place(move.to) },
          ]}
        />
      </Section>
      <ChangeLog type="box" id={id} />
    </>
  );
}
