import { createFileRoute } from '@tanstack/react-router';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { words } from '#kit/list/exported.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { roleName, useRoleOptions } from '#nouns/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/users/')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.user.plural,
    needs: { all: [{ resource: 'user', action: 'create' }] },
    menu: { group: 'admin', order: 1 },
  },
});

function Screen() {
  const t = usePhrases();
  const roles = useRoleOptions();
  return (
    <ListScreen
      title={t(($) => $.identity.user.plural)}
      endpoint={user.list}
      store="users"
      query={{ include: ['role', 'organization'] }}
      filters={[{ field: 'role_id', label: t(($) => $.common.field.role), kind: 'choice', options: roles }]}
      columns={[
        { key: 'name', title: t(($) => $.common.field.name), sort: 'name', render: (row) => row.name },
        { key: 'email', title: t(($) => $.common.field.email), sort: 'email', render: (row) => row.email },
        { key: 'tel', title: t(($) => $.common.field.tel), render: (row) => row.tel },
        {
          key: 'role',
          title: t(($) => $.common.field.role),
          render: (row) => roleName(row.role_id, row.role?.name),
        },
        {
          key: 'status',
          exports: words(
            t(($) => $.common.field.status),
            'verification_status',
            (['unverified', 'verified', 'disabled'] as const).map((id) => ({
              value: id,
              label: t(($) => $.identity.user.status[id]),
            })),
          ),
          title: t(($) => $.common.field.status),
          render: (row) => (
            <StatusBadge
              of="user"
              id={row.verification_status}
              label={t(($) => $.identity.user.status[row.verification_status])}
            />
          ),
        },
        {
          key: 'organization',
          title: t(($) => $.identity.user.field.organization),
          render: (row) => row.organization?.name,
        },
        {
          key: 'created',
          title: t(($) => $.common.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
      actions={
        may({ resource: 'user', action: 'create' }) && (
          <FormButton label={t(($) => $.common.act.create)}>
            {(close) => <UserForm roles={roles} onDone={close} />}
          </FormButton>
        )
      }
      to={({ id }) => `/admin/users/${id}`}
    />
  );
}

function UserForm({ roles, onDone }: { roles: { value: string; label: string }[]; onDone: () => void }) {
  const t = usePhrases();
  const form = useForm(
    { name: '', email: '', tel: '', role_id: 'customer', password: '' },
    { endpoint: user.create, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextBox
          type="email"
          label={t(($) => $.common.field.email)}
          value={values.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
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
        <TextBox
          type="password"
          label={t(($) => $.identity.user.field.password)}
          value={values.password}
          onChange={(password) => set({ password })}
          error={errorOf('password')}
        />
      </div>
      <FormEnd
        {...form}
        onSubmit={() => form.submit(values)}
        disabled={values.name === '' || values.email === '' || values.password === ''}
      />
    </>
  );
}
