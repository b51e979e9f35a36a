import { createFileRoute } from '@tanstack/react-router';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { onlyFilter } from '#kit/list/filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useAreas } from '#entities/area-options.ts';
import { parcelSelection } from '#entities/warehouse/sfa/parcel-selection.tsx';
import { ScanParcelsButton } from '#entities/warehouse/sfa/scan-parcels.tsx';
import { sfaColumns } from '#entities/warehouse/sfa/sfa-columns.tsx';
import { SfaDetail } from '#entities/warehouse/sfa/sfa-detail.tsx';
import { SfaForm } from '#entities/warehouse/sfa/sfa-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/inbound/purchase-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.sfa.title.list,
    needs: { all: [{ resource: 'sfa', action: 'read' }] },
    menu: { group: 'warehouse', order: 1 },
    tasks: [
      {
        id: 'parcels_to_tally',
        call: 'warehouse.sfa.list',
        path: 'sfas',
        store: 'sfas',
        filter: { untallied: 'true' },
        needs: { resource: 'sfa', action: 'update' },
      },
      {
        id: 'parcels_to_pack',
        call: 'warehouse.sfa.list',
        path: 'sfas',
        store: 'sfas',
        filter: { unpacked: 'true' },
        needs: { resource: 'box', action: 'create' },
      },
    ],
    creates: { order: 6, noun: ($) => $.warehouse.sfa.name, needs: { resource: 'sfa', action: 'create' } },
  },
});

function Screen() {
  const [opened] = useOpenRow('sfa_id');
  return opened === undefined ? <InboundItems /> : <SfaDetail key={opened} id={opened} />;
}

function InboundItems() {
  const t = usePhrases();
  const [, open, addressOf] = useOpenRow('sfa_id');
  const areas = useAreas('origin');
  return (
    <ListScreen
      title={t(($) => $.warehouse.sfa.title.list)}
      endpoint={sfa.list}
      store="sfas"
      filters={[
        { field: 'area_id', label: t(($) => $.common.field.area), kind: 'choice', options: areas.options },
        onlyFilter(
          'untallied',
          t(($) => $.warehouse.sfa.field.untallied),
        ),
        onlyFilter(
          'unpacked',
          t(($) => $.common.task.parcels_to_pack),
        ),
        { field: 'arrival_date', label: t(($) => $.common.field.arrival_date), kind: 'days' },
      ]}
      columns={sfaColumns(areas)}
      selection={parcelSelection()}
      actions={
        may({ resource: 'sfa', action: 'create' }) && (
          <>
            <ScanParcelsButton />
            <CreateButton act={t(($) => $.warehouse.sfa.act.receive)}>
              {(close) => (
                <SfaForm
                  onDone={({ id }) => {
                    close();
                    open(id);
                  }}
                />
              )}
            </CreateButton>
          </>
        )
      }
      to={({ id }) => addressOf(id)}
    />
  );
}
