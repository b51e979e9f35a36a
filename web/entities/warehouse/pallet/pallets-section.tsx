import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { toM3 } from '@hakobu/contract/kernel/volume.ts';
import { listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { type RowsToShow } from '#kit/query-view.tsx';
import { CapacityBar } from '#kit/values.tsx';
import { LocationForm } from './location-form.tsx';
import { PalletForm } from './pallet-form.tsx';
import type { Pallet } from './pallet.ts';

const column = columnsOf(listPallets).withLabels(($) => $.warehouse.pallet.field);

/** Pallets with location, contents and fill level. */
export function PalletsSection({ rows, more }: { rows: RowsToShow<Pallet>; more: ReactNode }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.warehouse.pallet.section.pallets)}
      actions={
        may({ resource: 'pallet', action: 'create' }) && (
          <FormButton label={t(($) => $.warehouse.pallet.act.new_pallet)} variant="default">
            {(close) => <PalletForm onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={rows}
        idOf={({ id }) => id}
        to={({ id }) => addressOf('pallet', String(id))}
        columns={palletColumns(t(($) => $.warehouse.pallet.act.set_location))}
      />
      {more}
    </Section>
  );
}

const palletColumns = (setLocation: string) => [
  column.number('pallet', { title: ($) => $.common.field.pallet }),
  column.text('type_id'),
  column.text('location_name', { title: ($) => $.warehouse.pallet.field.location }),
  column.names('boxes', ({ box_id, quantity }) => `${documentNumber('box', box_id)} × ${quantity}`, {
    to: ({ box_id }: { box_id: number }) => ({ of: 'box', id: box_id }),
  }),
  column.custom({
    key: 'volume',
    right: true,
    render: ({ boxes_volume, max_volume }) => (
      <CapacityBar value={toM3(boxes_volume)} maximum={toM3(max_volume)} unit="m³" />
    ),
  }),
  column.custom({
    key: 'weight',
    right: true,
    render: ({ boxes_weight, max_weight }) => (
      <CapacityBar value={boxes_weight} maximum={max_weight} unit="kg" />
    ),
  }),
  column.act((pallet) => (
    <FormButton label={setLocation} variant="default">
      {(close) => <LocationForm pallet={pallet} onDone={close} />}
    </FormButton>
  )),
];
