import { createFileRoute } from '@tanstack/react-router';
import { ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation, useCall, useData } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { AddressForm, type Address } from '#entities/address/address-form.tsx';

export const Route = createFileRoute('/_shell/admin/addresses/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.common.field.address,
    needs: { all: [{ resource: 'place', action: 'update' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const id = Number(Route.useParams().id);
  const reading = useCall(address.get, { params: { id }, query: { include: ['user', 'ward'] } });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <Page
      title={row.consignee}
      badge={
        <StatusBadge
          of="address"
          id={row.conversion}
          label={t(($) => $.identity.address.conversion[row.conversion])}
        />
      }
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [t(($) => $.common.field.user), row.user?.name],
            [t(($) => $.common.field.tel), row.tel],
          ]}
        />
        <p>{row.full_address}</p>
        {row.ward?.epoch === 'vn-old' && <Successor row={row} />}
      </Section>
      <Section title={t(($) => $.common.act.edit)}>
        <AddressForm key={row.version} row={row} userId={row.user_id} onDone={() => {}} />
      </Section>
      <ChangeLog type="address" id={id} />
    </Page>
  );
}

/** The present ward of an abolished one; there is a choice where it was divided. */
function Successor({ row }: { row: Address }) {
  const t = usePhrases();
  const data = useData(ward.list, { query: { filter: { successor_of: row.ward_id ?? '' } } });
  const save = useEndpointMutation(address.update);
  return (
    <div className="fields">
      <Choice
        label={t(($) => $.identity.address.field.today_ward)}
        value={row.resolved_ward_id ?? ''}
        disabled={save.isPending}
        options={(data?.data ?? []).map(({ id, address: label }) => ({ value: id, label }))}
        onChange={(resolved_ward_id) => {
          if (resolved_ward_id !== '')
            save.mutate({ params: { id: row.id }, body: { resolved_ward_id }, version: row.version });
        }}
      />
    </div>
  );
}
