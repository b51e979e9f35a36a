import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listBoxMoves } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Section } from '#kit/page.tsx';
import { PagedRows } from '#kit/paged-rows.tsx';
import { sharedLabel } from '#kit/labels.ts';
import { useAreas } from '#entities/area-options.ts';
import { placeName } from './box-labels.ts';

type Move = RowOf<typeof listBoxMoves>;
const column = columnsFor<Move>();

/** The movements of a box, latest first. */
export function BoxMoves({ id }: { id: number }): ReactNode {
  const areas = useAreas();
  const name = (place: Move['from']) =>
    placeName(place, areas.nameOf) ?? sharedLabel(place.kind === 'supplier' ? 'supplier' : 'customer');
  return (
    <Section>
      <PagedRows
        endpoint={listBoxMoves}
        query={{ filter: { box_id: id } }}
        idOf={(move) => move.id}
        columns={[
          column.createdAt(),
          column.figure('quantity'),
          column.custom({ key: 'from', render: ({ from }) => name(from) }),
          column.custom({ key: 'to', render: ({ to }) => name(to) }),
        ]}
      />
    </Section>
  );
}
