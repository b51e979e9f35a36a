import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  containerCostRow,
  getContainerAccounting,
} from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { containerCostMachine } from '@hakobu/contract/warehouse/container-cost/container-cost.machine.ts';
import { add, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { both, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { bucketSum, ofKind } from '../../accounting/charge/buckets.ts';
import { containerSource } from '../container/container.queries.ts';
import { byCustomer, outcomeOf, allocateCosts, type CarriedBill } from './allocate-costs.ts';

export type ContainerCostRow = z.output<typeof containerCostRow>;

const tables = sql`container_costs k
  join containers n on n.id = k.container_id
  join suppliers s on s.id = k.supplier_id
  join charges c on c.container_cost_id = k.id`;
/** Its cost in the books: at the exchange rates of creation, changes and advance payments. */
const booked = sql`coalesce(
  (select sum(r.amount_base) from recognitions r where r.charge_id = c.id), k.amount_base, 0)`;
const columns = sql`k.id, k.container_id, n.name as container_name, k.supplier_id, s.name as supplier_name,
  k.kind, k.basis, k.currency_id, k.amount, ${booked} as amount_base, c.paid, c.outstanding, c.unsolved,
  k.note, k.created_at, k.updated_at, k.version`;

export const containerCostSource: ListSource<ContainerCostRow> = defineListSource<ContainerCostRow>({
  from: tables,
  select: columns,
  key: 'k.id',
  sorts: asNumbered('k.id'),
  access: (ctx) =>
    both([
      sql<SqlBool>`k.deleted_at is null`,
      rowAccess(ctx, { organization: 'k.organization_id', owners: ['k.created_by'] }),
    ]),
  filters: {
    settled: ([wanted]) => sql<SqlBool>`(c.total = c.paid) = ${wanted === 'true'}`,
  },
  search: (text) => sql<SqlBool>`(${contains('n.name', text)} or ${contains('s.name', text)})`,
  always: attachActions,
});

/** A stored cost, from which its state and permitted actions are computed. */
type StoredCost = Omit<ContainerCostRow, 'state' | 'actions'>;

async function attachActions(ctx: Context, rows: (StoredCost & Partial<ContainerCostRow>)[]): Promise<void> {
  const rights = await rowRights(ctx, containerCostSource, containerCostMachine, rows);
  for (const row of rows) {
    row.state = containerCostMachine.stateOf(row);
    row.actions = actionsOf(rights(row.id), containerCostMachine, row);
  }
}

/** The bills of a container, with the freight of each. */
const billsOf = (container_id: number) => sql<CarriedBill>`
  select l.id, l.name, jsonb_build_object('id', u.id, 'name', u.name) as customer, l.weight,
    l.volumetric_weight, l.volume, coalesce((
      select ${bucketSum('total')} from charges c where c.lading_bill_id = l.id and ${ofKind('freight')}
    ), 0) as freight
  from lading_bills l
  join users u on u.id = l.customer_id
  where l.container_id = ${container_id}
  order by l.id`;

/** Cost and revenue of a container, by bill and by customer. */
export const readContainerAccounting: Handler<typeof getContainerAccounting> = async (ctx, { params }) => {
  const { id, name } = await findRow(ctx, containerSource, params.id);
  const { rows: stored } = await sql<StoredCost>`
    select ${columns} from ${tables}
    where k.container_id = ${id} and k.deleted_at is null
    order by k.id`.execute(ctx.db);
  await attachActions(ctx, stored);
  const costs = stored as ContainerCostRow[];
  const { rows } = await billsOf(id).execute(ctx.db);
  const bills = allocateCosts(costs, rows);
  const freight = add(zero, ...bills.map((bill) => bill.freight));
  return {
    ...{ id, name, costs, bills, customers: byCustomer(bills) },
    ...outcomeOf(freight, ...costs.map(({ amount_base }) => amount_base)),
  };
};
