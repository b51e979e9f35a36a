import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { compare, isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createSfaReceipt } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { whole, yesNo } from '#kit/fields.ts';
import { formatNumber } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { YesNo } from '#kit/inputs/inputs.tsx';
import { QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { notifyDone } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';
import { productName } from '#kit/product-name.ts';
import type { Sfa } from './sfa.ts';

type Expected = NonNullable<Sfa['purchase_items']>[number];
type Allocated = ResponseOf<typeof createSfaReceipt>['allocated'][number];
const column = columnsFor<Expected>();

/** Counts packages and their contents; the outstanding quantities are proposed. */
export function TallyForm({ row }: { row: Sfa }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const quantityOf = (item: Expected) => typed[item.id] ?? subtract(item.quantity, item.received_quantity);
  const expected = (row.purchase_items ?? []).filter(
    (item) => compare(item.received_quantity, item.quantity) < 0,
  );
  const isForOrders = expected.some(({ order_ids }) => order_ids.length > 0);
  const items = expected
    .map((item) => ({ purchase_item_id: item.id, quantity: quantityOf(item) || '0' }))
    .filter(({ quantity }) => isPositive(quantity));
  const form = useFields(
    {
      packages: whole({ start: String(Math.max(0, row.untested_quantity)) }),
      allocate: yesNo({ start: isForOrders }),
    },
    {
      words: ($) => $.warehouse.sfa.field,
      send: (body) => deferRequest(createSfaReceipt, { body: { sfa_id: row.id, ...body, items } }),
      onDone: ({ allocated }) => notifyAllocated(allocated),
    },
  );
  return (
    <Section title={t(($) => $.warehouse.sfa.section.expected)}>
      <Form
        {...form}
        disabled={items.length === 0 && !isPositive(form.values.packages || '0')}
        submitLabel={t(($) => $.warehouse.sfa.act.tally)}
      >
        <Rows
          rows={expected}
          idOf={(item) => item.id}
          columns={[
            ...expectedColumns(),
            column.custom({
              key: 'now',
              title: ($) => $.warehouse.sfa.act.tally,
              right: true,
              width: 110,
              render: (item) => (
                <QuantityInput
                  aria-label={`${t(($) => $.warehouse.sfa.act.tally)} ${productName(item)}`}
                  value={quantityOf(item)}
                  onChange={(quantity) => {
                    form.set({}); // Changed quantities make a new request with a new idempotency key.
                    setTyped({ ...typed, [item.id]: quantity });
                  }}
                />
              ),
            }),
          ]}
        />
        <Group align="flex-end" justify="flex-end" mt="xs" gap="xs">
          {isForOrders && <YesNo {...form.field('allocate')} />}
          <WholeInput {...form.field('packages')} />
        </Group>
      </Form>
    </Section>
  );
}

/** Names the goods that a tally allocated to orders. */
export function notifyAllocated(allocated: readonly Allocated[]): void {
  if (allocated.length === 0) return;
  const goods = allocated.map(summaryOf).join(', ');
  notifyDone(phrase(($) => $.warehouse.sfa.message.allocated, { goods }));
}

const summaryOf = (allocated: Allocated): string =>
  `${allocated.order_id} · ${productName(allocated)} × ${formatNumber(allocated.quantity)}`;

const expectedColumns = () => [
  column.picture(),
  column.product({ title: ($) => $.common.field.product }),
  column.text('supplier_name', { title: ($) => $.common.field.supplier }),
  column.custom({
    key: 'order_ids',
    title: ($) => $.warehouse.sfa.field.bought_for,
    wraps: true,
    render: ({ order_ids }) => order_ids.join(', '),
  }),
  column.figure('quantity'),
  column.figure('received_quantity', { title: ($) => $.common.field.received }),
];
