import { Anchor } from '@mantine/core';
import type { BodyInput, Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Column } from './columns/column.ts';
import type { Columns } from './columns/column-kinds.ts';
import { idOrNone, money, text, textOrNone, whole, wholeOrNone, yesNo, type Field } from './fields.ts';
import type { Option } from './inputs/input-props.ts';
import type { ListEndpoint } from './list/filter.ts';
import { titleOf, type Title, type LabelledField } from './labels.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** One field of a simple form and its column. The label defaults to the entity's own word for the field. */
export type CrudField<Name extends string = any> = Name extends Name
  ? {
      name: Name;
      required?: boolean;
      column?: false;
      /** Set on creation and fixed afterwards. */
      once?: boolean;
    } & (Name extends LabelledField ? { label?: Title } : { label: Title }) &
      PlainKind
  : never;

type PlainKind =
  | { kind: 'text' | 'url' | 'note' | 'whole' | 'whole_or_none' | 'money' | 'yes_no' }
  /** `start`: what a new row has until another is chosen. */
  | { kind: 'choice'; options: readonly Option[]; start?: string }
  /** A reference to a row of another list; `include` is the relation that contains its name. */
  | {
      kind: 'entity';
      endpoint: ListEndpoint;
      include: string;
      labelOf?: (row: any) => string;
      /** Whether rows of that list are identified by a code instead of a number. */
      coded?: boolean;
    };

/** The fields of a request body. */
export type CrudFields<C extends AnyEndpoint> = readonly CrudField<keyof BodyInput<C> & string>[];

export const labelOfField = ({ name, label }: CrudField): string => titleOf(label, name);
export const nameOf = (row: { id: number | string; name?: string }): string => row.name ?? '';

/** The form field of a simple field. */
export function formFieldOf(field: CrudField): Field<any, unknown> {
  const { required = false } = field;
  switch (field.kind) {
    case 'yes_no':
      return yesNo();
    case 'entity':
      return field.coded === true ? textOrNone({ required }) : idOrNone({ required });
    case 'whole':
      return whole({ required });
    case 'whole_or_none':
      return wholeOrNone();
    case 'money':
      return money({ required });
    case 'choice':
      return text({ required, ...(field.start !== undefined && { start: field.start }) });
    default:
      return text({ required });
  }
}

/** The list column of a simple field. */
export function columnOfField(column: Columns<any>, field: CrudField): Column<any> {
  const { name } = field;
  const title = labelOfField(field);
  switch (field.kind) {
    case 'entity':
      return column.entity(field.include, { key: name, title });
    case 'choice': {
      const words = Object.fromEntries(field.options.map(({ value, label }) => [value, label]));
      return column.word(name, () => words, { title });
    }
    case 'url':
      return column.custom({ key: name, title, render: (row) => <Address url={row[name]} /> });
    case 'whole':
    case 'whole_or_none':
    case 'money':
      return column.figure(name, { title });
    case 'yes_no':
      return column.yesNo(name, { title });
    default:
      return column.text(name, { title });
  }
}

const Address = ({ url }: { url: string | null }) =>
  url !== null && (
    <Anchor size="sm" href={url} target="_blank" rel="noreferrer noopener">
      {url.replace(/^https?:\/\//, '').slice(0, 40)}
    </Anchor>
  );
