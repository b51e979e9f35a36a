import type { ReactNode } from 'react';

/** One column of an export. `labels` translate stored values. */
export interface ExportColumn {
  title: string;
  /** A path of the row: `customer`, `sfa.tracking_code`. */
  field: string;
  labels?: Record<string, string>;
}

/**
 * Where a column stands on the card that a row becomes on a phone. `more` follows with its title; `rest` is left
 * to the document.
 */
export type CardRole =
  | 'tick'
  | 'picture'
  | 'title'
  | 'status'
  | 'party'
  | 'figure'
  | 'date'
  | 'more'
  | 'rest'
  | 'acts';

/** What a column shows, as far as cards treat it in its own way; `evident` needs no title beside it. */
export type ColumnKind = 'status' | 'party' | 'money' | 'figure' | 'moment' | 'acts' | 'evident';

/** A column of a table: title, cell, sorting and export. */
export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  right?: boolean;
  /** Long text: the column wraps and keeps a minimum width. */
  wraps?: boolean;
  /** The place on a card; by default it follows from the kind and the order of columns. */
  card?: CardRole;
  kind?: ColumnKind;
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
