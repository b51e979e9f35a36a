import { Table, Text, Tooltip } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import {
  actions,
  resources,
  scopes,
  type Action,
  type PermissionEntry,
  type Resource,
  type Scope,
} from '@hakobu/contract/kernel/permission.ts';
import { usePhrases } from '#app/i18n.ts';
import { useRights } from './rights.ts';

/** The granted permissions as `resource.scope.action`. */
export type Flags = ReadonlySet<string>;

/** A stored entry; its resource may come from a newer version. */
type StoredEntry = Readonly<Record<Action, boolean> & Record<'resource_id' | 'scope', string>>;

export const flagsOf = (entries: readonly StoredEntry[]): Flags =>
  new Set(
    entries.flatMap((entry) =>
      actions
        .filter((action) => entry[action])
        .map((action) => `${entry.resource_id}.${entry.scope}.${action}`),
    ),
  );

export const entriesOf = (flags: Flags): PermissionEntry[] =>
  resources
    .flatMap((resource_id) =>
      scopes.map((scope): PermissionEntry => {
        const has = (action: Action) => flags.has(`${resource_id}.${scope}.${action}`);
        return {
          resource_id,
          scope,
          read: has('read'),
          create: has('create'),
          update: has('update'),
          delete: has('delete'),
        };
      }),
    )
    .filter((entry) => actions.some((action) => entry[action]));

interface MatrixEditorProps {
  flags: Flags;
  onChange: (flags: Flags) => void;
  editable: boolean;
}

/**
 * The permissions of a role: a row per resource, four actions in each of three scopes. A wider scope includes
 * the narrower ones, which are ticked and disabled.
 */
export function PermissionMatrix({ flags, onChange, editable }: MatrixEditorProps): ReactNode {
  const t = usePhrases();
  const toggle = (key: string) => {
    const next = new Set(flags);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <Table.ScrollContainer minWidth={760} type="native" mah="70vh" className="matrix">
      <Table stickyHeader verticalSpacing={2} aria-label={t(($) => $.identity.role.section.rights)}>
        <Heads />
        <Table.Tbody>
          {resources.map((resource) => (
            <RightRow key={resource} {...{ resource, flags, toggle, editable }} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Scopes with their actions. */
function Heads(): ReactNode {
  const t = usePhrases();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th rowSpan={2}>{t(($) => $.identity.role.field.right)}</Table.Th>
        {scopes.map((scope) => (
          <Table.Th key={scope} colSpan={4} ta="center">
            {t(($) => $.identity.role.editor[scope])}
          </Table.Th>
        ))}
      </Table.Tr>
      <Table.Tr>
        {scopes.map((scope) => (
          <Fragment key={scope}>
            {actions.map((action) => (
              <Table.Th key={action} ta="center">
                {t(($) => $.identity.role.editor[action])}
              </Table.Th>
            ))}
          </Fragment>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

interface Flagging {
  resource: Resource;
  flags: Flags;
  toggle: (key: string) => void;
  editable: boolean;
}

/** The permissions for one resource. */
function RightRow(flagging: Flagging): ReactNode {
  const t = usePhrases();
  const { name, meaning } = useRights()[flagging.resource];
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Tooltip label={meaning} openDelay={300}>
          <div>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Text size="xs" c="dimmed" className="meaning">
              {meaning}
            </Text>
          </div>
        </Tooltip>
      </Table.Th>
      {scopes.map((scope) => (
        <Fragment key={scope}>
          {actions.map((action) => (
            <Flag
              key={action}
              {...flagging}
              {...{ scope, action }}
              label={`${name} · ${t(($) => $.identity.role.editor[scope])} · ${t(($) => $.identity.role.editor[action])}`}
            />
          ))}
        </Fragment>
      ))}
    </Table.Tr>
  );
}

/** A native checkbox: several hundred of them are rendered. */
function Flag({
  resource,
  scope,
  action,
  flags,
  toggle,
  editable,
  label,
}: Flagging & { scope: Scope; action: Action; label: string }): ReactNode {
  const key = `${resource}.${scope}.${action}`;
  const brought = scopes
    .slice(scopes.indexOf(scope) + 1)
    .some((wider) => flags.has(`${resource}.${wider}.${action}`));
  return (
    <Table.Td ta="center" className={scope === 'own' ? '' : 'scope'}>
      <input
        type="checkbox"
        aria-label={label}
        checked={brought || flags.has(key)}
        disabled={!editable || brought}
        onChange={() => toggle(key)}
      />
    </Table.Td>
  );
}
