import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { askFirst } from './action-buttons.tsx';
import { formatInstant } from './format.ts';
import { FormButton, FormEnd, FormModal, useForm } from './form.tsx';
import { EntityPicker } from './inputs/entity-picker.tsx';
import { Choice, NoteBox, TextBox, YesNo, type Option } from './inputs/inputs.tsx';
import { MoneyInput, WholeInput } from './inputs/numbers.tsx';
import { ListScreen } from './list/list-screen.tsx';
import type { Filter } from './list/filters.tsx';
import type { Column } from './page.tsx';
import { useOpened } from './use-opened.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;
type Row = { id: number | string; version: number; created_at: string } & Record<string, any>;

/**
 * One field of a plain form, and its column. `entity` fields end in `_id`; their column shows the include
 * that `named` reads.
 */
export type PlainField = {
  name: string;
  label: string;
  required?: boolean;
  column?: false;
  sort?: boolean;
} & (
  | { kind: 'text' | 'url' | 'note' | 'whole' | 'money' | 'yes_no' }
  | { kind: 'choice'; options: readonly Option[] }
  | {
      kind: 'entity';
      endpoint: AnyEndpoint;
      labelOf?: (row: any) => string;
      named: (row: any) => string | undefined;
    }
);

export interface PlainScreenProps<L extends AnyEndpoint & { list: ListSpec }> {
  title: string;
  resource: { list: L; get: AnyEndpoint; create: AnyEndpoint; update: AnyEndpoint; delete: AnyEndpoint };
  permission: Resource;
  /** Names the state in the address: `{store}-page`, and the row that is open. */
  store: string;
  fields: readonly PlainField[];
  include?: readonly string[];
  filters?: readonly Filter[];
  /** Columns that no field of the form stands for. */
  columns?: readonly Column<RowOf<L>>[];
  /** What stands under the form of a row that is open. */
  below?: (row: RowOf<L>) => ReactNode;
  /** Goes to a screen of its own for a row; without it the row opens in a dialog. */
  onOpen?: (row: RowOf<L>) => void;
}

/** A whole screen for a plain noun: the list, and one form for new rows and for those that are there. */
export function PlainScreen<L extends AnyEndpoint & { list: ListSpec }>({
  title,
  resource,
  permission,
  store,
  fields,
  include = [],
  filters = [],
  columns = [],
  below,
  onOpen,
}: PlainScreenProps<L>): ReactNode {
  const t = usePhrases();
  const [opened, open] = useOpened(`${store}_id`);
  const shown = fields.filter(({ column, kind }) => column !== false && kind !== 'note');
  const choose = shown
    .filter((field) => field.kind === 'entity')
    .map((field): Filter => ({
      field: field.name,
      label: field.label,
      kind: 'entity',
      endpoint: field.endpoint as L,
      labelOf: field.labelOf ?? nameOf,
    }));
  return (
    <>
      <ListScreen
        title={title}
        endpoint={resource.list}
        store={store}
        query={{ include }}
        filters={[...choose, ...filters]}
        columns={[
          ...shown.map((field): Column<RowOf<L>> => ({
            key: field.name,
            title: field.label,
            right: field.kind === 'whole' || field.kind === 'money',
            ...(field.sort && { sort: field.name }),
            render: (row) => cell(field, row as Row),
          })),
          ...columns,
          {
            key: 'created',
            title: t(($) => $.common.field.created_at),
            sort: 'created_at',
            render: (row) => <span className="figure">{formatInstant((row as Row).created_at)}</span>,
          },
        ]}
        actions={
          may({ resource: permission, action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => <PlainForm {...{ resource, permission, fields }} onDone={close} />}
            </FormButton>
          )
        }
        onOpen={onOpen ?? ((row) => open((row as Row).id as number))}
      />
      <FormModal title={title} opened={opened !== undefined} onClose={() => open(undefined)}>
        {opened !== undefined && (
          <Opened
            {...{ resource, permission, fields, include, below }}
            id={opened}
            onDone={() => open(undefined)}
          />
        )}
      </FormModal>
    </>
  );
}

const nameOf = (row: { id: number | string; name?: string }): string => row.name ?? '';

function cell(field: PlainField, row: Row): ReactNode {
  const value = row[field.name] as string | number | boolean | null;
  switch (field.kind) {
    case 'entity':
      return field.named(row);
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? value;
    case 'url':
      return value === null ? (
        ''
      ) : (
        <Anchor
          size="sm"
          href={String(value)}
          target="_blank"
          rel="noreferrer noopener"
          onClick={(event) => event.stopPropagation()}
        >
          {String(value)
            .replace(/^https?:\/\//, '')
            .slice(0, 40)}
        </Anchor>
      );
    case 'whole':
    case 'money':
      return <span className="figure">{value}</span>;
    case 'yes_no':
      return value ? '✓' : '';
    default:
      return value;
  }
}

interface FormProps extends Pick<
  PlainScreenProps<AnyEndpoint & { list: ListSpec }>,
  'resource' | 'permission' | 'fields'
> {
  onDone: (answer: any) => void;
  onDeleted?: () => void;
}

/** Reads the row anew, so that its form starts from what is true now. */
function Opened({
  id,
  include,
  below,
  ...rest
}: FormProps & {
  id: number | string;
  include: readonly string[];
  below: ((row: any) => ReactNode) | undefined;
}): ReactNode {
  const { data } = useCall(rest.resource.get, { params: { id } as never, query: { include } });
  const row = data as Row | undefined;
  if (row === undefined) return null;
  return (
    <>
      <PlainForm {...rest} row={row} key={row.version} />
      {below?.(row)}
    </>
  );
}

/** The form of a plain noun, for a new row or for one that is there. */
export function PlainForm({
  resource,
  permission,
  fields,
  row,
  onDone,
  onDeleted = () => onDone(undefined),
}: FormProps & { row?: Row }): ReactNode {
  const t = usePhrases();
  const initial = Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === 'yes_no' ? row?.[name] === true : String(row?.[name] ?? ''),
    ]),
  ) as Record<string, string | boolean>;
  const form = useForm(initial, {
    endpoint: row === undefined ? resource.create : resource.update,
    onDone,
    message: t(row === undefined ? ($) => $.common.message.created : ($) => $.common.message.saved),
    ...(row !== undefined && { params: { id: row.id } as never, version: row.version }),
  });
  const remove = useAct(resource.delete, { onDone: onDeleted });
  const sent = () =>
    Object.fromEntries(
      fields.map(({ name, kind }) => {
        const value = form.values[name]!;
        return [
          name,
          kind === 'entity' || kind === 'whole'
            ? value === ''
              ? kind === 'whole'
                ? 0
                : null
              : Number(value)
            : kind === 'money'
              ? value || '0'
              : value,
        ];
      }),
    );
  const changes = row === undefined || may({ resource: permission, action: 'update' });
  return (
    <>
      <div className="fields">
        {fields.map((field, index) => (
          <PlainInput
            key={field.name}
            field={field}
            autoFocus={index === 0}
            value={form.values[field.name]!}
            onChange={(value) => form.set({ [field.name]: value })}
            error={form.errorOf(field.name)}
            disabled={!changes}
          />
        ))}
      </div>
      <Group justify="space-between" align="flex-end">
        {row !== undefined && may({ resource: permission, action: 'delete' }) ? (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              askFirst(() => remove.mutate({ params: { id: row.id } as never, version: row.version }))
            }
          >
            {t(($) => $.common.act.delete)}
          </Button>
        ) : (
          <span />
        )}
        {changes && (
          <div>
            <FormEnd
              {...form}
              disabled={fields.some(({ name, required }) => required && form.values[name] === '')}
              onSubmit={() => form.submit(sent() as never)}
            />
          </div>
        )}
      </Group>
    </>
  );
}

function PlainInput({
  field,
  value,
  onChange,
  autoFocus,
  ...rest
}: {
  field: PlainField;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  error: string | undefined;
  disabled: boolean;
  autoFocus: boolean;
}): ReactNode {
  const text = {
    label: field.label,
    value: String(value),
    onChange,
    required: field.required ?? false,
    ...rest,
  };
  switch (field.kind) {
    case 'yes_no':
      return <YesNo label={field.label} value={value === true} onChange={onChange} {...rest} />;
    case 'note':
      return (
        <div className="wide">
          <NoteBox {...text} />
        </div>
      );
    case 'whole':
      return <WholeInput {...text} />;
    case 'money':
      return <MoneyInput {...text} />;
    case 'choice':
      return <Choice {...text} options={field.options} clearable={!field.required} />;
    case 'entity':
      return <EntityPicker {...text} endpoint={field.endpoint} labelOf={field.labelOf ?? nameOf} />;
    default:
      return <TextBox {...text} autoFocus={autoFocus} {...(field.kind === 'url' && { type: 'url' })} />;
  }
}
