import type { Column } from '../columns/column.ts';
import type { Opening } from '../row-link.tsx';
import type { Answer } from './list-foot.tsx';
import type { ListView } from './use-list-view.ts';
import type { useQuickView } from './use-quick-view.ts';
import type { Selecting, Selection } from './use-selection.ts';

/** Properties of a list's table and headings. */
export interface ListTableProps<Row> {
  title: string;
  store: string;
  shown: readonly Column<Row>[];
  sort: string | undefined;
  setSort: (sort: string) => void;
  answer: Answer<Row> | undefined;
  /** `stale`: the rows are those of another page, sort order or filter. */
  loading: { busy: boolean; first: boolean; stale: boolean };
  selection: Selecting<Row> | undefined;
  selected: Selection<Row>;
  opening: Opening<Row>;
  view: ListView;
  setView: (change: Partial<ListView>) => void;
  look: ReturnType<typeof useQuickView<Row>> | undefined;
}
