import { sql, type Selectable } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { ContainerCosts } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import type { ChargeTotal } from '../../accounting/charge/set-charge-total.ts';
import { containerCostSource } from './container-cost.queries.ts';

export type LockedCost = Omit<Selectable<ContainerCosts>, 'currency_id'> & {
  currency_id: CurrencyId;
  charge: Charge;
};

/** Locks a cost that the caller may read, its container, and its charge. */
export async function lockContainerCost(
  ctx: Context,
  { id, version }: { id: number; version: number | undefined },
): Promise<LockedCost> {
  const columns = sql<Omit<LockedCost, 'charge'>>`k.*`;
  const found = await lockRow(ctx, containerCostSource, { id, version, columns });
  await lock(ctx, 'containers', [found.container_id]);
  const [charge] = await lockCharges(ctx, { kinds: ['container_cost'], container_cost_ids: [id] });
  return { ...found, charge: charge! };
}

/** The charge of a cost, owed to its supplier. */
export const costCharge = (
  { id, container_id, supplier_id, currency_id }: Omit<LockedCost, 'charge'>,
  total: string,
): ChargeTotal => ({
  ...{ kind: 'container_cost', currency_id, total, container_id, container_cost_id: id },
  ...{ party_type: 'supplier', party_id: supplier_id },
});
