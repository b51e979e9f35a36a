import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  attachLadingBills,
  createContainer,
  createInPicker,
  createOutPicker,
  cutOffContainer,
  detachLadingBills,
  getContainer,
  listContainers,
  listContainerTypes,
  openContainer,
  containerStatuses,
  updateContainer,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall, useLookup } from '#client/hooks.ts';
import { NumberInPlace, VolumeInPlace } from '#kit/in-place.tsx';
import { ActionButton, askFirst, reasonText } from '#kit/action-buttons.tsx';
import { Blockers } from '#kit/document/blockers.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { words } from '#kit/list/exported.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Figure, Filling, Money, StatusBadge } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { useAreas, useShipmentMethods } from '#nouns/options.ts';
import { ScanField } from './scan-field.tsx';

/** Containers are searched by long names that people copy or scan. */
const CONTAINER_SEARCH_WAIT_MS = 500;

type Container = ResponseOf<typeof getContainer>;
/** `out`: plan, load and cut off at the origin. `in`: unload at the destination. */
type Side = 'out' | 'in';

/** Containers as one side of the way sees them. */
export function ContainerScreen({ side, title }: { side: Side; title: string }): ReactNode {
  const t = usePhrases();
  const areas = useAreas();
  const methods = useShipmentMethods();
  const [opened, open, addressOf] = useOpened('container_id');
  return (
    <>
      <ListScreen
        searchWait={CONTAINER_SEARCH_WAIT_MS}
        title={title}
        endpoint={listContainers}
        store="containers"
        query={side === 'in' ? { filter: { had_cut_off: true } } : {}}
        filters={[
          {
            field: 'shipment_method_id',
            label: t(($) => $.common.field.shipment_method),
            kind: 'choice',
            options: methods.options,
          },
          { field: 'to_area_id', label: t(($) => $.common.field.to), kind: 'choice', options: areas.options },
        ]}
        columns={[
          {
            key: 'name',
            title: t(($) => $.common.field.container),
            sort: 'name',
            render: (row) => <b>{row.name}</b>,
          },
          {
            key: 'status',
            exports: words(
              t(($) => $.common.field.status),
              'status',
              containerStatuses.map((id) => ({
                value: id,
                label: t(($) => $.warehouse.container.status[id]),
              })),
            ),
            title: t(($) => $.common.field.status),
            render: (row) => (
              <StatusBadge
                of="container"
                id={row.status}
                label={t(($) => $.warehouse.container.status[row.status])}
              />
            ),
          },
          {
            key: 'route',
            exports: [
              ...words(
                t(($) => $.common.field.shipment_method),
                'shipment_method_id',
                methods.options,
              ),
              ...words(
                t(($) => $.common.field.from),
                'from_area_id',
                areas.options,
              ),
              ...words(
                t(($) => $.common.field.to),
                'to_area_id',
                areas.options,
              ),
            ],
            title: `${t(($) => $.common.field.from)} – ${t(($) => $.common.field.to)}`,
            render: (row) => (
              <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                {methods.nameOf(row.shipment_method_id)} · {areas.nameOf(row.from_area_id)} –{' '}
                {areas.nameOf(row.to_area_id)}
              </Text>
            ),
          },
          {
            key: 'bills',
            exports: 'lading_bills_count',
            title: t(($) => $.common.field.lading_bills),
            right: true,
            render: (row) => row.lading_bills_count,
          },
          {
            key: 'loaded',
            exports: 'loaded_quantity',
            title: t(($) => $.common.field.loaded),
            right: true,
            render: (row) => (
              <span className="figure">{`${row.loaded_quantity} / ${row.bills_quantity}`}</span>
            ),
          },
          {
            key: 'unloaded',
            exports: 'unloaded_quantity',
            title: t(($) => $.common.field.unloaded),
            right: true,
            render: (row) => row.unloaded_quantity,
          },
          {
            key: 'volume',
            title: t(($) => $.common.field.volume),
            render: (row) => <Filling value={row.volume} maximum={row.total_max_volume} unit="m³" />,
          },
          {
            key: 'weight',
            title: t(($) => $.common.field.weight),
            render: (row) => <Filling value={row.weight} maximum={row.total_max_weight} unit="kg" />,
          },
          {
            key: 'cut_off',
            exports: 'cut_off_date',
            title: t(($) => $.warehouse.container.field.cut_off_date),
            sort: 'cut_off_date',
            render: (row) => <span className="figure">{formatInstant(row.cut_off_date)}</span>,
          },
        ]}
        actions={
          side === 'out' &&
          may({ resource: 'container', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <ContainerForm
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
        title={t(($) => $.common.field.container)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="75rem"
      >
        <Detail id={Number(opened)} side={side} />
      </FormModal>
    </>
  );
}

function ContainerForm({ onDone }: { onDone: (row: Container) => void }) {
  const t = usePhrases();
  const origins = useAreas('origin');
  const destinations = useAreas('destination');
  const methods = useShipmentMethods();
  const types = useLookup(listContainerTypes);
  const form = useForm(
    { name: '', shipment_method_id: 'sea', type_id: '20GP', from: '', to: '' },
    { endpoint: createContainer, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  const from = values.from || origins.options[0]?.value || '';
  const to = values.to || destinations.options[0]?.value || '';
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <Choice
          label={t(($) => $.common.field.shipment_method)}
          value={values.shipment_method_id}
          onChange={(id) => set({ shipment_method_id: id })}
          options={methods.options}
        />
        <Choice
          label={t(($) => $.warehouse.container.field.container_type)}
          value={values.type_id}
          onChange={(type_id) => set({ type_id })}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Choice
          label={t(($) => $.common.field.from)}
          value={from}
          onChange={(next) => set({ from: next })}
          options={origins.options}
        />
        <Choice
          label={t(($) => $.common.field.to)}
          value={to}
          onChange={(next) => set({ to: next })}
          options={destinations.options}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.name.trim() === '' || from === '' || to === ''}
        onSubmit={() =>
          form.submit({
            name: values.name,
            shipment_method_id: values.shipment_method_id,
            type_id: values.type_id,
            from_area_id: Number(from),
            to_area_id: Number(to),
          })
        }
      />
    </>
  );
}

function Detail({ id, side }: { id: number; side: Side }) {
  const t = usePhrases();
  const { data: container } = useCall(getContainer, { params: { id } });
  const open = useAct(openContainer);
  const detach = useAct(detachLadingBills);
  const cutOff = useAct(cutOffContainer);
  if (container === undefined) return null;
  const blockers = container.actions?.find(({ key }) => key === 'cut_off')?.missing ?? [];
  const onlyUnsettled = blockers.length === 1 && blockers[0] === 'orders_unsettled';
  const change = !container.had_cut_off && may({ resource: 'container', action: 'update' });
  const saving = { endpoint: updateContainer, params: { id }, version: container.version };
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Text fw={700}>{container.name}</Text>
          <StatusBadge
            of="container"
            id={container.status}
            label={t(($) => $.warehouse.container.status[container.status])}
          />
        </Group>
        {side === 'out' && (
          <Group gap="xs">
            {!container.had_cut_off && (
              <ActionButton
                actions={container.actions}
                name="cut_off"
                loading={cutOff.isPending}
                onClick={() => askFirst(() => cutOff.mutate({ params: { id }, body: {} }))}
              />
            )}
            {!container.had_cut_off && onlyUnsettled && (
              <FormButton label={t(($) => $.warehouse.container.message.override)} variant="light">
                {(close) => <OverrideForm id={id} onDone={close} />}
              </FormButton>
            )}
            {container.had_cut_off && (
              <ActionButton
                actions={container.actions}
                name="open"
                color="orange"
                onClick={() => askFirst(() => open.mutate({ params: { id } }))}
              />
            )}
          </Group>
        )}
      </Group>
      <div className="columns">
        <Section title={t(($) => $.common.section.details)}>
          <Facts
            rows={[
              [
                t(($) => $.common.field.volume),
                <Filling
                  key="volume"
                  value={container.volume}
                  maximum={container.total_max_volume}
                  unit="m³"
                />,
              ],
              [
                t(($) => $.common.field.weight),
                <Filling
                  key="weight"
                  value={container.weight}
                  maximum={container.total_max_weight}
                  unit="kg"
                />,
              ],
              [
                t(($) => $.warehouse.container.field.max_volume),
                <VolumeInPlace
                  key="max_volume"
                  {...{ saving }}
                  editable={change}
                  stored="m3"
                  field="total_max_volume"
                  label={t(($) => $.warehouse.container.field.max_volume)}
                  value={container.total_max_volume}
                />,
              ],
              [
                t(($) => $.warehouse.container.field.max_weight),
                <NumberInPlace
                  key="max_weight"
                  {...{ saving }}
                  editable={change}
                  field="total_max_weight"
                  label={t(($) => $.warehouse.container.field.max_weight)}
                  value={container.total_max_weight}
                />,
              ],
              [t(($) => $.common.field.loaded), `${container.loaded_quantity} / ${container.bills_quantity}`],
              [t(($) => $.common.field.unloaded), container.unloaded_quantity],
              [t(($) => $.warehouse.container.field.cut_off_date), formatInstant(container.cut_off_date)],
            ]}
          />
        </Section>
        {side === 'out' && !container.had_cut_off && (
          <Section title={t(($) => $.warehouse.container.section.readiness)}>
            {blockers.length === 0 ? (
              <Text size="sm" c="teal.8">
                {t(($) => $.warehouse.container.message.ready)}
              </Text>
            ) : (
              <Blockers reasons={blockers.map(reasonText)} />
            )}
          </Section>
        )}
      </div>
      <BoxesSection container={container} side={side} />
      <Section
        title={t(($) => $.common.field.lading_bills)}
        actions={
          change &&
          side === 'out' && (
            <FormButton label={t(($) => $.warehouse.container.act.attach_bills)} size="xl">
              {(close) => <AttachForm container={container} onDone={close} />}
            </FormButton>
          )
        }
      >
        <Rows
          rows={container.lading_bills ?? []}
          idOf={(bill) => bill.id}
          columns={[
            {
              key: 'name',
              title: t(($) => $.common.field.lading_bill),
              render: (bill) => <b className="figure">{bill.name}</b>,
            },
            {
              key: 'customer',
              title: t(($) => $.common.field.customer),
              render: (bill) => bill.customer_name,
            },
            {
              key: 'volume',
              title: t(($) => $.common.field.volume),
              right: true,
              render: (bill) => <Figure value={bill.volume} />,
            },
            {
              key: 'weight',
              title: t(($) => $.common.field.weight),
              right: true,
              render: (bill) => <Figure value={bill.weight} />,
            },
            {
              key: 'freight',
              title: t(($) => $.common.field.freight),
              right: true,
              render: (bill) => <Money value={bill.freight_charge} currency="VND" />,
            },
            {
              key: 'unsolved',
              title: t(($) => $.common.field.unsolved),
              right: true,
              render: (bill) => <Money value={bill.freight_charge_unsolved} currency="VND" />,
            },
            {
              key: 'do',
              title: '',
              right: true,
              render: (bill) =>
                change &&
                side === 'out' && (
                  <Button
                    variant="subtle"
                    color="red"
                    onClick={() =>
                      askFirst(() => detach.mutate({ params: { id }, body: { lading_bill_ids: [bill.id] } }))
                    }
                  >
                    {t(($) => $.common.act.remove)}
                  </Button>
                ),
            },
          ]}
        />
      </Section>
      <ChangeLog type="container" id={id} />
    </>
  );
}

/** Plan against what was scanned; a scan moves one box, a button the rest. */
function BoxesSection({ container, side }: { container: Container; side: Side }) {
  const t = usePhrases();
  const load = useAct(createOutPicker, { message: t(($) => $.warehouse.container.message.done) });
  const unload = useAct(createInPicker, { message: t(($) => $.warehouse.container.message.done) });
  const [quantity, setQuantity] = useState('1');
  const allowed =
    may({ resource: 'container', action: 'update' }) &&
    (side === 'out' ? !container.had_cut_off : container.had_cut_off);
  const move = (box_id: number, count: number) =>
    (side === 'out' ? load : unload).mutate({
      body: { container_id: container.id, box_id, quantity: count },
    });
  const left = (box: { quantity: number; loaded: number; unloaded: number }) =>
    side === 'out' ? box.quantity - box.loaded : box.loaded - box.unloaded;
  return (
    <Section
      title={t(($) => $.warehouse.container.section.scan)}
      actions={
        allowed && (
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <div style={{ width: 64 }}>
              <WholeInput
                aria-label={t(($) => $.common.field.quantity)}
                value={quantity}
                onChange={setQuantity}
              />
            </div>
            <ScanField
              label={t(($) => $.common.message.scan_box)}
              onScan={(code) => move(Number(code), Number(quantity || '1'))}
            />
          </Group>
        )
      }
    >
      <Rows
        rows={container.boxes ?? []}
        idOf={(box) => box.box_id}
        columns={[
          {
            key: 'box',
            title: t(($) => $.common.field.box),
            render: (box) => <b className="figure">{box.box_id}</b>,
          },
          {
            key: 'plan',
            title: t(($) => $.common.field.quantity),
            right: true,
            render: (box) => box.quantity,
          },
          { key: 'loaded', title: t(($) => $.common.field.loaded), right: true, render: (box) => box.loaded },
          {
            key: 'unloaded',
            title: t(($) => $.common.field.unloaded),
            right: true,
            render: (box) => box.unloaded,
          },
          {
            key: 'do',
            title: '',
            right: true,
            render: (box) =>
              allowed &&
              left(box) > 0 && (
                <Button
                  variant="default"
                  loading={load.isPending || unload.isPending}
                  onClick={() => move(box.box_id, left(box))}
                >
                  {t(($) =>
                    side === 'out' ? $.warehouse.container.act.load : $.warehouse.container.act.unload,
                  )}{' '}
                  {left(box)}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

function AttachForm({ container, onDone }: { container: Container; onDone: () => void }) {
  const t = usePhrases();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data } = useCall(listLadingBills, {
    query: {
      filter: {
        without_container: true,
        shipment_method_id: container.shipment_method_id,
        from_area_id: container.from_area_id,
        to_area_id: container.to_area_id,
      },
      include: ['customer'],
      per_page: 50,
    },
  });
  const attach = useAct(attachLadingBills, { onDone });
  const toggle = (id: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <Rows
        rows={data?.data ?? []}
        idOf={({ id }) => id}
        onOpen={({ id }) => toggle(id)}
        columns={[
          {
            key: 'tick',
            title: '',
            width: 30,
            render: (row) => (
              <Checkbox aria-label={row.name} checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
            ),
          },
          {
            key: 'name',
            title: t(($) => $.common.field.lading_bill),
            render: (row) => <b className="figure">{row.name}</b>,
          },
          { key: 'customer', title: t(($) => $.common.field.customer), render: (row) => row.customer?.name },
          { key: 'boxes', title: t(($) => $.common.field.boxes), right: true, render: (row) => row.quantity },
          {
            key: 'volume',
            title: t(($) => $.common.field.volume),
            right: true,
            render: (row) => <Figure value={row.volume} />,
          },
          {
            key: 'freight',
            title: t(($) => $.common.field.freight),
            right: true,
            render: (row) => <Money value={row.freight_charge} currency="VND" />,
          },
        ]}
      />
      <FormEnd
        busy={attach.isPending}
        disabled={chosen.size === 0}
        submitLabel={t(($) => $.warehouse.container.act.attach_bills)}
        onSubmit={() =>
          attach.mutate({ params: { id: container.id }, body: { lading_bill_ids: [...chosen] } })
        }
      />
    </>
  );
}

function OverrideForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = usePhrases();
  const form = useForm({ reason: '' }, { endpoint: cutOffContainer, params: { id }, onDone });
  return (
    <Stack gap="xs">
      <TextBox
        autoFocus
        label={t(($) => $.common.field.reason)}
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
        error={form.errorOf('reason')}
      />
      <FormEnd
        {...form}
        disabled={form.values.reason.trim() === ''}
        submitLabel={t(($) => $.common.action.cut_off)}
        onSubmit={() => form.submit({ override: true, reason: form.values.reason })}
      />
    </Stack>
  );
}
