import { createFileRoute } from '@tanstack/react-router';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { CreateButton } from '#kit/create-button.tsx';
import { secret, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import type { Option } from '#kit/inputs/input-props.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useFields } from '#kit/use-fields.ts';
import { roleName, useRoleOptions } from '#entities/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/users/')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.user.plural,
    needs: { all: [{ resource: 'user', action: 'create' }] },
    menu: { group: 'admin', part: 'people', order: 1 },
    creates: { order: 10, noun: ($) => $.identity.user.name, needs: { resource: 'user', action: 'create' } },
  },
});

const column = columnsOf(user.list).withLabels(($) => $.identity.user.field);
const columns = () => [
  column.text('name'),
  column.text('email', { kind: 'evident', card: 'party' }),
  column.text('tel', { kind: 'evident', card: 'more' }),
  column.custom({ key: 'role', render: ({ role_id, role }) => roleName(role_id, role?.name) }),
  column.status('verification_status', 'user', ($) => $.identity.user.status, {
    key: 'status',
    title: ($) => $.common.field.status,
  }),
  column.entity('organization'),
  column.createdAt(),
];

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
      columns={columns()}
      actions={
        may({ resource: 'user', action: 'create' }) && (
          <CreateButton noun={t(($) => $.identity.user.name)}>
            {(close) => <UserForm roles={roles} onDone={close} />}
          </CreateButton>
        )
      }
      to={({ id }) => `/admin/users/${id}`}
    />
  );
}

const fields = {
  name: text({ required: true }),
  email: text({ required: true }),
  tel: text(),
  role_id: text({ start: 'customer' }),
  password: secret({ required: true }),
};

function UserForm({ roles, onDone }: { roles: Option[]; onDone: () => void }) {
  const form = useFields(fields, {
    words: ($) => $.identity.user.field,
    send: (body) => deferRequest(user.create, { body }),
    onDone,
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <TextBox type="email" {...field('email')} />
        <TextBox type="tel" {...field('tel')} />
        <Choice {...field('role_id')} options={roles} />
        <TextBox type="password" {...field('password')} />
      </div>
    </Form>
  );
}
