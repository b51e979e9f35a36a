import { Checkbox, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { roleSupportType, supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { Section } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { roleName, useRoleOptions } from '#entities/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/support-types')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.support.title.types,
    needs: { all: [{ resource: 'support_type', action: 'update' }] },
    menu: { group: 'admin', part: 'support', order: 34 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.helper.support.title.types)}
      noun={t(($) => $.common.field.support_type)}
      resource={supportType}
      permission="support_type"
      store="support_type"
      include={['role_support_types']}
      fields={[{ name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true }]}
      columns={[
        {
          key: 'roles',
          title: t(($) => $.helper.support.conversation.answered_by),
          render: (row) => row.role_support_types?.map(({ role_id }) => roleName(role_id)).join(', '),
        },
      ]}
      below={(row) => <Roles id={Number(row.id)} />}
    />
  );
}

/** The roles that answer questions of a type; each change is saved at once. */
function Roles({ id }: { id: number }) {
  const t = usePhrases();
  const roles = useRoleOptions();
  const reading = useCall(roleSupportType.list, {
    query: { filter: { support_type_id: id }, per_page: 100 },
  });
  const add = useEndpointMutation(roleSupportType.create);
  const remove = useEndpointMutation(roleSupportType.delete);
  return (
    <Section title={t(($) => $.helper.support.conversation.answered_by)}>
      <QueryView of={reading} shape="lines">
        {(lines) => (
          <Group gap="md">
            {roles
              .filter(({ value }) => value !== 'customer')
              .map(({ value, label }) => {
                const line = lines.data.find(({ role_id }) => role_id === value);
                return (
                  <Checkbox
                    key={value}
                    label={label}
                    checked={line !== undefined}
                    disabled={
                      add.isPending ||
                      remove.isPending ||
                      !may({ resource: 'support_type', action: 'update' })
                    }
                    onChange={() =>
                      line === undefined
                        ? add.mutate({ body: { support_type_id: id, role_id: value } })
                        : remove.mutate({ params: { id: line.id } })
                    }
                  />
                );
              })}
          </Group>
        )}
      </QueryView>
    </Section>
  );
}
