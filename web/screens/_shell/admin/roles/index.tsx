import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useFields } from '#kit/use-fields.ts';
import { roleName } from '#entities/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/roles/')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.role.plural,
    needs: { all: [{ resource: 'role', action: 'update' }] },
    menu: { group: 'admin', part: 'people', order: 2 },
    creates: { order: 11, noun: ($) => $.identity.role.name, needs: { resource: 'role', action: 'create' } },
  },
});

const column = columnsOf(role.list).withLabels(($) => $.identity.role.field);
const columns = () => [
  column.custom({ key: 'name', sort: 'name', render: ({ id, name }) => roleName(id, name) }),
  column.code('id', { bold: false, title: ($) => $.identity.role.field.role_id }),
  column.figure('users'),
];

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/admin/roles/$id', params: { id } });
  return (
    <ListScreen
      title={t(($) => $.identity.role.plural)}
      endpoint={role.list}
      store="roles"
      columns={columns()}
      actions={
        may({ resource: 'role', action: 'create' }) && (
          <CreateButton noun={t(($) => $.identity.role.name)}>
            {() => <RoleForm onDone={open} />}
          </CreateButton>
        )
      }
      to={({ id }) => `/admin/roles/${id}`}
    />
  );
}

const fields = { id: text({ required: true }), name: text({ required: true }) };

function RoleForm({ onDone }: { onDone: (id: string) => void }) {
  const form = useFields(fields, {
    send: (body) => deferRequest(role.create, { body }),
    onDone: ({ id }) => onDone(id),
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <TextBox {...field('id', ($) => $.identity.role.field.role_id)} />
      </div>
    </Form>
  );
}
