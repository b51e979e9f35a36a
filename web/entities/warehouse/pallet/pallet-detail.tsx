import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { toM3 } from '@hakobu/contract/kernel/volume.ts';
import { getPallet } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { palletMachine } from '@hakobu/contract/warehouse/pallet/pallet.machine.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { CapacityBar } from '#kit/values.tsx';
import { useAreas } from '#entities/area-options.ts';
import { LocationForm } from './location-form.tsx';
import { LooseBoxesForm } from './loose-boxes-form.tsx';
import type { Pallet } from './pallet.ts';

const column = columnsFor<NonNullable<Pallet['boxes']>[number]>();

/** One pallet: location, fill level and boxes. */
export function PalletDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'pallet',
    id,
    useCall(getPallet, { params: { id }, query: { include: ['boxes'] } }),
  );
  const pallet = reading.data;
  if (pallet === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="pallet_id"
      linked={{ of: 'pallet', id }}
      title={documentNumber('pallet', id)}
      actions={
        <DocumentActions
          states={pallet.actions}
          actions={otherActions(palletMachine, pallet, actionsOf(pallet)).map((action) => ({
            ...action,
            variant: 'default',
          }))}
        />
      }
      next={
        <MachineStep
          machine={palletMachine}
          row={pallet}
          words={($) => $.warehouse.pallet.state}
          todo={($) => $.warehouse.pallet.todo}
          actions={actionsOf(pallet)}
        />
      }
    >
      <PalletFacts pallet={pallet} />
      <Section title={t(($) => $.common.section.boxes)}>
        <Rows
          rows={pallet.boxes ?? []}
          idOf={({ box_id }) => box_id}
          to={({ box_id }) => addressOf('box', String(box_id))}
          columns={[
            column.pictureOf(({ product }) => product),
            column.code('box_id'),
            column.figure('quantity'),
            column.figure('weight'),
          ]}
        />
      </Section>
      <DocumentTabs tabs={[logTab('pallet', id)]} />
    </DocumentFrame>
  );
}

const actionsOf = (pallet: Pallet): DocumentAction[] => [
  {
    key: 'add_boxes',
    size: 'xl',
    form: (close) => <LooseBoxesForm pallet={pallet} onDone={close} />,
  },
  { key: 'set_location', form: (close) => <LocationForm pallet={pallet} onDone={close} /> },
];

function PalletFacts({ pallet }: { pallet: Pallet }): ReactNode {
  const t = usePhrases();
  const areas = useAreas();
  const { boxes_volume, boxes_weight, max_volume, max_weight } = pallet;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.type), pallet.type_id],
          [t(($) => $.common.field.area), areas.nameOf(pallet.area_id)],
          [t(($) => $.warehouse.pallet.field.location), pallet.location_name],
          [
            t(($) => $.common.field.volume),
            <CapacityBar key="volume" value={toM3(boxes_volume)} maximum={toM3(max_volume)} unit="m³" />,
          ],
          [
            t(($) => $.common.field.weight),
            <CapacityBar key="weight" value={boxes_weight} maximum={max_weight} unit="kg" />,
          ],
        ]}
      />
    </Section>
  );
}
