import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

/** Estimated row height until it is measured. */
const ROW_HEIGHT = 32;
/** Rows rendered above and below the visible ones. */
const AROUND = 20;

/** A virtualized table body. */
export default function ManyRows({
  frame,
  count,
  row,
}: {
  /** The scroll container. */
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

/** Space of rows that are not rendered. */
const Gap = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
