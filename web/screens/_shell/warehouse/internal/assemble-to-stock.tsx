import { createFileRoute } from '@tanstack/react-router';
import { isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { useAddressSearch } from '#client/search.ts';
import { FormButton } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Page } from '#kit/page.tsx';
import { BoxForm } from '#nouns/warehouse/box/box-form.tsx';
import { PackedBoxes } from '#nouns/warehouse/box/packed-boxes.tsx';
import { PalletsSection } from '#nouns/warehouse/pallet/pallets-section.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/assemble-to-stock')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.pallet.title.pack,
    needs: { all: [{ resource: 'box', action: 'create' }] },
    menu: { group: 'warehouse', order: 2 },
  },
});

/** Pack what arrived, and put the boxes on pallets at their locations. */
function Screen() {
  const t = usePhrases();
  const [{ sfa_id }, change] = useAddressSearch();
  const { data: boxes } = useCall(listBoxes, {
    query: { filter: { sfa_id }, include: ['items', 'places', 'owners'], per_page: 50 },
  });
  const { data: pallets } = useCall(listPallets, { query: { per_page: 30, include: ['boxes'] } });
  return (
    <Page title={t(($) => $.warehouse.pallet.title.pack)} actions={<Pack sfaId={sfa_id} />}>
      <div className="filters">
        <EntityPicker
          endpoint={sfa.list}
          labelOf={(row: { id: number; tracking_code: string }) => row.tracking_code}
          label={t(($) => $.common.field.tracking)}
          value={sfa_id ?? ''}
          onChange={(id) => change({ sfa_id: id })}
        />
      </div>
      <PackedBoxes boxes={boxes?.data ?? []} pallets={pallets?.data ?? []} />
      <PalletsSection pallets={pallets?.data ?? []} />
    </Page>
  );
}

/** Packs boxes; what was tallied in the inbound item and is not packed yet is proposed. */
function Pack({ sfaId }: { sfaId: string | undefined }) {
  const t = usePhrases();
  const { data: inbound } = useCall(
    sfa.get,
    { params: { id: Number(sfaId) }, query: { include: ['contents'] } },
    { enabled: sfaId !== undefined },
  );
  const contents = inbound?.contents
    ?.map(({ product_id, tallied, packed }) => ({ product_id, quantity: subtract(tallied, packed) }))
    .filter(({ quantity }) => isPositive(quantity));
  return (
    <FormButton label={t(($) => $.common.act.pack)} size="xl">
      {(close) => (
        <BoxForm
          sfaId={sfaId === undefined ? undefined : Number(sfaId)}
          {...(contents && { contents })}
          onDone={close}
        />
      )}
    </FormButton>
  );
}
