import { sql } from 'kysely';
import type { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { creditOrderSource } from './credit-order.queries.ts';

interface Before {
  order_id: string;
  used_amount: Decimal;
  referenced: boolean;
}

/** Takes a credit back that nothing was ever drawn from. */
export const deleteCreditOrder: Handler<typeof creditOrder.delete> = async (ctx, { params, version }) => {
  const { order_id, used_amount, referenced } = await lockRow<Before>(ctx, creditOrderSource, {
    id: params.id,
    version,
    columns: sql`c.order_id, c.used_amount,
      exists (select from transactions t where t.credit_order_id = c.id) as referenced`,
  });
  if (isPositive(used_amount) || referenced) throw new Refusal('credit_in_use', { details: { used_amount } });
  await deleteRow(ctx, 'credit_orders', params.id);
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { credit_order_deleted: params.id },
  });
};
