import type { ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { inSentence } from '#app/phrase-text.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import type { Column } from './columns/column.ts';
import { columnsByName } from './columns/columns.tsx';
import { CreateButton } from './create-button.tsx';
import { FormModal } from './form.tsx';
import { ListScreen } from './list/list-screen.tsx';
import type { Filter, ListEndpoint } from './list/filter.ts';
import { columnOfField, labelOfField, nameOf, type CrudField, type CrudFields } from './crud-field.tsx';
import { CrudForm, type CrudFormProps, type CrudResource } from './crud-form.tsx';
import { QueryStatus } from './query-view.tsx';
import { useOpenRow } from './use-open-row.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

export interface CrudScreenProps<L extends ListEndpoint, C extends AnyEndpoint> {
  title: string;
  /** One row: "Origin". */
  noun: string;
  resource: CrudResource & { list: L; create: C };
  permission: CrudFormProps['permission'];
  /** Prefix of the state in the address: `{store}-page` and the open row. */
  store: string;
  fields: CrudFields<C>;
  include?: readonly string[];
  filters?: readonly Filter[];
  /** Columns without a form field. */
  columns?: readonly Column<RowOf<L>>[];
  /** Success message for a new row. */
  createdMessage?: string;
  /** Content below the form of an open row. */
  below?: (row: RowOf<L>) => ReactNode;
  /** The address of a row's own screen; without it the row opens in a dialog. */
  to?: (row: RowOf<L>) => string;
}

/** A CRUD screen of a simple entity: its list, and one form to create and edit rows. */
export function CrudScreen<L extends ListEndpoint, C extends AnyEndpoint>({
  title,
  noun,
  resource,
  permission,
  store,
  include = [],
  createdMessage,
  below,
  to,
  ...shown
}: CrudScreenProps<L, C>): ReactNode {
  const fields: readonly CrudField[] = shown.fields;
  const [opened, open, addressOf] = useOpenRow(`${store}_id`);
  const t = usePhrases();
  const changes = may({ resource: permission, action: 'update' });
  const form = { resource, permission, fields };
  return (
    <>
      <ListScreen
        title={title}
        endpoint={resource.list}
        store={store}
        query={{ include }}
        filters={[...entityFilters(fields), ...(shown.filters ?? [])]}
        columns={plainColumns(resource.list, fields, shown.columns)}
        actions={
          may({ resource: permission, action: 'create' }) && (
            <CreateButton noun={noun}>
              {(close) => <CrudForm {...form} message={createdMessage} onDone={close} />}
            </CreateButton>
          )
        }
        to={to ?? ((row: any) => addressOf(row.id))}
      />
      <FormModal
        title={changes ? t(($) => $.common.act.edit_one, { noun: inSentence(noun) }) : noun}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
      >
        {opened !== undefined && (
          <Opened {...form} {...{ include, below }} id={opened} onDone={() => open(undefined)} />
        )}
      </FormModal>
    </>
  );
}

function plainColumns(
  { list }: ListEndpoint,
  fields: readonly CrudField[],
  more: readonly Column<any>[] = [],
): Column<any>[] {
  const column = columnsByName(list.sorts);
  const listed = fields.filter((field) => field.column !== false && field.kind !== 'note');
  return [...listed.map((field) => columnOfField(column, field)), ...more, column.createdAt()];
}

const entityFilters = (fields: readonly CrudField[]): Filter[] =>
  fields.flatMap((field) =>
    field.kind === 'entity' && field.column !== false
      ? [{ labelOf: nameOf, ...field, field: field.name, label: labelOfField(field) }]
      : [],
  );

/** Loads the row again, so that the form starts with current values. */
function Opened({
  id,
  include,
  below,
  ...form
}: CrudFormProps & {
  id: number;
  include: readonly string[];
  below: ((row: any) => ReactNode) | undefined;
}): ReactNode {
  const reading = useCall(form.resource.get, { params: { id }, query: { include } });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} shape="lines" />;
  return (
    <>
      <CrudForm {...form} row={row} key={row.version} />
      {below?.(row)}
    </>
  );
}
