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
    title: ($) => $.shell.menu.users,
    needs: { all: [{ resource: 'user', action: 'create' }] },
    menu: { group: 'admin', order: 1 },
  },
});

function Screen() {
  const t = usePhrases();
  const roles = useRoleOptions();
  return (
    <ListScreen
      title={t(($) => $.shell.menu.users)}
      endpoint={user.list}
      store="users"
      query={{ include: ['role', 'organization'] }}
      filters={[{ field: 'role_id', label: t(($) => $.shell.field.role), kind: 'choice', options: roles }]}
      columns={[
        { key: 'name', title: t(($) => $.shell.field.name), sort: 'name', render: (row) => row.name },
        { key: 'email', title: t(($) => $.shell.field.email), sort: 'email', render: (row) => row.email },
        { key: 'tel', title: t(($) => $.shell.field.tel), render: (row) => row.tel },
        {
          key: 'role',
          title: t(($) => $.shell.field.role),
          render: (row) => roleName(row.role_id, row.role?.name),
        },
        {
          key: 'status',
          exports: words(
            t(($) => $.shell.field.status),
            'verification_status',
            (['unverified', 'verified', 'disabled'] as const).map((id) => ({
              value: id,
              label: t(($) => $.shell.user_status[id]),
            })),
          ),
          title: t(($) => $.shell.field.status),
          render: (row) => (
            <StatusBadge
              id={row.verification_status}
              label={t(($) => $.shell.user_status[row.verification_status])}
            />
          ),
        },
        {
          key: 'organization',
          title: t(($) => $.shell.field.organization),
          render: (row) => row.organization?.name,
        },
        {
          key: 'created',
          title: t(($) => $.shell.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
      actions={
        may({ resource: 'user', action: 'create' }) && (
          <FormButton label={t(($) => $.shell.do.create)}>
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
    { endpoint: user.create, onDone, message: t(($) => $.shell.message.created) },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          label={t(($) => $.shell.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextBox
          type="email"
          label={t(($) => $.shell.field.email)}
          value={values.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
        />
        <TextBox
          type="tel"
          label={t(($) => $.shell.field.tel)}
          value={values.tel}
          onChange={(tel) => set({ tel })}
          error={errorOf('tel')}
        />
        <Choice
          label={t(($) => $.shell.field.role)}
          value={values.role_id}
          onChange={(role_id) => set({ role_id })}
          options={roles}
          error={errorOf('role_id')}
        />
        <TextBox
          type="password"
          label={t(($) => $.shell.field.password)}
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
