import { createFileRoute } from '@tanstack/react-router';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton, FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { useAreas } from '#nouns/options.ts';
import { sfaColumns } from '#nouns/warehouse/sfa/sfa-columns.tsx';
import { SfaDetail } from '#nouns/warehouse/sfa/sfa-detail.tsx';
import { SfaForm } from '#nouns/warehouse/sfa/sfa-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/inbound/purchase-order')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.sfa.title.list,
    needs: { all: [{ resource: 'sfa', action: 'read' }] },
    menu: { group: 'warehouse', order: 1 },
  },
});

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
        columns={sfaColumns(areas)}
        actions={
          may({ resource: 'sfa', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <SfaForm
                  onDone={({ id }) => {
                    close();
                    open(id);
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
        {opened !== undefined && <SfaDetail id={opened} />}
      </FormModal>
    </>
  );
}
