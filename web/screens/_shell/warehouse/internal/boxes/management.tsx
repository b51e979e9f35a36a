import { createFileRoute } from '@tanstack/react-router';
import { idOfNumber } from '@hakobu/contract/document-number.ts';
import { getBox, listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { ScanField } from '#kit/scan/scan-field.tsx';
import type { Scanned } from '#kit/scan/use-scans.ts';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useAreas } from '#entities/area-options.ts';
import { customers } from '#entities/options.ts';
import { boxColumns } from '#entities/warehouse/box/box-columns.tsx';
import { BoxDetail } from '#entities/warehouse/box/box-detail.tsx';

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
  const [opened] = useOpenRow('box_id');
  return opened === undefined ? <Boxes /> : <BoxDetail key={opened} id={opened} />;
}

function Boxes() {
  const t = usePhrases();
  const areas = useAreas();
  const [, open, addressOf] = useOpenRow('box_id');
  /** Opens the box with the scanned code, if it exists. */
  const find = async (code: string): Promise<Scanned> => {
    const id = idOfNumber('box', code);
    if (id === undefined) return { outcome: 'bad', words: t(($) => $.common.device.no_box) };
    await call(getBox, { params: { id } });
    open(id);
    return { outcome: 'good' };
  };
  return (
    <ListScreen
      title={t(($) => $.warehouse.box.plural)}
      endpoint={listBoxes}
      store="boxes"
      query={{ include: ['owners', 'owners.user', 'sfa'] }}
      actions={<ScanField label={t(($) => $.common.message.scan_box)} onScan={find} />}
      filters={[
        { field: 'area_id', label: t(($) => $.common.field.area), kind: 'choice', options: areas.options },
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
      ]}
      columns={boxColumns()}
      to={({ id }) => addressOf(id)}
    />
  );
}
