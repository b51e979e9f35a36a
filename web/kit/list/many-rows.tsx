import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

/** How high a row is until it has been seen. */
const ROW_HEIGHT = 32;
/** Rows that are drawn above and below what one sees. */
const AROUND = 20;

/** Many rows of a table, of which those are drawn where one looks. */
export default function ManyRows({
  frame,
  count,
  row,
}: {
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  count: number;
  row: (index: number) => ReactNode;
}): ReactNode {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: AROUND,
  });
  const drawn = rows.getVirtualItems();
  return (
    <>
      <Gap height={drawn[0]?.start ?? 0} />
      {drawn.map(({ index }) => row(index))}
      <Gap height={rows.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
    </>
  );
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
