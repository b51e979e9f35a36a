import { Button, Group, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createSfaReceipt, listSfaReceipts, sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { asSearch } from '#client/search.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { formatDate, formatInstant, today } from '#kit/format.ts';
import { FormButton, FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput, QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { words } from '#kit/list/exported.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Figure, Money } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { useAreas } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/warehouse/inbound/purchase-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.sfa.title.list,
    needs: { all: [{ resource: 'sfa', action: 'read' }] },
    menu: { group: 'warehouse', order: 1 },
  },
});

type Sfa = ResponseOf<typeof sfa.get>;

function Screen() {
  const t = usePhrases();
  const [opened, open, addressOf] = useOpened('sfa_id');
  const areas = useAreas('origin');
  return (
    <>
      <ListScreen
        title={t(($) => $.warehouse.sfa.title.list)}
        endpoint={sfa.list}
        store="sfas"
        filters={[
          { field: 'area_id', label: t(($) => $.common.field.area), kind: 'choice', options: areas.options },
          { field: 'arrival_date', label: t(($) => $.common.field.arrival_date), kind: 'days' },
        ]}
        columns={[
          {
            key: 'code',
            exports: 'tracking_code',
            title: t(($) => $.common.field.tracking),
            render: (row) => <b>{row.tracking_code}</b>,
          },
          {
            key: 'area',
            exports: words(
              t(($) => $.common.field.area),
              'area_id',
              areas.options,
            ),
            title: t(($) => $.common.field.area),
            render: (row) => areas.nameOf(row.area_id),
          },
          {
            key: 'quantity',
            title: t(($) => $.warehouse.sfa.field.packages),
            right: true,
            render: (row) => row.quantity,
          },
          {
            key: 'tallied',
            exports: 'received_quantity',
            title: t(($) => $.warehouse.sfa.field.tallied),
            right: true,
            render: (row) => row.received_quantity,
          },
          {
            key: 'untested',
            exports: 'untested_quantity',
            title: t(($) => $.warehouse.sfa.field.untested),
            right: true,
            render: (row) => (
              <Text span size="sm" c={row.untested_quantity === 0 ? 'dimmed' : 'orange.9'} fw={600}>
                {row.untested_quantity}
              </Text>
            ),
          },
          {
            key: 'fee',
            exports: 'shipping_fee',
            title: t(($) => $.common.field.shipping_fee),
            right: true,
            render: (row) => <Money value={row.shipping_fee} currency="JPY" />,
          },
          {
            key: 'arrival',
            exports: 'arrival_date',
            title: t(($) => $.common.field.arrival_date),
            sort: 'arrival_date',
            render: (row) => <span className="figure">{formatDate(row.arrival_date)}</span>,
          },
        ]}
        actions={
          may({ resource: 'sfa', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <SfaForm
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
        title={t(($) => $.warehouse.sfa.title.list)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="xl"
      >
        <Detail id={Number(opened)} />
      </FormModal>
    </>
  );
}

function SfaForm({ onDone }: { onDone: (row: Sfa) => void }) {
  const t = usePhrases();
  const form = useForm(
    { tracking_code: '', quantity: '1', shipping_fee: '', coupon: '', arrival_date: today() },
    { endpoint: sfa.create, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          label={t(($) => $.common.field.tracking)}
          value={values.tracking_code}
          onChange={(tracking_code) => set({ tracking_code })}
          error={errorOf('tracking_code')}
        />
        <WholeInput
          label={t(($) => $.warehouse.sfa.field.packages)}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          error={errorOf('quantity')}
        />
        <MoneyInput
          label={`${t(($) => $.common.field.shipping_fee)} (JPY)`}
          value={values.shipping_fee}
          onChange={(shipping_fee) => set({ shipping_fee })}
          error={errorOf('shipping_fee')}
        />
        <TextBox
          label={t(($) => $.warehouse.sfa.field.coupon)}
          value={values.coupon}
          onChange={(coupon) => set({ coupon })}
        />
        <DayInput
          label={t(($) => $.common.field.arrival_date)}
          value={values.arrival_date}
          onChange={(day) => set({ arrival_date: day })}
          error={errorOf('arrival_date')}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.tracking_code.trim() === ''}
        onSubmit={() =>
          form.submit({
            ...values,
            quantity: Number(values.quantity || '0'),
            shipping_fee: values.shipping_fee || '0',
          })
        }
      />
    </>
  );
}

function Detail({ id }: { id: number }) {
  const t = usePhrases();
  const navigate = useNavigate();
  const { data: row } = useCall(sfa.get, { params: { id }, query: { include: ['purchase_items'] } });
  const { data: receipts } = useCall(listSfaReceipts, { query: { filter: { sfa_id: id } } });
  if (row === undefined) return null;
  const goOn = () =>
    void navigate({ to: '/warehouse/internal/assemble-to-stock', search: asSearch({ sfa_id: row.id }) });
  return (
    <>
      <Facts
        rows={[
          [t(($) => $.common.field.tracking), row.tracking_code],
          [t(($) => $.warehouse.sfa.field.packages), row.quantity],
          [t(($) => $.warehouse.sfa.field.tallied), row.received_quantity],
          [t(($) => $.warehouse.sfa.field.untested), row.untested_quantity],
          [t(($) => $.common.field.arrival_date), formatDate(row.arrival_date)],
          [t(($) => $.warehouse.sfa.field.coupon), row.coupon],
        ]}
      />
      {may({ resource: 'sfa', action: 'update' }) && <TallyForm key={row.version} row={row} />}
      <Section title={t(($) => $.warehouse.sfa.act.tally)}>
        <Rows
          rows={receipts?.data ?? []}
          idOf={(receipt) => receipt.id}
          columns={[
            {
              key: 'when',
              title: t(($) => $.common.field.created_at),
              render: (receipt) => <span className="figure">{formatInstant(receipt.created_at)}</span>,
            },
            {
              key: 'packages',
              title: t(($) => $.warehouse.sfa.field.packages),
              right: true,
              render: (receipt) => receipt.packages,
            },
            {
              key: 'items',
              title: t(($) => $.common.field.contents),
              render: (receipt) =>
                receipt.items.map((item) => `${item.product_name} × ${item.quantity}`).join(', '),
            },
          ]}
        />
      </Section>
      <Group justify="flex-end" mt="sm">
        <Button
          onClick={() =>
            row.untested_quantity > 0
              ? askFirst(
                  goOn,
                  t(($) => $.warehouse.sfa.message.untested_left, { count: row.untested_quantity }),
                )
              : goOn()
          }
        >
          {t(($) => $.warehouse.pallet.title.pack)}
        </Button>
      </Group>
    </>
  );
}

/** Counts packages and what is in them; the expected rest is proposed. */
function TallyForm({ row }: { row: Sfa }) {
  const t = usePhrases();
  const expected = (row.purchase_items ?? []).filter(
    (item) => compare(item.received_quantity, item.quantity) < 0,
  );
  const [typed, setTyped] = useState<Record<number, string>>({});
  const form = useForm(
    { packages: String(Math.max(0, row.untested_quantity)) },
    { endpoint: createSfaReceipt },
  );
  const quantityOf = (item: (typeof expected)[number]) =>
    typed[item.id] ?? subtract(item.quantity, item.received_quantity);
  const items = expected
    .map((item) => ({ purchase_item_id: item.id, quantity: quantityOf(item) || '0' }))
    .filter(({ quantity }) => compare(quantity, '0') > 0);
  return (
    <Section title={t(($) => $.warehouse.sfa.section.expected)}>
      <Rows
        rows={expected}
        idOf={(item) => item.id}
        columns={[
          { key: 'product', title: t(($) => $.common.field.product), render: (item) => item.product_name },
          { key: 'supplier', title: t(($) => $.common.field.supplier), render: (item) => item.supplier_name },
          {
            key: 'quantity',
            title: t(($) => $.common.field.quantity),
            right: true,
            render: (item) => <Figure value={item.quantity} />,
          },
          {
            key: 'received',
            title: t(($) => $.common.field.received),
            right: true,
            render: (item) => <Figure value={item.received_quantity} />,
          },
          {
            key: 'now',
            title: t(($) => $.warehouse.sfa.act.tally),
            right: true,
            width: 110,
            render: (item) => (
              <QuantityInput
                aria-label={`${t(($) => $.warehouse.sfa.act.tally)} ${item.product_name}`}
                value={quantityOf(item)}
                onChange={(quantity) => setTyped({ ...typed, [item.id]: quantity })}
              />
            ),
          },
        ]}
      />
      <Group align="flex-end" justify="flex-end" mt="xs" gap="xs">
        <WholeInput
          label={t(($) => $.warehouse.sfa.field.packages)}
          value={form.values.packages}
          onChange={(packages) => form.set({ packages })}
          error={form.errorOf('packages')}
        />
      </Group>
      <FormEnd
        {...form}
        submitLabel={t(($) => $.warehouse.sfa.act.tally)}
        onSubmit={() => form.submit({ sfa_id: row.id, packages: Number(form.values.packages || '0'), items })}
      />
    </Section>
  );
}
