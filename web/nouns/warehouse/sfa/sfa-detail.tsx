import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listSfaReceipts, sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { asSearch } from '#client/search.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { NotThere } from '#kit/empty.tsx';
import { formatDate } from '#kit/format.ts';
import { Facts, Rows, Section } from '#kit/page.tsx';
import type { Sfa } from './sfa.ts';
import { TallyForm } from './tally-form.tsx';

/** One inbound item: what was declared, what was tallied, and the way to packing it. */
export function SfaDetail({ id }: { id: number }): ReactNode {
  const { data: row, error } = useCall(sfa.get, { params: { id }, query: { include: ['purchase_items'] } });
  if (row === undefined) return <NotThere error={error} />;
  return (
    <>
      <SfaFacts row={row} />
      {can(row.actions, 'tally') && <TallyForm key={row.version} row={row} />}
      <Receipts id={id} />
      <GoOn row={row} />
    </>
  );
}

function SfaFacts({ row }: { row: Sfa }): ReactNode {
  const t = usePhrases();
  return (
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
  );
}

const column = columnsOf(listSfaReceipts);

/** What was tallied, time by time. */
function Receipts({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const { data } = useCall(listSfaReceipts, { query: { filter: { sfa_id: id } } });
  return (
    <Section title={t(($) => $.warehouse.sfa.act.tally)}>
      <Rows
        rows={data?.data ?? []}
        idOf={(receipt) => receipt.id}
        columns={[
          column.createdAt(),
          column.figure('packages', { title: ($) => $.warehouse.sfa.field.packages }),
          column.names('items', (item) => `${item.product_name} × ${item.quantity}`, {
            title: ($) => $.common.field.contents,
          }),
        ]}
      />
    </Section>
  );
}

/** Leads to packing; asks first while packages are untested. */
function GoOn({ row: { id, untested_quantity } }: { row: Sfa }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const goOn = () =>
    void navigate({ to: '/warehouse/internal/assemble-to-stock', search: asSearch({ sfa_id: id }) });
  const left = t(($) => $.warehouse.sfa.message.untested_left, { count: untested_quantity });
  return (
    <Group justify="flex-end" mt="sm">
      <Button onClick={() => (untested_quantity > 0 ? askFirst(goOn, left) : goOn())}>
        {t(($) => $.warehouse.pallet.title.pack)}
      </Button>
    </Group>
  );
}
