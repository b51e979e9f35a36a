import type { ReactNode } from 'react';
import { toM3 } from '@hakobu/contract/kernel/volume.ts';
import { getPallet } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { FormButton } from '#kit/form.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Filling } from '#kit/show.tsx';
import { useAreas } from '#nouns/area-options.ts';
import { LocationForm } from './location-form.tsx';
import type { Pallet } from './pallet.ts';

const column = columnsFor<NonNullable<Pallet['boxes']>[number]>();

/** One pallet: where it stands, how full it is, and its boxes. */
export function PalletDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'pallet',
    id,
    useCall(getPallet, { params: { id }, query: { include: ['boxes'] } }),
  );
  const pallet = reading.data;
  if (pallet === undefined) return <ReadState of={reading} />;
  return (
    <DocumentFrame
      opens="pallet_id"
      linked={{ of: 'pallet', id }}
      title={`${t(($) => $.warehouse.pallet.name)} ${pallet.id}`}
      actions={
        may({ resource: 'pallet', action: 'update' }) && (
          <FormButton label={t(($) => $.warehouse.pallet.act.set_location)} variant="default">
            {(close) => <LocationForm pallet={pallet} onDone={close} />}
          </FormButton>
        )
      }
    >
      <PalletFacts pallet={pallet} />
      <Section title={t(($) => $.common.section.boxes)}>
        <Rows
          rows={pallet.boxes ?? []}
          idOf={({ box_id }) => box_id}
          to={({ box_id }) => addressOf('box', String(box_id))}
          columns={[column.code('box_id'), column.figure('quantity'), column.figure('weight')]}
        />
      </Section>
      <DocumentTabs tabs={[logTab('pallet', id)]} />
    </DocumentFrame>
  );
}

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
            <Filling key="volume" value={toM3(boxes_volume)} maximum={toM3(max_volume)} unit="m³" />,
          ],
          [
            t(($) => $.common.field.weight),
            <Filling key="weight" value={boxes_weight} maximum={max_weight} unit="kg" />,
          ],
        ]}
      />
    </Section>
  );
}
