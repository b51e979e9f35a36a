import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import type { Query } from '#client/call.ts';
import type { Search } from '#client/address-search.ts';
import { formatDate, formatNumber } from '../format.ts';
import type { Option } from '../inputs/input-props.ts';

export type ListEndpoint = Endpoint<any, any, any, any> & { list: ListSpec };

/** One filter of a list. Its value is stored in the address; several values are `a,b`. */
export type Filter =
  | { field: string; label: string; kind: 'text' }
  | { field: string; label: string; kind: 'choice'; options: readonly Option[] }
  | { field: string; label: string; kind: 'days' }
  /** Date and time range, by default from the start of a day to the end of one. */
  | { field: string; label: string; kind: 'moments' }
  /** Number range; an empty end is sent as 0. */
  | { field: string; label: string; kind: 'range' }
  | {
      field: string;
      label: string;
      kind: 'entity';
      endpoint: ListEndpoint;
      query?: Query;
      labelOf: (row: any) => string;
      pictureOf?: (row: any) => string | null | undefined;
      wait?: number;
    };

/** Only the rows that a yes-or-no filter of the server finds. */
export const onlyFilter = (field: string, label: string): Filter => ({
  field,
  label,
  kind: 'choice',
  options: [{ value: 'true', label }],
});

export type EntityFilter = Extract<Filter, { kind: 'entity' }>;

/** The value of an empty end of a range. */
const open = { days: 'infinity', moments: 'infinity', range: '0' } as const;
const hasEnds = ({ kind }: Filter): boolean => kind in open;
/** Converts local time to an instant. */
const asInstant = (text: string): string => new Date(text.replace(' ', 'T')).toISOString();

/** The query parameters of a filter. */
export const keysOf = (filter: Filter): string[] =>
  hasEnds(filter) ? [`${filter.field}-from`, `${filter.field}-to`] : [filter.field];

export const isSet = (filter: Filter, search: Search): boolean =>
  keysOf(filter).some((key) => (search[key] ?? '') !== '');

/** Query parameters that clear all filters. */
export const clearedFilters = (filters: readonly Filter[]): Search =>
  Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, '']));

/** The values of a multi-value filter. */
export const valuesOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** Formats a range: `5 – 8`, `≥ 5`, `≤ 8`. */
function formatRange(from: string, to: string, read: (side: string) => string): string {
  if (from === '') return `≤ ${read(to)}`;
  return to === '' ? `≥ ${read(from)}` : `${read(from)} – ${read(to)}`;
}

/** The value of a filter in short; names of rows are known to the chip only. */
export function filterValueText(filter: Filter, search: Search): string {
  const [from = '', to = ''] = keysOf(filter).map((key) => search[key] ?? '');
  if (filter.kind === 'range') return formatRange(from, to, formatNumber);
  if (hasEnds(filter)) return formatRange(from, to, (side) => formatDate(side.slice(0, 10)));
  if (filter.kind === 'text') return from;
  const values = valuesOf(from);
  if (values.length > 1) return String(values.length);
  return (filter.kind === 'choice' && labelIn(filter.options, values[0])) || (values[0] ?? '');
}

const labelIn = (options: readonly Option[], wanted: string | undefined): string | undefined =>
  options.find(({ value }) => value === wanted)?.label;

/** The list query in the address. */
export function listQueryOf(
  filters: readonly Filter[],
  search: Search,
  query: Query,
  { page, rows }: { page: number; rows: number },
): Query {
  const held = filters.filter((filter) => isSet(filter, search));
  const plain = held.filter((one) => !hasEnds(one)).map(({ field }) => [field, search[field]!]);
  const ranges = held.filter(hasEnds).map(({ field, kind }) => {
    const side = (text = ''): string =>
      text === '' ? open[kind as keyof typeof open] : kind === 'moments' ? asInstant(text) : text;
    return [field, `${side(search[`${field}-from`])},${side(search[`${field}-to`])}`];
  });
  return {
    ...query,
    filter: { ...query.filter, ...Object.fromEntries(plain) },
    between: { ...query.between, ...Object.fromEntries(ranges) },
    sort: search.sort ?? query.sort,
    q: search.q,
    page,
    per_page: rows,
  };
}
