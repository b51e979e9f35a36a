import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { roleName } from '#nouns/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/roles/')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.role.plural,
    needs: { all: [{ resource: 'role', action: 'update' }] },
    menu: { group: 'admin', order: 2 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/admin/roles/$id', params: { id } });
  return (
    <ListScreen
      title={t(($) => $.identity.role.plural)}
      endpoint={role.list}
      store="roles"
      columns={[
        {
          key: 'name',
          title: t(($) => $.common.field.name),
          sort: 'name',
          render: (row) => roleName(row.id, row.name),
        },
        {
          key: 'id',
          title: t(($) => $.identity.role.field.role_id),
          sort: 'id',
          render: (row) => <span className="figure">{row.id}</span>,
        },
        {
          key: 'users',
          title: t(($) => $.identity.role.field.users),
          right: true,
          render: (row) => <span className="figure">{row.users}</span>,
        },
      ]}
      actions={
        may({ resource: 'role', action: 'create' }) && (
          <FormButton label={t(($) => $.common.act.create)}>{() => <RoleForm onDone={open} />}</FormButton>
        )
      }
      to={({ id }) => `/admin/roles/${id}`}
    />
  );
}

function RoleForm({ onDone }: { onDone: (id: string) => void }) {
  const t = usePhrases();
  const form = useForm(
    { id: '', name: '' },
    { endpoint: role.create, message: t(($) => $.common.message.created), onDone: ({ id }) => onDone(id) },
  );
  const { values, set, errorOf } = form;
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          required
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextBox
          required
          label={t(($) => $.identity.role.field.role_id)}
          value={values.id}
          onChange={(id) => set({ id })}
          error={errorOf('id')}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.id === '' || values.name === ''}
        onSubmit={() => form.submit(values)}
      />
    </>
  );
}
