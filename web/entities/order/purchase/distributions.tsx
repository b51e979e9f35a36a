import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  deleteOrderDistribution,
  listOrderDistributions,
  updateOrderDistribution,
} from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { money } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Pool } from './distribute-form.tsx';

type Distribution = RowOf<typeof listOrderDistributions>;
const column = columnsOf(listOrderDistributions);
const PAGE = 50;

/** Orders that these goods were distributed to; a quantity can be changed or withdrawn. */
export function Distributions({ pool: { id } }: { pool: Pool }): ReactNode {
  const t = usePhrases();
  const [most, setMost] = useState(PAGE);
  const reading = useCall(listOrderDistributions, {
    query: { filter: { purchase_item_id: id }, per_page: most },
  });
  return (
    <Section title={t(($) => $.common.field.distributed)}>
      <Rows
        rows={reading}
        idOf={(row) => row.id}
        columns={[
          column.reference('order_id', 'order', { title: ($) => $.common.field.order }),
          column.text('customer_name', { title: ($) => $.common.field.customer }),
          column.figure('quantity', { bold: true }),
          column.createdAt(),
          column.act((row) => (
            <RowActions
              name={row.order_id}
              editable={may({ resource: 'order_distribution', action: 'update' })}
              edit={{ of: row.order_id, form: (close) => <QuantityForm row={row} onDone={close} /> }}
              removable={may({ resource: 'order_distribution', action: 'delete' })}
              remove={deferRequest(deleteOrderDistribution, rowVersion(row))}
            />
          )),
        ]}
      />
      {(reading.data?.total ?? 0) > most && (
        <Anchor component="button" size="xs" onClick={() => setMost(most + PAGE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </Section>
  );
}

const fields = { quantity: money({ required: true }) };

/** Changes the quantity distributed to an order. */
function QuantityForm({ row, onDone }: { row: Distribution; onDone: () => void }): ReactNode {
  const form = useFields(fields, {
    row,
    send: (body) => deferRequest(updateOrderDistribution, { ...rowVersion(row), body }),
    onDone,
  });
  return (
    <Form {...form}>
      <QuantityInput {...form.field('quantity')} />
    </Form>
  );
}
