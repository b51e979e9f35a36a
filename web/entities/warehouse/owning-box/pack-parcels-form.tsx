import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { packParcels } from '@hakobu/contract/warehouse/owning-box/pack-parcels.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Form, FormButton } from '#kit/form.tsx';
import { formatNumber } from '#kit/format.ts';
import { Rows } from '#kit/page.tsx';
import { productName } from '#kit/product-name.ts';
import { QueryStatus } from '#kit/query-view.tsx';
import { notifyDone } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';
import { isMeasured, measureFields, MeasureInputs, MeasureWarnings } from '../box/box-measures.tsx';

type Parcel = RowOf<typeof sfa.list>;
const column = columnsFor<Parcel>();
const MOST = 100;

/** The goods of a parcel that are in no box yet. */
const unpackedOf = ({ contents = [] }: Parcel) =>
  contents
    .map((one) => ({ ...one, left: subtract(one.tallied, one.packed) }))
    .filter(({ left }) => isPositive(left));
const ordersOf = ({ purchase_items = [] }: Parcel): string[] => [
  ...new Set(purchase_items.flatMap(({ order_ids }) => order_ids)),
];

/**
 * Packs parcels, a box of the same measures for each, and assigns the boxes to the orders of their goods.
 * Without `ids` all parcels that wait are offered, and those of the first order are chosen.
 */
export function PackParcelsForm({ ids, onDone }: { ids?: readonly number[]; onDone: () => void }): ReactNode {
  const reading = useCall(sfa.list, {
    query: {
      filter: ids === undefined ? { unpacked: true } : { id: ids.join(',') },
      ...{ include: ['purchase_items', 'contents'], sort: '-id', per_page: MOST },
    },
  });
  if (reading.data === undefined) return <QueryStatus of={reading} shape="rows" />;
  const rows = reading.data.data.filter((row) => unpackedOf(row).length > 0);
  return <Packing {...{ rows, onDone }} all={ids !== undefined} />;
}

function Packing({ rows, all, onDone }: { rows: Parcel[]; all: boolean; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<readonly number[]>();
  const chosen = typed ?? proposedOf(rows, all);
  const form = useFields(measureFields, {
    send: (measures) => deferRequest(packParcels, { body: { ...measures, sfa_ids: [...chosen] } }),
    message: '',
    onDone: ({ data }) => {
      const boxes = data.map(
        ({ box_id, order_id }) => `${documentNumber('box', box_id)} → ${order_id ?? '–'}`,
      );
      notifyDone(phrase(($) => $.warehouse.owning_box.message.packed, { boxes: boxes.join(', ') }));
      onDone();
    },
  });
  const choose = (id: number, on: boolean) => {
    form.set({}); // Other parcels make a new request with a new idempotency key.
    setTyped(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <Form
      {...form}
      first
      disabled={chosen.length === 0 || !isMeasured(form.values)}
      submitLabel={`${t(($) => $.common.act.pack)} (${chosen.length})`}
    >
      <div className="fields">
        <MeasureInputs form={form} />
      </div>
      <MeasureWarnings measures={form.values} />
      <Rows
        rows={rows}
        idOf={({ id }) => id}
        columns={parcelColumns(chosen, choose)}
        label={t(($) => $.warehouse.owning_box.act.pack_parcels)}
      />
    </Form>
  );
}

/** The parcels that were chosen, or those of the order whose parcel came last. */
function proposedOf(rows: readonly Parcel[], all: boolean): number[] {
  const [first] = rows;
  const orders = first === undefined ? '' : ordersOf(first).join();
  return rows.filter((row) => all || ordersOf(row).join() === orders).map(({ id }) => id);
}

const parcelColumns = (chosen: readonly number[], choose: (id: number, on: boolean) => void) => [
  column.custom({
    key: 'chosen',
    title: '',
    card: 'tick',
    width: 36,
    render: ({ id, tracking_code }) => (
      <Checkbox
        aria-label={phrase(($) => $.common.list.select.row, { name: tracking_code })}
        checked={chosen.includes(id)}
        onChange={(event) => choose(id, event.currentTarget.checked)}
      />
    ),
  }),
  column.code('tracking_code', { title: ($) => $.common.field.tracking, card: 'title' }),
  column.custom({
    key: 'orders',
    title: ($) => $.warehouse.sfa.field.bought_for,
    render: (row) => ordersOf(row).join(', '),
  }),
  column.custom({
    key: 'contents',
    title: ($) => $.common.field.contents,
    render: (row) =>
      unpackedOf(row).map((item) => (
        <div key={item.product_id}>
          {productName(item)} × {formatNumber(item.left)}
        </div>
      )),
  }),
];

/** Opens the packing of parcels. */
export function PackParcelsButton({
  ids,
  onDone,
}: {
  ids?: readonly number[];
  onDone?: () => void;
}): ReactNode {
  const t = usePhrases();
  const act = t(($) => $.warehouse.owning_box.act.pack_parcels);
  return (
    <FormButton label={ids === undefined ? act : `${act} (${ids.length})`} variant="default" size="xl">
      {(close) => (
        <PackParcelsForm
          {...(ids !== undefined && { ids })}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </FormButton>
  );
}
