import { sql, type Selectable } from 'kysely';
import { contractMachine, type ContractState } from '@hakobu/contract/order/contract/contract.machine.ts';
import type { Contracts } from '../../../db/types.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { contractSource } from './contract.queries.ts';

export type ContractAction = keyof typeof contractMachine.transitions;
export type LockedContract = Omit<Selectable<Contracts>, 'status_id'> & { status_id: ContractState };

/** The contract to lock, and the orders to lock before it: the listed ones, or all of its orders. */
interface Wanted {
  id: string;
  version: number | undefined;
  orders: readonly string[] | 'all';
}

/** Locks a contract after the orders that the action concerns. */
export async function lockContract(ctx: Context, { id, version, orders }: Wanted): Promise<LockedContract> {
  const [, contract] = await pipeline(
    () =>
      lock(ctx, 'orders', orders === 'all' ? sql`select id from orders where contract_id = ${id}` : orders),
    () => lockRow<LockedContract>(ctx, contractSource, { id, version, columns: sql`k.*` }),
  );
  return contract;
}

/** Refuses an action that the state of a locked contract does not allow. */
export const requireStep = (contract: LockedContract, action: ContractAction): void =>
  requireAction(contractMachine, action, contract, {
    details: { contract_id: contract.id, status_id: contract.status_id },
  });

/** Reads the present orders of a locked contract. */
export async function ordersOfContract(ctx: Context, id: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('contract_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((order) => order.id);
}
