import type { ReactNode } from 'react';

/** One column of an export. `labels` replace stored words by those people read. */
export interface ExportColumn {
  title: string;
  /** A path of the row: `customer`, `sfa.tracking_code`. */
  field: string;
  labels?: Record<string, string>;
}

/** A column of a table: what it is called, what it shows, how it sorts and what an export writes of it. */
export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  right?: boolean;
  /** Long text: the column wraps and keeps a minimum width. */
  wraps?: boolean;
  sort?: string;
  width?: number | string;
  /** Hidden until the user shows it in the column menu. */
  hiddenByDefault?: boolean;
  /**
   * The field that an export writes, where it is not called like the column; several for what stands for
   * several, none for pictures and buttons.
   */
  exports?: string | false | readonly ExportColumn[];
}
