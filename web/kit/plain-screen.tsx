import type { ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import type { Column } from './columns/column.ts';
import { columnsByName } from './columns/columns.tsx';
import { CreateButton } from './create-button.tsx';
import { FormModal } from './form.tsx';
import { ListScreen } from './list/list-screen.tsx';
import type { Filter, ListEndpoint } from './list/filter.ts';
import { columnOfField, labelOfField, nameOf, type PlainField, type PlainFields } from './plain-field.tsx';
import { PlainForm, type PlainFormProps, type PlainResource } from './plain-form.tsx';
import { ReadState } from './read-state.tsx';
import { useOpened } from './use-opened.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

export interface PlainScreenProps<L extends ListEndpoint, C extends AnyEndpoint> {
  title: string;
  resource: PlainResource & { list: L; create: C };
  permission: PlainFormProps['permission'];
  /** Names the state in the address: `{store}-page`, and the row that is open. */
  store: string;
  fields: PlainFields<C>;
  include?: readonly string[];
  filters?: readonly Filter[];
  /** Columns that no field of the form stands for. */
  columns?: readonly Column<RowOf<L>>[];
  /** Said of a new row instead of that it was made. */
  createdMessage?: string;
  /** What stands under the form of a row that is open. */
  below?: (row: RowOf<L>) => ReactNode;
  /** Where a row has a screen of its own; without it the row opens in a dialog. */
  to?: (row: RowOf<L>) => string;
}

/** A whole screen for a plain noun: the list, and one form for new rows and for those that are there. */
export function PlainScreen<L extends ListEndpoint, C extends AnyEndpoint>({
  title,
  resource,
  permission,
  store,
  include = [],
  createdMessage,
  below,
  to,
  ...shown
}: PlainScreenProps<L, C>): ReactNode {
  const fields: readonly PlainField[] = shown.fields;
  const [opened, open, addressOf] = useOpened(`${store}_id`);
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
            <CreateButton>
              {(close) => <PlainForm {...form} message={createdMessage} onDone={close} />}
            </CreateButton>
          )
        }
        to={to ?? ((row: any) => addressOf(row.id))}
      />
      <FormModal title={title} opened={opened !== undefined} onClose={() => open(undefined)}>
        {opened !== undefined && (
          <Opened {...form} {...{ include, below }} id={opened} onDone={() => open(undefined)} />
        )}
      </FormModal>
    </>
  );
}

function plainColumns(
  { list }: ListEndpoint,
  fields: readonly PlainField[],
  more: readonly Column<any>[] = [],
): Column<any>[] {
  const column = columnsByName(list.sorts);
  const listed = fields.filter((field) => field.column !== false && field.kind !== 'note');
  return [...listed.map((field) => columnOfField(column, field)), ...more, column.createdAt()];
}

const entityFilters = (fields: readonly PlainField[]): Filter[] =>
  fields.flatMap((field) =>
    field.kind === 'entity' && field.column !== false
      ? [{ labelOf: nameOf, ...field, field: field.name, label: labelOfField(field) }]
      : [],
  );

/** Reads the row anew, so that its form starts from what is true now. */
function Opened({
  id,
  include,
  below,
  ...form
}: PlainFormProps & {
  id: number;
  include: readonly string[];
  below: ((row: any) => ReactNode) | undefined;
}): ReactNode {
  const reading = useCall(form.resource.get, { params: { id }, query: { include } });
  const row = reading.data;
  if (row === undefined) return <ReadState of={reading} shape="lines" />;
  return (
    <>
      <PlainForm {...form} row={row} key={row.version} />
      {below?.(row)}
    </>
  );
}
