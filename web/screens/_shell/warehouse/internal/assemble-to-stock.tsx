import { createFileRoute } from '@tanstack/react-router';
import { isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { listPallets } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { FormButton } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Page } from '#kit/page.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { BoxDetail } from '#entities/warehouse/box/box-detail.tsx';
import { BoxForm } from '#entities/warehouse/box/box-form.tsx';
import { PackedBoxes } from '#entities/warehouse/box/packed-boxes.tsx';
import { PackParcelsButton } from '#entities/warehouse/owning-box/pack-parcels-form.tsx';
import { PalletDetail } from '#entities/warehouse/pallet/pallet-detail.tsx';
import { sfaLabel } from '#entities/warehouse/sfa/sfa.ts';
import { PalletsSection } from '#entities/warehouse/pallet/pallets-section.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/assemble-to-stock')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.pallet.title.pack,
    needs: { all: [{ resource: 'box', action: 'create' }] },
    menu: { group: 'warehouse', order: 2 },
  },
});

/** Packing, or the pallet or box in the address. */
function Screen() {
  const [pallet] = useOpenRow('pallet_id');
  const [box] = useOpenRow('box_id');
  if (pallet !== undefined) return <PalletDetail key={pallet} id={pallet} />;
  if (box !== undefined) return <BoxDetail key={box} id={box} />;
  return <Packing />;
}

/** Packs received goods into boxes, and puts boxes on pallets and pallets at locations. */
function Packing() {
  const t = usePhrases();
  const [{ sfa_id }, change] = useAddressSearch();
  const boxes = useLoadMore(
    listBoxes,
    (per_page) => ({
      query: { filter: { sfa_id }, include: ['items', 'places', 'owners'], per_page },
    }),
    { first: 50, step: 50 },
  );
  const pallets = useLoadMore(listPallets, (per_page) => ({ query: { per_page, include: ['boxes'] } }), {
    first: 30,
  });
  return (
    <Page
      title={t(($) => $.warehouse.pallet.title.pack)}
      actions={
        <>
          {sfa_id === undefined && may({ resource: 'owner', action: 'create' }) && <PackParcelsButton />}
          <Pack sfaId={sfa_id} />
        </>
      }
    >
      <div className="filters">
        <EntityPicker
          endpoint={sfa.list}
          likely={{ filter: { unpacked: true } }}
          once
          labelOf={sfaLabel}
          label={t(($) => $.common.field.tracking)}
          value={sfa_id ?? ''}
          onChange={(id) => change({ sfa_id: id })}
        />
      </div>
      <PackedBoxes rows={boxes.reading} pallets={pallets.reading.data?.data ?? []} more={boxes.more} />
      <PalletsSection rows={pallets.reading} more={pallets.more} />
    </Page>
  );
}

/** Packs boxes; tallied goods of the parcel that are not packed yet are proposed. */
function Pack({ sfaId }: { sfaId: string | undefined }) {
  const t = usePhrases();
  const inbound = useData(
    sfa.get,
    { params: { id: Number(sfaId) }, query: { include: ['contents'] } },
    { enabled: sfaId !== undefined },
  );
  const contents = inbound?.contents
    ?.map(({ product_id, tallied, packed }) => ({ product_id, quantity: subtract(tallied, packed) }))
    .filter(({ quantity }) => isPositive(quantity));
  return (
    // The form starts once the proposal is loaded.
    <FormButton
      label={t(($) => $.common.act.pack)}
      size="xl"
      disabled={sfaId !== undefined && inbound === undefined}
    >
      {(close) => (
        <BoxForm
          sfaId={sfaId === undefined ? undefined : Number(sfaId)}
          trackingCode={inbound?.tracking_code}
          {...(contents && { contents })}
          onDone={close}
        />
      )}
    </FormButton>
  );
}
