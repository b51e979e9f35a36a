import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { ListSource } from '#kernel/list/list-source.ts';
import { lock } from '#kernel/locks/lock.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import type { CompensationRow } from './compensation.queries.ts';

export interface LockedCompensation {
  id: number;
  order_id: string;
  lading_bill_id: number | null;
  currency_id: CurrencyId;
  amount: Decimal;
  note: string;
  charge: Charge;
}

/** Locks a compensation that the caller may read, its order, and its charge. */
export async function lockCompensation(
  ctx: Context,
  source: ListSource<CompensationRow>,
  { id, version }: { id: number; version: number | undefined },
): Promise<LockedCompensation> {
  const found = await lockRow<Omit<LockedCompensation, 'charge'>>(ctx, source, {
    id,
    version,
    columns: sql`k.id, k.order_id, k.lading_bill_id, k.currency_id, k.amount, k.note`,
  });
  await lock(ctx, 'orders', [found.order_id]);
  const [charge] = await lockCharges(ctx, { kinds: ['compensation'], compensation_ids: [id] });
  return { ...found, charge: charge! };
}
