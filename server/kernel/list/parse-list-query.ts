import { idOfNumber, isNumbered, numberedEntityOf } from '@hakobu/contract/document-number.ts';
import { cardOfCall } from '@hakobu/contract/find-card.ts';
import type { FieldProblem } from '@hakobu/contract/kernel/kernel.errors.ts';
import { isInDateRange } from '@hakobu/contract/kernel/fields.ts';
import {
  DEFAULT_PAGE_SIZE,
  lastReadablePage,
  MAX_PAGE_SIZE,
  TOTAL_CAP,
  type FilterKind,
  type ListQuery,
  type ListSpec,
  type Range,
  type Sort,
} from '@hakobu/contract/kernel/list.ts';
import { plainText } from '../plain-text.ts';
import { invalidField, Refusal } from '../refusal.ts';

type RawQuery = Record<string, unknown>;

const MOST_FILTER_VALUES = 500;
const LONGEST_SEARCH = 200;
const ORDINARY = new Set([
  'filter',
  'filter_between',
  'sort',
  'include',
  'append',
  'page',
  'per_page',
  'q',
  '_method',
]);

/**
 * Parses a list's query string. Unknown parameters are refused by name, invalid values by field. `list` is the
 * id of its endpoint, which says whose numbers its filter of ids accepts.
 */
export function parseListQuery(
  raw: RawQuery,
  spec: ListSpec,
  own: readonly string[] = [],
  list = '',
): ListQuery {
  const unknownName = Object.keys(raw).find((name) => !ORDINARY.has(name) && !own.includes(name));
  if (unknownName !== undefined)
    throw new Refusal('unknown_filter', { values: { name: unknownName }, details: { name: unknownName } });
  const q = textOf(raw.q, 'q')?.trim().slice(0, LONGEST_SEARCH).replaceAll('\0', '');
  if (q && !spec.search)
    throw new Refusal('unknown_filter', { values: { name: 'q' }, details: { name: 'q' } });
  return {
    filters: parseFilters(raw.filter, spec, list),
    between: parseBetween(raw.filter_between, spec),
    sort: parseSort(textOf(raw.sort, 'sort') || spec.defaultSort, spec),
    include: parseNames(raw, 'include', spec.includes),
    append: parseNames(raw, 'append', spec.appends),
    ...(q ? { q } : {}),
    ...(spec.pageable && (raw.page !== undefined || raw.per_page !== undefined)
      ? { inPages: true as const }
      : {}),
    ...parsePage(raw),
  };
}

/** Refuses a page beyond the cap with `page_too_deep`. */
function parsePage(raw: RawQuery): Pick<ListQuery, 'page' | 'per_page'> {
  const page = positive(raw.page, 'page', 1, Number.MAX_SAFE_INTEGER);
  const per_page = positive(raw.per_page, 'per_page', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const last = lastReadablePage(per_page);
  if (page > last)
    throw new Refusal('page_too_deep', { values: { maximum: TOTAL_CAP }, details: { last_page: last } });
  return { page, per_page };
}

/** The requested relations or extras; refuses unknown ones. */
export function parseNames(
  raw: RawQuery,
  field: 'include' | 'append',
  known: readonly string[] = [],
): string[] {
  const names = (textOf(raw[field], field) ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`unknown_${field}`, { values: { name: unknown }, details: { name: unknown } });
  return [...new Set(names)];
}

/** The text of a parameter; that of a list `sort[]=a&sort[]=b` is `a,b`. */
function textOf(value: unknown, field: string): string | undefined {
  if (Array.isArray(value)) return value.map((one) => plainText(one, field)).join(',');
  return value === undefined || value === null ? undefined : plainText(value, field);
}

/** `filter[a]=1`, `filter[relation.field]=1` and the nested `filter[relation][field]=1` mean the same. */
function flatten(raw: unknown, prefix = ''): [string, unknown][] {
  if (raw === null || typeof raw !== 'object') return [];
  return Object.entries(raw).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, value]],
  );
}

function parseFilters(raw: unknown, spec: ListSpec, list: string): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const [name, value] of flatten(raw)) {
    const kind = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined;
    if (kind === undefined) throw new Refusal('unknown_filter', { values: { name }, details: { name } });
    const text = textOf(value, `filter.${name}`) ?? '';
    const values = (kind === 'contains' ? [text] : text.split(','))
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => (kind === 'integer' ? idIn(one, name, list) : one));
    if (values.length === 0) continue; // An empty filter has no effect.
    const wrong = values.find((one) => !readable(kind, one));
    if (wrong !== undefined || values.length > MOST_FILTER_VALUES)
      throw invalidField(`filter.${name}`, unreadable[kind]);
    filters[name] =
      kind === 'boolean' ? values.map((one) => (one === '1' || one === 'true' ? 'true' : 'false')) : values;
  }
  return filters;
}

/** The id in a filter of ids; a document may be named by its number, `PO000022`. */
function idIn(typed: string, name: string, list: string): string {
  if (readable('integer', typed)) return typed;
  const entity = name === 'id' ? cardOfCall(list)?.entity : numberedEntityOf(name.replace(/^.*\./, ''));
  return entity !== undefined && isNumbered(entity) ? String(idOfNumber(entity, typed) ?? typed) : typed;
}

function parseBetween(raw: unknown, spec: ListSpec): Record<string, Range> {
  const ranges: Record<string, Range> = {};
  for (const [name, value] of flatten(raw)) {
    const kind = spec.between && Object.hasOwn(spec.between, name) ? spec.between[name] : undefined;
    if (kind === undefined) throw new Refusal('unknown_filter', { values: { name }, details: { name } });
    const [start = '', end = '', ...more] = (textOf(value, `filter_between.${name}`) ?? '')
      .split(',')
      .map((side) => side.trim());
    if (more.length > 0) throw invalidField(`filter_between.${name}`, 'invalid');
    const range: Range = {};
    const numeric = kind === 'decimal' || kind === 'integer';
    if (start !== 'infinity' && start !== '-infinity' && (start !== '' || (numeric && end !== '')))
      range.start = start === '' ? '0' : start;
    if (end !== 'infinity' && end !== '') range.end = end;
    // Clients send 0 for an empty end.
    if (numeric && end === '0' && Number(range.start) > 0) delete range.end;
    if ([range.start, range.end].some((side) => side !== undefined && !readable(kind, side)))
      throw invalidField(`filter_between.${name}`, unreadable[kind]);
    if (range.start !== undefined || range.end !== undefined) ranges[name] = range;
  }
  return ranges;
}

/** Parses `-created_at,id`; refuses unknown sort columns. */
export function parseSort(text: string, spec: ListSpec): Sort[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const descending = part.startsWith('-');
      const field = descending ? part.slice(1) : part;
      if (!spec.sorts.includes(field))
        throw new Refusal('unknown_sort', { values: { name: field }, details: { name: field } });
      return { field, descending };
    });
}

function positive(raw: unknown, field: string, otherwise: number, most: number): number {
  const text = textOf(raw, field);
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1 || value > most)
    throw invalidField(field, value > most ? 'too_large' : 'not_integer', { maximum: most });
  return value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** An existing date from 1900 to 2199. */
function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`); // Date.parse turns 30 February into a date in March.
  return (
    DAY.test(text) &&
    isInDateRange(text) &&
    !Number.isNaN(start) &&
    new Date(start).toISOString().startsWith(text)
  );
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/;
const isInstant = (text: string): boolean => isDay(INSTANT.exec(text)?.[1] ?? '');

const readers: Record<FilterKind, (text: string) => boolean> = {
  text: (text) => text.length <= 255 && !text.includes('\0'),
  contains: (text) => text.length <= 255 && !text.includes('\0'),
  integer: (text) => /^-?\d{1,15}$/.test(text),
  decimal: (text) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text),
  boolean: (text) => ['0', '1', 'true', 'false'].includes(text),
  date: isDay,
  instant: (text) => isDay(text) || isInstant(text),
};

const readable = (kind: FilterKind, text: string): boolean => readers[kind](text);

const unreadable: Record<FilterKind, FieldProblem> = {
  text: 'invalid',
  contains: 'invalid',
  integer: 'not_integer',
  decimal: 'not_decimal',
  boolean: 'not_boolean',
  date: 'not_date',
  instant: 'not_date',
};
