import { z } from 'zod';

/**
 * How a filter's values are read: `text` matches exactly, `contains` a part without case, the others by their
 * type.
 */
export type FilterKind = 'text' | 'contains' | 'integer' | 'decimal' | 'boolean' | 'date' | 'instant';

/** The closed query vocabulary of a list: anything else answers 422 and is named. */
export interface ListSpec {
  filters: Readonly<Record<string, FilterKind>>;
  /** Ranges `start,end`; either side may be `infinity` or empty. */
  between?: Readonly<Record<string, 'decimal' | 'date' | 'instant' | 'integer'>>;
  sorts: readonly string[];
  /** As in the query: `-created_at` or `name,id`. */
  defaultSort: string;
  includes?: readonly string[];
  appends?: readonly string[];
  /** True when `q=` searches. */
  search?: boolean;
  /** Unpaged lists answer `{data}` alone. */
  paged?: boolean;
  /** Unpaged lists that answer a page where `page` or `per_page` asks for one. */
  pageable?: true;
}

export interface Sort {
  field: string;
  descending: boolean;
}
/** A side that is undefined is open. */
export interface Range {
  start?: string;
  end?: string;
}

/** A list query after parsing against its `ListSpec`. */
export interface ListQuery {
  filters: Record<string, string[]>;
  between: Record<string, Range>;
  sort: Sort[];
  include: string[];
  append: string[];
  q?: string;
  page: number;
  per_page: number;
  /** Asked inside the server for a few rows only: nobody needs to know how many there are. */
  uncounted?: true;
  /** A page is asked for of a list that else answers all. */
  inPages?: true;
  /** An export reads batch after batch from a cursor of its own. */
  cursor?: ExportCursor;
  /** Asked inside the server for how many there are alone, up to so many: no row is read. */
  counted?: number;
}

/** A database cursor that an export opens with its first batch. */
export interface ExportCursor {
  isOpen: boolean;
}

export const DEFAULT_PAGE_SIZE = 15;
export const MAX_PAGE_SIZE = 100;
/**
 * Totals are exact up to here; beyond, the answer says `total_capped`. Pages that end beyond it are refused
 * (`page_too_deep`): nobody pages through so many rows, and skipping them reads them all.
 */
export const TOTAL_CAP = 10_000;

/** The last page that may be read. */
export const lastReadablePage = (perPage: number): number => Math.floor(TOTAL_CAP / perPage);

/** A page of rows; unpaged lists carry `data` only. */
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

/** All rows, or a page of them where one is asked for. */
export const pageOrRowsOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).partial().required({ data: true });

export const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });
