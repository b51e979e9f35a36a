import { MultiSelect } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useLookup } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatInstant } from '#kit/format.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { ExplainCard } from '#nouns/identity/explain-card.tsx';
import { roleName, useRoleOptions } from '#nouns/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/users/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.user.plural,
    needs: { all: [{ resource: 'user', action: 'create' }] },
  },
});

const STATES = ['verified', 'unverified', 'disabled'] as const;
type User = ResponseOf<typeof user.get>;

function Screen() {
  const t = usePhrases();
  const id = Number(Route.useParams().id);
  const { data: row } = useCall(user.get, { params: { id }, query: { include: ['organization', 'role'] } });
  if (row === undefined) return null;
  return (
    <Page
      title={row.name}
      badge={
        <StatusBadge
          of="user"
          id={row.verification_status}
          label={t(($) => $.identity.user.status[row.verification_status])}
        />
      }
    >
      <div className="columns">
        <Section title={t(($) => $.common.section.details)}>
          <Facts
            rows={[
              [t(($) => $.common.field.email), row.email],
              [t(($) => $.common.field.role), roleName(row.role_id, row.role?.name)],
              [t(($) => $.identity.user.field.organization), row.organization?.name],
              [t(($) => $.common.field.created_at), formatInstant(row.created_at)],
            ]}
          />
          {may({ resource: 'user', action: 'update' }) && <UserForm key={row.version} row={row} />}
        </Section>
        {may({ resource: 'permission', action: 'read' }) && <ExplainCard userId={id} />}
      </div>
      <ChangeLog type="user" id={id} />
    </Page>
  );
}

function UserForm({ row }: { row: User }) {
  const t = usePhrases();
  const roles = useRoleOptions();
  const organizations = useLookup(listOrganizations).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const { data: staff } = useCall(user.list, {
    query: { filter: { role_id: 'sale,purchase,warehouse,accounting' }, sort: 'name', per_page: 100 },
  });
  const form = useForm(
    {
      name: row.name,
      tel: row.tel ?? '',
      role_id: row.role_id,
      organization_id: String(row.organization_id),
      verification_status: row.verification_status,
      team: row.manage_user_ids.map(String),
    },
    {
      endpoint: user.update,
      params: { id: row.id },
      version: row.version,
      message: t(($) => $.common.message.saved),
    },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextBox
          type="tel"
          label={t(($) => $.common.field.tel)}
          value={values.tel}
          onChange={(tel) => set({ tel })}
          error={errorOf('tel')}
        />
        <Choice
          label={t(($) => $.common.field.role)}
          value={values.role_id}
          onChange={(role_id) => set({ role_id })}
          options={roles}
          error={errorOf('role_id')}
        />
        <Choice
          label={t(($) => $.identity.user.field.organization)}
          value={values.organization_id}
          onChange={(organization_id) => set({ organization_id })}
          options={organizations}
          error={errorOf('organization_id')}
        />
        <Choice
          label={t(($) => $.common.field.status)}
          value={values.verification_status}
          onChange={(state) => set({ verification_status: state as User['verification_status'] })}
          options={STATES.map((id) => ({ value: id, label: t(($) => $.identity.user.status[id]) }))}
          error={errorOf('verification_status')}
        />
        <div className="wide">
          <MultiSelect
            size="xs"
            searchable
            clearable
            label={t(($) => $.identity.user.field.team)}
            value={values.team}
            onChange={(team) => set({ team })}
            error={errorOf('manage_user_ids')}
            data={(staff?.data ?? [])
              .filter(({ id }) => id !== row.id)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
      </div>
      <FormEnd
        {...form}
        onSubmit={() =>
          form.submit({
            name: values.name,
            tel: values.tel,
            role_id: values.role_id,
            organization_id: Number(values.organization_id),
            verification_status: values.verification_status,
            manage_user_ids: values.team.map(Number),
          })
        }
      />
    </>
  );
}
