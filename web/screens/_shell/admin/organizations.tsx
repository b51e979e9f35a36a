import { Group, Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  listOrganizations,
  organizationMembers,
} from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { FormButton } from '#kit/form.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Page, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { KindBadge } from '#kit/values.tsx';
import { OrganizationFacts } from '#entities/identity/organization/organization-facts.tsx';
import { OrganizationForm, type Organization } from '#entities/identity/organization/organization-form.tsx';

export const Route = createFileRoute('/_shell/admin/organizations')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.organization.plural,
    needs: { all: [{ resource: 'organization', action: 'update' }] },
    menu: { group: 'admin', part: 'people', order: 3 },
    creates: {
      order: 12,
      noun: ($) => $.identity.organization.name,
      needs: { resource: 'organization', action: 'create' },
    },
  },
});

/** Companies with their warehouses, members and areas. */
function Screen() {
  const t = usePhrases();
  const reading = useCall(listOrganizations, { query: { include: ['members', 'areas'] } });
  const all = reading.data?.data ?? [];
  const companies = all.filter(({ parent_id }) => parent_id === null);
  return (
    <Page
      title={t(($) => $.identity.organization.plural)}
      actions={
        may({ resource: 'organization', action: 'create' }) &&
        companies[0] && (
          <CreateButton noun={t(($) => $.identity.organization.name)}>
            {(close) => <OrganizationForm parentId={companies[0]!.id} onDone={close} />}
          </CreateButton>
        )
      }
    >
      {reading.data === undefined && <QueryStatus of={reading} shape="rows" />}
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
          <KindBadge color={row.kind === 'company' ? 'teal' : 'blue'}>
            {t(($) => $.identity.organization.kind[row.kind])}
          </KindBadge>
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
      <OrganizationFacts row={row} editable={editable} />
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
