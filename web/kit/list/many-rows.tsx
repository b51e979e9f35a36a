import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

/** Estimated heights of a row in pixels, and of a card with the gap below it. */
const ROW_HEIGHT = 32;
const CARD_HEIGHT = 96;
const hasCards = (): boolean => window.matchMedia('(max-width: 48em)').matches;
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
    estimateSize: () => (hasCards() ? CARD_HEIGHT : ROW_HEIGHT),
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
