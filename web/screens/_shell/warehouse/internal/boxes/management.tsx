import { createFileRoute } from '@tanstack/react-router';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { customers, useAreas } from '#nouns/options.ts';
import { boxColumns } from '#nouns/warehouse/box/box-columns.tsx';
import { BoxDetail } from '#nouns/warehouse/box/box-detail.tsx';
import { ScanField } from '#nouns/warehouse/scan-field.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/boxes/management')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.box.plural,
    needs: {
      all: [
        { resource: 'box', action: 'read' },
        { resource: 'sfa', action: 'read' },
      ],
    },
    menu: { group: 'warehouse', order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  const areas = useAreas();
  const [opened, open, addressOf] = useOpened('box_id');
  return (
    <>
      <ListScreen
        title={t(($) => $.warehouse.box.plural)}
        endpoint={listBoxes}
        store="boxes"
        query={{ include: ['owners', 'owners.user', 'sfa'] }}
        actions={
          <ScanField label={t(($) => $.common.message.scan_box)} onScan={(code) => open(Number(code))} />
        }
        filters={[
          { field: 'area_id', label: t(($) => $.common.field.area), kind: 'choice', options: areas.options },
          { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
          { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        ]}
        columns={boxColumns()}
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={`${t(($) => $.common.field.box)} ${opened ?? ''}`}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="xl"
      >
        {opened !== undefined && <BoxDetail id={opened} />}
      </FormModal>
    </>
  );
}
