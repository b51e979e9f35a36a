import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { contractMachine } from '@hakobu/contract/order/contract/contract.machine.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { contractSource, type ContractRow } from './contract.queries.ts';

const ALWAYS = ['customer', 'orders', 'sums'];

/** Reads a contract with its orders, amounts and permitted actions. */
export async function readContract(
  ctx: Context,
  id: string,
  include: readonly string[] = [],
): Promise<ContractRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, contractSource, id, [...new Set([...include, ...ALWAYS])]),
    rowRights(ctx, contractSource, contractMachine, [{ id }]),
  ]);
  const unsolved = isPositive(row.freight_charge_unsolved);
  const hasAmountDue = unsolved || isPositive(row.freight_charge_outstanding);
  return {
    ...row,
    actions: actionsOf(rights(id), contractMachine, row, {
      ...(!mayReopen(ctx) && { reopen: { reason: 'forbidden' } }),
      ...(row.order_count > 0 && { cancel: { reason: 'contract_has_orders' } }),
      ...(!unsolved && { debit: { reason: 'nothing_unsolved' } }),
      ...(!hasAmountDue && { pay: { reason: 'nothing_unsolved' } }),
    }),
  };
}

/** Reopening a closed contract needs the right on all contracts. */
export const REOPENING = 'contract.all.update';
export const mayReopen = ({ actor }: Pick<Context, 'actor'>): boolean => actor.permissions.has(REOPENING);
