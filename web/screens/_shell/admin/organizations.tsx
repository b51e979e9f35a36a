import { Badge, Group, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createOrganization,
  listOrganizations,
  organizationMembers,
  updateOrganization,
} from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { countryName } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';

export const Route = createFileRoute('/_shell/admin/organizations')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.organization.plural,
    needs: { all: [{ resource: 'organization', action: 'update' }] },
    menu: { group: 'admin', order: 3 },
  },
});

type Organization = RowOf<typeof listOrganizations>;
const ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Tokyo'];

/** The company, its warehouses below it, who works there and in which areas. */
function Screen() {
  const t = usePhrases();
  const { data } = useCall(listOrganizations, { query: { include: ['members', 'areas'] } });
  const all = data?.data ?? [];
  const companies = all.filter(({ parent_id }) => parent_id === null);
  return (
    <Page
      title={t(($) => $.identity.organization.plural)}
      actions={
        may({ resource: 'organization', action: 'create' }) &&
        companies[0] && (
          <FormButton label={t(($) => $.common.act.create)}>
            {(close) => <OrganizationForm parentId={companies[0]!.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      {companies.map((company) => (
        <Branch key={company.id} organization={company}>
          <div className="columns">
            {all
              .filter(({ parent_id }) => parent_id === company.id)
              .map((warehouse) => (
                <Branch key={warehouse.id} organization={warehouse} />
              ))}
          </div>
        </Branch>
      ))}
    </Page>
  );
}

function Branch({ organization: row, children }: { organization: Organization; children?: ReactNode }) {
  const t = usePhrases();
  const editable = may({ resource: 'organization', action: 'update' });
  return (
    <Section
      title={
        <Group gap="xs">
          {row.name}
          <Badge color={row.kind === 'company' ? 'teal' : 'blue'}>
            {t(($) => $.identity.organization.kind[row.kind])}
          </Badge>
        </Group>
      }
      actions={
        editable && (
          <FormButton label={t(($) => $.common.act.edit)} variant="default">
            {(close) => <OrganizationForm row={row} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Facts
        rows={[
          [t(($) => $.identity.organization.field.time_zone), row.time_zone],
          (row.areas ?? []).length > 0 && [
            t(($) => $.identity.organization.field.areas),
            <Text key="areas" size="sm" span>
              {row.areas
                ?.map(
                  ({ name, kind, country_id }) =>
                    `${name} (${t(($) => $.identity.organization.kind[kind])}, ${countryName(country_id)})`,
                )
                .join(', ')}
            </Text>,
          ],
        ]}
      />
      <Stack gap="sm" mt="sm">
        <LinksCard
          title={t(($) => $.identity.organization.field.members)}
          links={organizationMembers}
          id={row.id}
          linked={row.members ?? []}
          choices={user.list}
          editable={editable}
        />
        {children}
      </Stack>
    </Section>
  );
}

function OrganizationForm({
  row,
  parentId,
  onDone,
}: {
  row?: Organization;
  parentId?: number;
  onDone: () => void;
}) {
  const t = usePhrases();
  const initial = {
    name: row?.name ?? '',
    time_zone: row?.time_zone ?? ZONES[0]!,
    area: '',
    kind: 'destination',
    country: 'vn',
  };
  const form = useForm(initial, {
    endpoint:
      row === undefined ? createOrganization : (updateOrganization as unknown as typeof createOrganization),
    onDone,
    ...(row !== undefined && { params: { id: row.id } as never, version: row.version }),
  });
  const {
    values: { name, time_zone, area, kind, country },
    set,
    errorOf,
  } = form;
  const newArea = row === undefined &&
    area !== '' && { area: { name: area, kind: kind as 'origin', country_id: country } };
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          required
          label={t(($) => $.common.field.name)}
          value={name}
          onChange={(next) => set({ name: next })}
          error={errorOf('name')}
        />
        <Choice
          label={t(($) => $.identity.organization.field.time_zone)}
          value={time_zone}
          onChange={(next) => set({ time_zone: next })}
          options={[...new Set([...ZONES, time_zone])].map((zone) => ({ value: zone, label: zone }))}
          error={errorOf('time_zone')}
        />
        {row === undefined && (
          <>
            <TextBox
              label={t(($) => $.common.field.area)}
              value={area}
              onChange={(next) => set({ area: next })}
              error={errorOf('area.name')}
            />
            <Choice
              label={t(($) => $.identity.organization.field.kind)}
              value={kind}
              onChange={(next) => set({ kind: next })}
              options={(['origin', 'destination'] as const).map((id) => ({
                value: id,
                label: t(($) => $.identity.organization.kind[id]),
              }))}
            />
            <Choice
              label={t(($) => $.common.field.country)}
              value={country}
              onChange={(next) => set({ country: next })}
              options={['vn', 'jp'].map((id) => ({ value: id, label: countryName(id) }))}
            />
          </>
        )}
      </div>
      <FormEnd
        {...form}
        disabled={name === ''}
        onSubmit={() =>
          form.submit({
            name,
            time_zone,
            ...(row === undefined && { parent_id: parentId! }),
            ...newArea,
          } as never)
        }
      />
    </>
  );
}
