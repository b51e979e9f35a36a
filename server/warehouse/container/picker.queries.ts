import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { MovementReason } from '@hakobu/contract/warehouse/box/movements.ts';
import type { listOutPickers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { containerSource } from './container.queries.ts';

/** Scans are movements of boxes: the list reads the ledger without undone movements. */
const pickers = (place: 'to_place_id' | 'from_place_id', reason: MovementReason) =>
  defineListSource<RowOf<typeof listOutPickers>>({
    from: sql`box_moves m join places p on p.id = m.${sql.ref(place)} and p.kind = 'container'
      and m.reason = ${sql.lit(reason)}
      and not exists (select from box_moves t where t.takes_back = m.id) join containers c on c.id = p.container_id`,
    select: sql`m.id, p.container_id, m.box_id, m.quantity, m.created_at, m.created_by`,
    key: 'm.id',
    sorts: asNumbered('m.id'),
    access: containerSource.access,
    within: (ctx) => inWarehouse(ctx, 'c.from_area_id', 'c.to_area_id'),
    filters: { container_id: 'p.container_id' },
  });

export const outPickerSource = pickers('to_place_id', 'load');
export const inPickerSource = pickers('from_place_id', 'unload');
