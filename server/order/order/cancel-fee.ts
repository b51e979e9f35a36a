import { sql } from 'kysely';
import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';

/** The fee that remains due on a cancelled order. */
interface CancelFee {
  cancel_fee: Decimal;
  cancel_fee_currency_id: CurrencyId;
}

export const noFee: CancelFee = { cancel_fee: zero, cancel_fee_currency_id: 'JPY' };

/** Cancellation fee of a locked order: the organization's fee where its lot was won, otherwise none. */
export async function cancelFeeOf(ctx: Context, id: string): Promise<CancelFee> {
  const { rows } = await sql<CancelFee>`
    select g.auction_cancel_fee as cancel_fee, o.purchase_cost_currency_id as cancel_fee_currency_id
    from orders o
    join auction_lots l on l.order_id = o.id and l.state = 'won'
    join organizations g on g.id = o.organization_id
    where o.id = ${id}`.execute(ctx.db);
  return rows[0] ?? noFee;
}
