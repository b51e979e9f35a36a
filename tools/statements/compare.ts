// Compares a declared row with the columns that the database answered.
import type { Property, Template } from './find-templates.ts';
import { keyOf, type Catalogue, type Recorded, type RecordedColumn } from './recorded.ts';

/** JavaScript types by PostgreSQL type, from server/kernel/database/pg-types.ts. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  unknown: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  inet: 'string',
  json: 'any',
  jsonb: 'any',
};

/** JavaScript type of a PostgreSQL type: `number`, `string[]`; undefined for an unknown one. */
function kindOf({ types }: Catalogue, oid: number): string | undefined {
  const type = types[oid];
  if (type === undefined) return undefined;
  if (type.name.startsWith('_')) {
    const element = kindOf({ types } as Catalogue, type.element);
    return element && `${element}[]`;
  }
  return KINDS[type.name];
}

/** `select *` may answer more columns than its type declares. */
const TAKES_ALL = /\.\*|\b(?:select|returning)\s+\*/i;
const IS_STATEMENT = /^\s*(?:with|select|insert|update|delete)\b/i;
const escaped = (name: string): string => name.replaceAll(/[^\w]/g, String.raw`\$&`);

/** Problems of one template, as sentences without the place. */
export function problemsOf(
  { row, fragments }: Pick<Template, 'row' | 'fragments'>,
  recorded: readonly Recorded[] | undefined,
  catalogue: Catalogue,
): string[] {
  if (recorded === undefined) return ['no test runs it'];
  if (typeof row === 'string') return [];
  const text = fragments.join(' ');
  if (!IS_STATEMENT.test(text)) {
    // A short fragment such as `p.*` occurs in several places: the best match is used.
    const found = recorded.map((one) => compare(row, text, one, catalogue));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  // A statement may be nested in another, whose columns are not its own.
  const own = recorded.filter(({ whole }) => whole);
  if (own.length === 0) return ['no test runs it by itself'];
  return [...new Set(own.flatMap((one) => compare(row, text, one, catalogue)))];
}

function compare(
  row: readonly Property[],
  text: string,
  { columns, whole }: Recorded,
  catalogue: Catalogue,
): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const declared = new Set(row.map(({ name }) => name));
  const undeclared = columns.filter(({ name }) => !declared.has(name)).map(({ name }) => name);
  return [
    ...row.flatMap((property) => {
      const column = byName.get(property.name);
      if (column === undefined) return property.optional ? [] : [`the answer has no column ${property.name}`];
      return compareColumn(property, text, column, catalogue);
    }),
    ...(whole && !TAKES_ALL.test(text) ? undeclared.map((name) => `its type does not name ${name}`) : []),
  ];
}

function compareColumn(
  { name, kinds, nullable, optional }: Property,
  text: string,
  column: RecordedColumn,
  catalogue: Catalogue,
): string[] {
  const kind = kindOf(catalogue, column.type);
  const problems: string[] = [];
  if (kind === undefined)
    problems.push(`${name}: tools/statements/compare.ts does not know ${catalogue.types[column.type]?.name}`);
  else if (kind !== 'any' && !kinds.includes('any') && !kinds.every((own) => fits(own, kind)))
    problems.push(`${name} is ${kind}, not ${kinds.join(' | ')}`);
  if (nullable || optional) return problems;
  if (column.null) problems.push(`${name} was null`);
  else if (mayBeNull(text, column, catalogue)) problems.push(`${name} may be null in its table`);
  return problems;
}

const fits = (own: string, kind: string): boolean =>
  own === kind || (own === 'any[]' && kind.endsWith('[]')) || (kind === 'any[]' && own.endsWith('[]'));

/** A nullable column of a table, unless the statement contains `is not null` or `= any(…)`. */
function mayBeNull(text: string, { table, position }: RecordedColumn, { columns }: Catalogue): boolean {
  const column = columns[`${table}.${position}`];
  return (
    column !== undefined &&
    !column.notNull &&
    !new RegExp(String.raw`\b${escaped(column.name)} (?:is not null|= any\b)`, 'i').test(text)
  );
}

/** All problems of the templates, each with its place. */
export const findProblems = (
  templates: readonly Template[],
  recorded: ReadonlyMap<string, Recorded[]>,
  catalogue: Catalogue,
): string[] =>
  templates.flatMap((template) =>
    problemsOf(template, recorded.get(keyOf(template.fragments)), catalogue).map(
      (problem) => `${template.file}:${template.line} ${problem}`,
    ),
  );
