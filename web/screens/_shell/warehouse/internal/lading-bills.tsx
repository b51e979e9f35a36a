import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { freightChargeTypes, freightRanges } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import {
  createBoxLadingBill,
  createLadingBill,
  deleteBoxLadingBill,
  getLadingBill,
  listLadingBills,
  updateLadingBill,
} from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { listAvailableBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { add, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { useSaveAll } from '#client/save-all.ts';
import { ActionButton, askFirst } from '#kit/action-buttons.tsx';
import { ChangeLog, MoneySummary } from '#kit/document-parts.tsx';
import { formatInstant, formatNumber } from '#kit/format.ts';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { words } from '#kit/list/exported.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Figure, Money, StatusBadge } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { customers, useAreas, useShipmentMethods } from '#nouns/options.ts';
import { SettleForm } from '#nouns/payment/payment-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/lading-bills')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.lading_bill.plural,
    needs: {
      all: [{ resource: 'lading_bill', action: 'read' }],
      any: [{ resource: 'lading_bill', action: 'update' }],
    },
    menu: { group: 'warehouse', order: 5 },
  },
});

type Bill = ResponseOf<typeof getLadingBill>;

function Screen() {
  const t = usePhrases();
  const areas = useAreas();
  const methods = useShipmentMethods();
  const [opened, open] = useOpened('lading_bill_id');
  return (
    <>
      <ListScreen
        title={t(($) => $.warehouse.lading_bill.plural)}
        endpoint={listLadingBills}
        store="bills"
        query={{ include: ['customer', 'container'] }}
        filters={[
          { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
          {
            field: 'shipment_method_id',
            label: t(($) => $.common.field.shipment_method),
            kind: 'choice',
            options: methods.options,
          },
          { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        ]}
        columns={[
          {
            key: 'name',
            title: t(($) => $.common.field.lading_bill),
            sort: 'name',
            render: (row) => <b className="figure">{row.name}</b>,
          },
          { key: 'customer', title: t(($) => $.common.field.customer), render: (row) => row.customer?.name },
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
            key: 'boxes',
            exports: 'quantity',
            title: t(($) => $.common.field.boxes),
            right: true,
            render: (row) => row.quantity,
          },
          {
            key: 'volume',
            title: t(($) => $.common.field.volume),
            right: true,
            render: (row) => <Figure value={row.volume} />,
          },
          {
            key: 'weight',
            title: t(($) => $.common.field.weight),
            right: true,
            render: (row) => <Figure value={row.weight} />,
          },
          {
            key: 'freight',
            exports: 'freight_charge',
            title: t(($) => $.common.field.freight),
            right: true,
            render: (row) => <Money value={row.freight_charge} currency={row.currency_id} />,
          },
          {
            key: 'unsolved',
            exports: 'freight_charge_unsolved',
            title: t(($) => $.common.field.unsolved),
            right: true,
            render: (row) => <Money value={row.freight_charge_unsolved} currency={row.currency_id} />,
          },
          {
            key: 'container',
            title: t(($) => $.common.field.container),
            render: (row) =>
              row.container && (
                <Group gap={4} wrap="nowrap">
                  {row.container.name}
                  {row.had_cut_off && (
                    <StatusBadge
                      of="container"
                      id="cut_off"
                      label={t(($) => $.warehouse.container.status.cut_off)}
                    />
                  )}
                </Group>
              ),
          },
          {
            key: 'created',
            title: t(($) => $.common.field.created_at),
            sort: 'created_at',
            render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
          },
        ]}
        actions={
          may({ resource: 'lading_bill', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <BillForm
                  onDone={(row) => {
                    close();
                    open(row.id);
                  }}
                />
              )}
            </FormButton>
          )
        }
        onOpen={({ id }) => open(id)}
      />
      <FormModal
        title={t(($) => $.common.field.lading_bill)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="75rem"
      >
        <Detail id={Number(opened)} />
      </FormModal>
    </>
  );
}

function useTermOptions() {
  const t = usePhrases();
  return {
    types: freightChargeTypes.map((id) => ({ value: id, label: t(($) => $.warehouse.freight.type[id]) })),
    ranges: freightRanges.map((id) => ({ value: id, label: t(($) => $.warehouse.freight.range[id]) })),
  };
}

function BillForm({ onDone }: { onDone: (row: Bill) => void }) {
  const t = usePhrases();
  const origins = useAreas('origin');
  const destinations = useAreas('destination');
  const methods = useShipmentMethods();
  const { types, ranges } = useTermOptions();
  const form = useForm(
    {
      customer_id: '',
      shipment_method_id: 'sea',
      from: '',
      to: '',
      type: 'by_chargeable_weight',
      range: 'lading_bill',
    },
    { endpoint: createLadingBill, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  const from = values.from || origins.options[0]?.value || '';
  const to = values.to || destinations.options[0]?.value || '';
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...customers}
          label={t(($) => $.common.field.customer)}
          value={values.customer_id}
          onChange={(customer_id) => set({ customer_id })}
          error={errorOf('customer_id')}
        />
        <Choice
          label={t(($) => $.common.field.shipment_method)}
          value={values.shipment_method_id}
          onChange={(id) => set({ shipment_method_id: id })}
          options={methods.options}
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
        <Choice
          label={t(($) => $.warehouse.lading_bill.field.charge_by)}
          value={values.type}
          onChange={(type) => set({ type })}
          options={types}
        />
        <Choice
          label={t(($) => $.warehouse.lading_bill.field.charge_range)}
          value={values.range}
          onChange={(range) => set({ range })}
          options={ranges}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.customer_id === '' || from === '' || to === ''}
        onSubmit={() =>
          form.submit({
            customer_id: Number(values.customer_id),
            shipment_method_id: values.shipment_method_id,
            from_area_id: Number(from),
            to_area_id: Number(to),
            type_freight_charge: values.type as 'fixed',
            type_freight_range: values.range as 'box',
            automatic_freight_rate_update: true,
          })
        }
      />
    </>
  );
}

function Detail({ id }: { id: number }) {
  const t = usePhrases();
  const areas = useAreas();
  const methods = useShipmentMethods();
  const { types, ranges } = useTermOptions();
  const { data: bill } = useCall(getLadingBill, { params: { id } });
  const update = useAct(updateLadingBill);
  const remove = useAct(deleteBoxLadingBill);
  if (bill === undefined) return null;
  const explained = bill.price_explained as {
    price?: string;
    rate?: string;
    measure?: string;
    from?: string;
    to?: string | null;
    missing?: string;
    by_hand?: boolean;
  } | null;
  const pays =
    may({ resource: 'transaction', action: 'create' }) &&
    (isPositive(bill.freight_charge_unsolved) || isPositive(bill.freight_charge_outstanding));
  const open = !bill.had_cut_off && may({ resource: 'lading_bill', action: 'update' });
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Text fw={700}>{bill.name}</Text>
          {bill.container && <Badge color="blue">{bill.container.name}</Badge>}
          {bill.had_cut_off && (
            <StatusBadge of="container" id="cut_off" label={t(($) => $.warehouse.container.status.cut_off)} />
          )}
        </Group>
        <Group gap="xs">
          {pays && (
            <FormButton label={t(($) => $.common.act.pay)}>
              {(close) => (
                <SettleForm
                  kind="payment_service"
                  party={{ type: 'user', id: bill.customer_id }}
                  receipt={{ type: 'lading_bill', id }}
                  currency="VND"
                  amount={
                    isPositive(bill.freight_charge_unsolved)
                      ? add(bill.freight_charge_unsolved, bill.freight_charge_outstanding)
                      : bill.freight_charge_outstanding
                  }
                  onDone={close}
                />
              )}
            </FormButton>
          )}
          {isPositive(bill.freight_charge_unsolved) && (
            <ActionButton
              actions={bill.actions}
              name="debit"
              color="orange"
              loading={update.isPending}
              onClick={() => askFirst(() => update.mutate({ params: { id }, body: { action_debit: true } }))}
            />
          )}
          {open && (
            <FormButton label={t(($) => $.common.act.edit)} variant="default">
              {(close) => <TermsForm bill={bill} onDone={close} />}
            </FormButton>
          )}
        </Group>
      </Group>
      <div className="columns">
        <Section title={t(($) => $.common.section.details)}>
          <Facts
            rows={[
              [t(($) => $.common.field.customer), bill.customer?.name],
              [t(($) => $.common.field.shipment_method), methods.nameOf(bill.shipment_method_id)],
              [t(($) => $.common.field.from), areas.nameOf(bill.from_area_id)],
              [t(($) => $.common.field.to), areas.nameOf(bill.to_area_id)],
              [t(($) => $.common.field.boxes), bill.quantity],
              [t(($) => $.common.field.volume), formatNumber(bill.volume)],
              [t(($) => $.common.field.weight), formatNumber(bill.weight)],
              [
                t(($) => $.warehouse.lading_bill.field.volumetric_weight),
                formatNumber(bill.volumetric_weight),
              ],
            ]}
          />
        </Section>
        <Section title={t(($) => $.common.field.freight)}>
          <Facts
            rows={[
              [
                t(($) => $.warehouse.lading_bill.field.charge_by),
                types.find(({ value }) => value === bill.type_freight_charge)?.label,
              ],
              [
                t(($) => $.warehouse.lading_bill.field.charge_range),
                ranges.find(({ value }) => value === bill.type_freight_range)?.label,
              ],
              [
                t(($) => $.warehouse.lading_bill.field.price_list),
                explained?.price ?? (explained?.by_hand ? '✎' : null),
              ],
              [t(($) => $.common.field.measure), formatNumber(bill.freight_range)],
              [
                t(($) => $.warehouse.lading_bill.field.rate),
                <Money key="rate" value={bill.freight_rate} currency={bill.currency_id} />,
              ],
              [
                t(($) => $.common.field.discount),
                <Money key="discount" value={bill.discount} currency={bill.currency_id} />,
              ],
            ]}
          />
          {explained?.missing !== undefined && (
            <Text size="sm" c="red.8" mt={4}>
              {t(($) => $.warehouse.lading_bill.message.no_freight, { nearest: explained.missing! })}
            </Text>
          )}
          <MoneySummary
            lines={[
              {
                label: t(($) => $.common.field.freight),
                currency: bill.currency_id,
                total: bill.freight_charge,
                paid: bill.freight_charge_paid,
                debited: bill.freight_charge_debited,
                outstanding: bill.freight_charge_outstanding,
                unsolved: bill.freight_charge_unsolved,
              },
            ]}
          />
        </Section>
      </div>
      <Section
        title={t(($) => $.common.section.boxes)}
        actions={
          open && (
            <FormButton label={t(($) => $.common.act.add_boxes)} size="xl">
              {(close) => <AddBoxes bill={bill} onDone={close} />}
            </FormButton>
          )
        }
      >
        <Rows
          rows={bill.pivot_boxes ?? []}
          idOf={(line) => line.id}
          columns={[
            {
              key: 'box',
              title: t(($) => $.common.field.box),
              render: (line) => <b className="figure">{line.box_id}</b>,
            },
            {
              key: 'order',
              title: t(($) => $.common.field.order),
              render: (line) => <span className="figure">{line.order_id}</span>,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (line) => line.quantity,
            },
            {
              key: 'loaded',
              title: t(($) => $.common.field.loaded),
              right: true,
              render: (line) => line.loaded_quantity,
            },
            {
              key: 'received',
              title: t(($) => $.common.field.unloaded),
              right: true,
              render: (line) => line.received_quantity,
            },
            {
              key: 'weight',
              title: t(($) => $.common.field.weight),
              right: true,
              render: (line) => <Figure value={line.weight} />,
            },
            {
              key: 'do',
              title: '',
              right: true,
              render: (line) =>
                open && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t(($) => $.common.act.remove)}
                    onClick={() => askFirst(() => remove.mutate({ params: { id: line.id } }))}
                  >
                    <IconTrash size={14} />
                  </ActionIcon>
                ),
            },
          ]}
        />
      </Section>
      {(bill.shares?.length ?? 0) > 1 && (
        <Section title={t(($) => $.warehouse.lading_bill.field.shares)}>
          <MoneySummary
            lines={bill.shares!.map((share) => ({
              label: share.order_id,
              currency: bill.currency_id,
              total: share.total,
              paid: share.paid,
              debited: share.debited,
              outstanding: share.outstanding,
              unsolved: share.unsolved,
            }))}
          />
        </Section>
      )}
      <ChangeLog type="lading_bill" id={id} />
    </>
  );
}

function TermsForm({ bill, onDone }: { bill: Bill; onDone: () => void }) {
  const t = usePhrases();
  const { types, ranges } = useTermOptions();
  const form = useForm(
    {
      type: bill.type_freight_charge,
      range: bill.type_freight_range,
      automatic: bill.automatic_freight_rate_update,
      rate: bill.freight_rate ?? '',
      discount: bill.discount,
      value: bill.declared_value,
    },
    { endpoint: updateLadingBill, params: { id: bill.id }, version: bill.version, onDone },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <Choice
          label={t(($) => $.warehouse.lading_bill.field.charge_by)}
          value={values.type}
          onChange={(type) => set({ type })}
          options={types}
        />
        <Choice
          label={t(($) => $.warehouse.lading_bill.field.charge_range)}
          value={values.range}
          onChange={(range) => set({ range })}
          options={ranges}
        />
        <YesNo
          label={t(($) => $.warehouse.lading_bill.field.automatic_rate)}
          value={values.automatic}
          onChange={(automatic) => set({ automatic })}
        />
        <MoneyInput
          label={t(($) => $.warehouse.lading_bill.field.rate)}
          value={values.rate}
          onChange={(rate) => set({ rate })}
          disabled={values.automatic}
          error={errorOf('freight_rate')}
        />
        <MoneyInput
          label={t(($) => $.common.field.discount)}
          value={values.discount}
          onChange={(discount) => set({ discount })}
          error={errorOf('discount')}
        />
      </div>
      <FormEnd
        {...form}
        onSubmit={() =>
          form.submit({
            type_freight_charge: values.type as 'fixed',
            type_freight_range: values.range as 'box',
            automatic_freight_rate_update: values.automatic,
            discount: values.discount || '0',
            ...(values.automatic ? {} : { freight_rate: values.rate || null }),
          })
        }
      />
    </>
  );
}

/** The customer's boxes that are on no bill yet; all of them are proposed. */
function AddBoxes({ bill, onDone }: { bill: Bill; onDone: () => void }) {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { busy, saveAll } = useSaveAll(onDone);
  const { data } = useCall(listAvailableBoxes, {
    query: { plain: { customer_id: bill.customer_id, type: 'lading_bill' } },
  });
  const rows = data?.data ?? [];
  const quantityOf = (row: (typeof rows)[number]) => typed[row.id] ?? String(row.available_quantity);
  const save = () =>
    saveAll(
      rows
        .filter((row) => Number(quantityOf(row)) > 0)
        .map(
          (row) => () =>
            call(createBoxLadingBill, {
              body: {
                lading_bill_id: bill.id,
                box_id: row.box_id,
                order_id: row.order_id,
                quantity: Number(quantityOf(row)),
              },
            }),
        ),
    );
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
            key: 'size',
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
                value={quantityOf(row)}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          },
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button loading={busy} disabled={rows.length === 0} onClick={() => void save()}>
          {t(($) => $.common.act.add)}
        </Button>
      </Group>
    </>
  );
}
