import { sql } from 'kysely';
import type { z } from 'zod';
import type { contractRow } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { wordOf } from '#kernel/list/lookup-words.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { numberColumn, searchesNumber } from '#kernel/list/search.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { customerDocuments } from '../../identity/user/customer.access.ts';
import { orderItemColumns, orderItemTables } from '../order/order-item.queries.ts';
import { contractMoney, readSums } from './contract-money.ts';
import { anyOf } from '#kernel/list/any-of.ts';

export type ContractRow = z.output<typeof contractRow>;

const access = (ctx: Context) => customerDocuments(ctx, 'k');

export const contractSource = defineListSource<ContractRow>({
  from: sql`contracts k`,
  select: sql`k.id, k.organization_id, k.status_id, k.customer_id, k.start_date, k.end_date, k.service_fee,
    k.service_fee_currency_id, k.purchase_cost, k.purchase_cost_currency_id, k.note, k.created_at,
    k.updated_at, k.version, freight.*, discounts.*, counted.*`,
  joins: contractMoney,
  key: 'k.id',
  access,
  filters: { id: numberColumn('k.search_text') },
  search: (text) => anyOf([searchesNumber('k.search_text', text), isOfPersonNamed('k.customer_id', text)]),
  includes: {
    customer: belongsTo(
      'customer',
      'customer_id',
      (ids) => sql`select id, name, tel from users where id = any(${ids})`,
    ),
    status: wordOf('status', 'status_id', 'contract_statuses'),
    orders: hasMany(
      'orders',
      'id',
      (ids) => sql`select o.contract_id as parent, o.id, o.type_id, o.status_id, o.created_at from orders o
        where o.contract_id = any(${ids}) order by o.created_at, o.id`,
    ),
    items: hasMany(
      'items',
      'id',
      (ids) => sql`select o.contract_id as parent, ${orderItemColumns} from ${orderItemTables}
        join orders o on o.id = i.order_id where o.contract_id = any(${ids}) order by i.id`,
    ),
    sums: hasMany('sums', 'id', readSums),
  },
  /** Notes are internal: customers do not see them. */
  async always({ actor }, rows) {
    if (actor.roleId === 'customer') for (const row of rows) row.note = null;
  },
});
