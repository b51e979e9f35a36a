import { Group, Stack, Text } from '@mantine/core';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import {
  createPallet,
  createPalletBox,
  listLocations,
  listPallets,
  listPalletTypes,
  updatePallet,
} from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { toM3 } from '@hakobu/contract/kernel/volume.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useLookup } from '#client/hooks.ts';
import { asSearch } from '#client/search.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { Page, Rows, Section } from '#kit/page.tsx';
import { Figure, Filling, StatusBadge } from '#kit/show.tsx';
import { useAreas } from '#nouns/options.ts';
import { BoxForm } from '#nouns/warehouse/box-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/assemble-to-stock')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.pallet.title.pack,
    needs: { all: [{ resource: 'box', action: 'create' }] },
    menu: { group: 'warehouse', order: 2 },
  },
});

type Pallet = RowOf<typeof listPallets>;
type Box = RowOf<typeof listBoxes>;

/** Pack what arrived, and put the boxes on pallets at their locations. */
function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { sfa_id } = useSearch({ strict: false }) as { sfa_id?: string };
  const areas = useAreas('origin');
  const { data: inbound } = useCall(
    sfa.get,
    { params: { id: Number(sfa_id) }, query: { include: ['purchase_items'] } },
    { enabled: sfa_id !== undefined },
  );
  const { data: boxes } = useCall(listBoxes, {
    query: { filter: { sfa_id }, include: ['items', 'places', 'owners'], per_page: 50 },
  });
  const { data: pallets } = useCall(listPallets, { query: { per_page: 30, include: ['boxes'] } });
  const contents = inbound?.purchase_items?.map(({ product_id, received_quantity }) => ({
    product_id,
    quantity: received_quantity,
  }));
  return (
    <Page
      title={t(($) => $.warehouse.pallet.title.pack)}
      actions={
        <FormButton label={t(($) => $.common.act.pack)} size="xl">
          {(close) => (
            <BoxForm
              sfaId={sfa_id === undefined ? undefined : Number(sfa_id)}
              {...(contents && { contents })}
              onDone={close}
            />
          )}
        </FormButton>
      }
    >
      <div className="filters">
        <EntityPicker
          endpoint={sfa.list}
          labelOf={(row: { id: number; tracking_code: string }) => row.tracking_code}
          label={t(($) => $.common.field.tracking)}
          value={sfa_id ?? ''}
          onChange={(id) => void navigate({ to: '.', search: asSearch({ sfa_id: id }) })}
        />
      </div>
      <Section title={t(($) => $.common.section.boxes)}>
        <Rows
          rows={boxes?.data ?? []}
          idOf={(box) => box.id}
          columns={[
            {
              key: 'id',
              title: t(($) => $.common.field.id),
              render: (box) => <b className="figure">{box.id}</b>,
            },
            {
              key: 'contents',
              title: t(($) => $.common.field.contents),
              render: (box) => box.items?.map((item) => `${item.product_name} × ${item.quantity}`).join(', '),
            },
            {
              key: 'size',
              title: t(($) => $.common.field.size),
              render: (box) => (
                <span className="figure">{`${box.length} × ${box.width} × ${box.height}`}</span>
              ),
            },
            {
              key: 'weight',
              title: t(($) => $.common.field.weight),
              right: true,
              render: (box) => <Figure value={box.weight} />,
            },
            {
              key: 'duplicate',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (box) => box.duplicate,
            },
            {
              key: 'free',
              title: t(($) => $.common.field.free),
              right: true,
              render: (box) => box.free_quantity,
            },
            {
              key: 'place',
              title: t(($) => $.common.field.place),
              render: (box) => <Places box={box} areaName={areas.nameOf} />,
            },
            {
              key: 'warnings',
              title: '',
              render: (box) =>
                box.warnings.map((word) => (
                  <StatusBadge
                    of="box"
                    key={word}
                    id={word}
                    label={t(
                      ($) => $.warehouse.box.warning[word as keyof Phrases['warehouse']['box']['warning']],
                    )}
                  />
                )),
            },
            {
              key: 'do',
              title: '',
              right: true,
              render: (box) =>
                loose(box) > 0 && (
                  <FormButton label={t(($) => $.warehouse.pallet.act.put_on_pallet)} variant="default">
                    {(close) => <PutForm box={box} pallets={pallets?.data ?? []} onDone={close} />}
                  </FormButton>
                ),
            },
          ]}
        />
      </Section>
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
          rows={pallets?.data ?? []}
          idOf={(pallet) => pallet.id}
          columns={[
            {
              key: 'id',
              title: t(($) => $.common.field.pallet),
              render: (pallet) => <b className="figure">{pallet.id}</b>,
            },
            { key: 'type', title: t(($) => $.common.field.type), render: (pallet) => pallet.type_id },
            {
              key: 'location',
              title: t(($) => $.warehouse.pallet.field.location),
              render: (pallet) => pallet.location_name,
            },
            {
              key: 'boxes',
              title: t(($) => $.common.field.boxes),
              render: (pallet) => (
                <Text size="sm">
                  {pallet.boxes?.map(({ box_id, quantity }) => `${box_id} × ${quantity}`).join(', ')}
                </Text>
              ),
            },
            {
              key: 'volume',
              title: t(($) => $.common.field.volume),
              render: (pallet) => (
                <Filling value={toM3(pallet.boxes_volume)} maximum={toM3(pallet.max_volume)} unit="m³" />
              ),
            },
            {
              key: 'weight',
              title: t(($) => $.common.field.weight),
              render: (pallet) => (
                <Filling value={pallet.boxes_weight} maximum={pallet.max_weight} unit="kg" />
              ),
            },
            {
              key: 'do',
              title: '',
              right: true,
              render: (pallet) => (
                <FormButton label={t(($) => $.warehouse.pallet.act.set_location)} variant="default">
                  {(close) => <LocationForm pallet={pallet} onDone={close} />}
                </FormButton>
              ),
            },
          ]}
        />
      </Section>
    </Page>
  );
}

const loose = (box: Box): number =>
  box.places?.filter(({ kind }) => kind === 'loose').reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

function Places({ box, areaName }: { box: Box; areaName: (id: number | null) => string }) {
  const t = usePhrases();
  return (
    <Stack gap={0}>
      {box.places?.map((place) => (
        <Text key={`${place.kind} ${place.area_id} ${place.pallet_id} ${place.container_id}`} size="xs">
          {place.quantity} ×{' '}
          {place.pallet_id !== null
            ? `${t(($) => $.common.field.pallet)} ${place.pallet_id}`
            : place.container_id !== null
              ? `${t(($) => $.common.field.container)} ${place.container_id}`
              : place.area_id !== null
                ? areaName(place.area_id)
                : t(($) => $.common.field.outbound)}
        </Text>
      ))}
    </Stack>
  );
}

function PutForm({ box, pallets, onDone }: { box: Box; pallets: readonly Pallet[]; onDone: () => void }) {
  const t = usePhrases();
  const area = box.places?.find(({ kind }) => kind === 'loose')?.area_id;
  const here = pallets.filter(({ area_id }) => area_id === area);
  const form = useForm(
    { pallet: String(here[0]?.id ?? ''), quantity: String(loose(box)) },
    { endpoint: createPalletBox, onDone },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <Choice
          label={t(($) => $.common.field.pallet)}
          value={values.pallet}
          onChange={(pallet) => set({ pallet })}
          options={here.map(({ id, type_id, location_name }) => ({
            value: String(id),
            label: [id, type_id, location_name].filter(Boolean).join(' · '),
          }))}
          error={errorOf('pallet_id')}
        />
        <WholeInput
          label={t(($) => $.common.field.quantity)}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          error={errorOf('quantity') ?? errorOf('box_id')}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.pallet === ''}
        onSubmit={() =>
          form.submit({
            pallet_id: Number(values.pallet),
            box_id: box.id,
            quantity: Number(values.quantity || '0'),
          })
        }
      />
    </>
  );
}

function PalletForm({ onDone }: { onDone: () => void }) {
  const t = usePhrases();
  const types = useLookup(listPalletTypes);
  const areas = useAreas('origin');
  const form = useForm(
    { type: '', area: '' },
    { endpoint: createPallet, onDone, message: t(($) => $.common.message.created) },
  );
  const type = form.values.type || types[0]?.id || '';
  const area = form.values.area || areas.options[0]?.value || '';
  return (
    <>
      <div className="fields">
        <Choice
          label={t(($) => $.common.field.type)}
          value={type}
          onChange={(next) => form.set({ type: next })}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.errorOf('type_id')}
        />
        <Choice
          label={t(($) => $.common.field.area)}
          value={area}
          onChange={(next) => form.set({ area: next })}
          options={areas.options}
          error={form.errorOf('area_id')}
        />
      </div>
      <FormEnd
        {...form}
        disabled={type === '' || area === ''}
        onSubmit={() => form.submit({ type_id: type, area_id: Number(area) })}
      />
    </>
  );
}

function LocationForm({ pallet, onDone }: { pallet: Pallet; onDone: () => void }) {
  const t = usePhrases();
  const { data } = useCall(listLocations, {
    query: { filter: { empty_pallet: true, area_id: pallet.area_id }, per_page: 100 },
  });
  const form = useForm(
    { location: '' },
    { endpoint: updatePallet, params: { id: pallet.id }, version: pallet.version, onDone },
  );
  return (
    <>
      <Group grow>
        <Choice
          label={t(($) => $.warehouse.pallet.field.location)}
          value={form.values.location}
          onChange={(location) => form.set({ location })}
          clearable
          error={form.errorOf('location_id')}
          options={(data?.data ?? []).map((row) => ({
            value: String(row.id),
            label: `${row.shelve_name}-${row.floor}-${row.column}-${row.row}`,
          }))}
        />
      </Group>
      <FormEnd
        {...form}
        onSubmit={() =>
          form.submit({ location_id: form.values.location === '' ? null : Number(form.values.location) })
        }
      />
    </>
  );
}
