import { Alert, Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { explainPermission } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { actions, resources, scopes } from '@hakobu/contract/kernel/permission.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { Section } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { useRights } from './rights.ts';

/** The permission in question, and the row if it is about one. */
interface PermissionQuestion {
  resource: string;
  scope: string;
  action: string;
  row: string;
}

/** Explains why a user may or may not do something, down to a single row. */
export function ExplainCard({ userId }: { userId: number }): ReactNode {
  const t = usePhrases();
  const [asked, setAsked] = useState<PermissionQuestion>({
    resource: 'order',
    scope: 'own',
    action: 'read',
    row: '',
  });
  const [query, setQuery] = useState<PermissionQuestion>();
  const reading = useCall(
    explainPermission,
    {
      query: {
        plain: {
          user_id: userId,
          key: `${query?.resource}.${query?.scope}.${query?.action}`,
          resource_id: query?.row || undefined,
        },
      },
    },
    { enabled: query !== undefined },
  );
  const set = (change: Partial<PermissionQuestion>) => {
    setAsked({ ...asked, ...change });
    setQuery(undefined);
  };
  return (
    <Section title={t(($) => $.identity.role.section.explain)}>
      <Question {...{ asked, set }} />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={() => setQuery(asked)}>
          {t(($) => $.identity.role.act.explain)}
        </Button>
      </Group>
      {query !== undefined && (
        <QueryView of={reading} shape="lines">
          {(answer) => (
            <Alert mt="xs" p="xs" variant="light" color={answer.allowed ? 'teal' : 'red'} role="status">
              {t(($) => $.identity.role.editor[answer.reason])}
            </Alert>
          )}
        </QueryView>
      )}
    </Section>
  );
}

function Question({
  asked,
  set,
}: {
  asked: PermissionQuestion;
  set: (change: Partial<PermissionQuestion>) => void;
}): ReactNode {
  const t = usePhrases();
  const rights = useRights();
  return (
    <div className="fields">
      <Choice
        label={t(($) => $.identity.role.field.right)}
        value={asked.resource}
        onChange={(resource) => set({ resource })}
        options={resources.map((id) => ({ value: id, label: rights[id].name }))}
      />
      <Choice
        label={t(($) => $.identity.role.field.action)}
        value={asked.action}
        onChange={(action) => set({ action })}
        options={actions.map((id) => ({ value: id, label: t(($) => $.identity.role.editor[id]) }))}
      />
      <Choice
        label={t(($) => $.identity.role.field.scope)}
        value={asked.scope}
        onChange={(scope) => set({ scope })}
        options={scopes.map((id) => ({ value: id, label: t(($) => $.identity.role.editor[id]) }))}
      />
      <TextBox
        label={t(($) => $.identity.role.field.row)}
        value={asked.row}
        onChange={(row) => set({ row })}
      />
    </div>
  );
}
