import { z } from 'zod';

/**
 * How values of a filter are parsed: `text` matches exactly, `contains` matches a part ignoring case, the
 * others match by their type.
 */
export type FilterKind = 'text' | 'contains' | 'integer' | 'decimal' | 'boolean' | 'date' | 'instant';

/** The query parameters of a list. Any other is refused with 422 by name. */
export interface ListSpec {
  filters: Readonly<Record<string, FilterKind>>;
  /** Ranges `start,end`. Either side may be `infinity` or empty. */
  between?: Readonly<Record<string, 'decimal' | 'date' | 'instant' | 'integer'>>;
  sorts: readonly string[];
  /** In query syntax: `-created_at` or `name,id`. */
  defaultSort: string;
  includes?: readonly string[];
  appends?: readonly string[];
  /** Whether `q=` searches. */
  search?: boolean;
  /** Unpaged lists answer `{data}` only. */
  paged?: boolean;
  /** Whether an unpaged list answers a page when `page` or `per_page` is set. */
  pageable?: true;
}

export interface Sort {
  field: string;
  descending: boolean;
}
/** An undefined side is unbounded. */
export interface Range {
  start?: string;
  end?: string;
}

/** A list query parsed against its `ListSpec`. */
export interface ListQuery {
  filters: Record<string, string[]>;
  between: Record<string, Range>;
  sort: Sort[];
  include: string[];
  append: string[];
  q?: string;
  page: number;
  per_page: number;
  /** Set by the server where only a few rows are needed, so that the total is not counted. */
  uncounted?: true;
  /** Whether a page is requested of a list that is unpaged by default. */
  inPages?: true;
  /** Set by exports, which read batches from a cursor. */
  cursor?: ExportCursor;
  /** Set by the server to count rows up to this number without reading any. */
  counted?: number;
}

/** A database cursor, opened by the first batch of an export. */
export interface ExportCursor {
  isOpen: boolean;
}

export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 100;
/**
 * Totals are exact up to this number, and `total_capped` beyond. Pages beyond it are refused with
 * `page_too_deep`, because skipping rows by offset reads all of them.
 */
export const TOTAL_CAP = 10_000;

/** The last page that may be requested. */
export const lastReadablePage = (perPage: number): number => Math.floor(TOTAL_CAP / perPage);

/** A page of rows. Unpaged lists have `data` only. */
export interface Page<Row> {
  data: Row[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  total_capped?: true;
}

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    total_capped: z.literal(true).optional(),
  });
}

/** All rows, or a page where one is requested. */
export const pageOrRowsOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).partial().required({ data: true });

export const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });
