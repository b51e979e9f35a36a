import { Button } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { Form, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Page, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { entriesOf, flagsOf, PermissionMatrix } from '#entities/identity/permission-matrix.tsx';
import { roleName } from '#entities/identity/role-name.ts';

export const Route = createFileRoute('/_shell/admin/roles/$id')({
  component: Screen,
  staticData: { title: ($) => $.common.field.role, needs: { all: [{ resource: 'role', action: 'update' }] } },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { id } = Route.useParams();
  const reading = useCall(role.get, { params: { id }, query: { include: ['permissions'] } });
  const row = reading.data;
  const remove = useEndpointMutation(role.delete, { onDone: () => void navigate({ to: '/admin/roles' }) });
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <Page
      title={roleName(row.id, row.name)}
      actions={
        may({ resource: 'role', action: 'delete' }) &&
        row.users === 0 && (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              confirmDelete(row.name, () => remove.mutate({ params: { id }, version: row.version }))
            }
          >
            {t(($) => $.common.act.delete)}
          </Button>
        )
      }
    >
      <RoleEditor key={row.version} row={row} />
      <ChangeLog type="role" id={id} />
    </Page>
  );
}

function RoleEditor({ row }: { row: ResponseOf<typeof role.get> }) {
  const t = usePhrases();
  const [flags, setFlags] = useState(() => flagsOf(row.permissions ?? []));
  const form = useForm(
    { name: row.name },
    {
      endpoint: role.update,
      params: { id: row.id },
      version: row.version,
    },
  );
  const editable = may({ resource: 'role', action: 'update' });
  return (
    <Section title={t(($) => $.identity.role.section.rights)}>
      <Form
        {...form}
        off={!editable}
        onSubmit={() => form.submit({ name: form.values.name, permissions: entriesOf(flags) })}
      >
        <div className="fields">
          <TextBox
            label={t(($) => $.common.field.name)}
            value={form.values.name}
            onChange={(name) => form.set({ name })}
            error={form.errorOf('name')}
            disabled={!editable}
          />
        </div>
        <PermissionMatrix
          flags={flags}
          onChange={(next) => {
            form.set({});
            setFlags(next);
          }}
          editable={editable}
        />
      </Form>
    </Section>
  );
}
