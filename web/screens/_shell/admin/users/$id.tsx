import { createFileRoute } from '@tanstack/react-router';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatInstant } from '#kit/format.ts';
import { Facts, Page, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { ExplainCard } from '#entities/identity/explain-card.tsx';
import { roleName } from '#entities/identity/role-name.ts';
import { UserForm } from '#entities/identity/user-form.tsx';

export const Route = createFileRoute('/_shell/admin/users/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.user.plural,
    needs: { all: [{ resource: 'user', action: 'create' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const id = Number(Route.useParams().id);
  const reading = useCall(user.get, {
    params: { id },
    query: { include: ['organization', 'role'] },
  });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
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
