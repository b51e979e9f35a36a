import { Button, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import {
  address,
  convertAddresses,
  conversions,
} from '@hakobu/contract/identity/address/address.endpoints.ts';
import { province } from '@hakobu/contract/helper/place/place.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { useAddressSearch } from '#client/address-search.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { notifyDone } from '#kit/toasts.ts';
import { PlacesModals } from '#entities/address/places-modal.tsx';
import { customers } from '#entities/options.ts';

export const Route = createFileRoute('/_shell/admin/addresses/')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.address.plural,
    needs: { all: [{ resource: 'place', action: 'update' }] },
    menu: { group: 'admin', part: 'people', order: 4 },
  },
});

const column = columnsOf(address.list).withLabels(($) => $.identity.address.field);
const columns = () => [
  column.entity('user'),
  column.text('consignee'),
  column.text('tel'),
  column.text('full_address', { title: ($) => $.common.field.address }),
  column.status('conversion', 'address', ($) => $.identity.address.conversion),
];

/** All addresses, those whose new ward must be chosen, and the administrative units. */
function Screen() {
  const t = usePhrases();
  const [, change] = useAddressSearch();
  return (
    <>
      <ListScreen
        title={t(($) => $.identity.address.plural)}
        endpoint={address.list}
        store="addresses"
        query={{ include: ['user'] }}
        filters={[
          {
            field: 'conversion',
            label: t(($) => $.identity.address.field.conversion),
            kind: 'choice',
            options: conversions.map((id) => ({
              value: id,
              label: t(($) => $.identity.address.conversion[id]),
            })),
          },
          { field: 'user_id', label: t(($) => $.common.field.user), kind: 'entity', ...customers },
        ]}
        columns={columns()}
        actions={may({ resource: 'address', action: 'update' }) && <ConvertButton />}
        to={({ id }) => `/admin/addresses/${id}`}
      >
        <Group gap="xs">
          <EntityPicker
            endpoint={province.list}
            labelOf={(row: { id: string; name: string; epoch: string }) => `${row.name} · ${row.epoch}`}
            label={t(($) => $.helper.place.plural)}
            value=""
            onChange={(id) => change({ provinces: id })}
          />
        </Group>
      </ListScreen>
      <PlacesModals />
    </>
  );
}

/** Finds the present units of all addresses in abolished ones. */
function ConvertButton() {
  const t = usePhrases();
  const act = t(($) => $.identity.address.act.convert);
  const convert = useEndpointMutation(convertAddresses, {
    onDone: ({ converted, needs_choice }) =>
      notifyDone(t(($) => $.identity.address.message.converted, { converted, left: needs_choice })),
  });
  return (
    <Button
      variant="default"
      loading={convert.isPending}
      onClick={() =>
        openConfirmDialog({
          act,
          text: t(($) => $.common.consequence.addresses_convert),
          onConfirm: () => convert.mutate({}),
        })
      }
    >
      {act}
    </Button>
  );
}
