import type { ReactNode } from 'react';

/** One column of an export. `labels` translate stored values. */
export interface ExportColumn {
  title: string;
  /** A path of the row: `customer`, `sfa.tracking_code`. */
  field: string;
  labels?: Record<string, string>;
}

/** A column of a table: title, cell, sorting and export. */
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
   * The exported field if it differs from the key; several for composite columns, false for pictures and
   * buttons.
   */
  exports?: string | false | readonly ExportColumn[];
}
