import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { compensationRow } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { compensationMachine } from '@hakobu/contract/warehouse/compensation/compensation.machine.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { hasMany, named } from '#kernel/list/attach-relation.ts';
import { both, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { isOrderNumbered } from '../../order/order/order.access.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type CompensationRow = z.output<typeof compensationRow>;

/** Compensations of orders. Scope `own`: orders that the caller sells, created, or has as their customer. */
export const compensationSource: ListSource<CompensationRow> = defineListSource<CompensationRow>({
  from: sql`compensations k
    join orders o on o.id = k.order_id
    join users u on u.id = o.customer_id
    join charges c on c.compensation_id = k.id`,
  select: sql`k.id, k.type, k.order_id, k.lading_bill_id, k.organization_id, o.customer_id,
    u.name as customer_name, k.currency_id, k.amount, c.paid, c.debited, c.outstanding, c.unsolved,
    c.outstanding + c.unsolved as uncompensated, k.note, k.created_at, k.updated_at, k.version`,
  key: 'k.id',
  sorts: asNumbered('k.id'),
  access: (ctx) =>
    both([
      sql<SqlBool>`k.deleted_at is null`,
      rowAccess(ctx, {
        organization: 'k.organization_id',
        owners: ['o.sale_id', 'o.created_by', 'o.customer_id'],
      }),
    ]),
  filters: {
    customer_id: 'o.customer_id',
    settled: ([wanted]) => sql<SqlBool>`(c.total = c.paid) = ${wanted === 'true'}`,
  },
  search: (text) =>
    anyOf([
      isOrderNumbered('k.order_id', text),
      contains('k.note', text),
      isOfPersonNamed('o.customer_id', text),
    ]),
  includes: {
    boxes: hasMany(
      'boxes',
      'id',
      (ids) => sql`
        select x.compensation_id as parent, x.box_id, x.quantity, b.is_parent_box, ${productOfBox('x.box_id')}
        from compensation_boxes x
        join boxes b on b.id = x.box_id
        where x.compensation_id = any(${ids})
        order by x.box_id`,
    ),
    lading_bill: named('lading_bill', 'lading_bill_id', 'lading_bills'),
  },
  always: async (ctx, rows) => {
    const rights = await rowRights(ctx, compensationSource, compensationMachine, rows);
    for (const row of rows)
      Object.assign(row, {
        state: compensationMachine.stateOf(row),
        actions: actionsOf(rights(row.id), compensationMachine, row),
      });
  },
});

/** Compensations of boxes on bills. */
export const ladingBillCompensationSource: ListSource<CompensationRow> = {
  ...compensationSource,
  access: (ctx) => both([compensationSource.access(ctx), sql<SqlBool>`k.type = 'warehouse'`]),
};
