import { sql } from 'kysely';
import type { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { creditOrderMachine } from '@hakobu/contract/accounting/credit-order/credit-order.machine.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { creditOrderSource } from './credit-order.queries.ts';

interface Before {
  order_id: string;
  amount: Decimal;
  used_amount: Decimal;
  referenced: boolean;
}

/** Deletes a credit without draws. */
export const deleteCreditOrder: Handler<typeof creditOrder.delete> = async (ctx, { params, version }) => {
  const before = await lockRow<Before>(ctx, creditOrderSource, {
    id: params.id,
    version,
    columns: sql`c.order_id, c.amount, c.used_amount,
      exists (select from transactions t where t.credit_order_id = c.id) as referenced`,
  });
  const details = { used_amount: before.used_amount };
  requireAction(creditOrderMachine, 'delete', before, { details });
  if (before.referenced) throw new Refusal('credit_in_use', { details });
  await deleteRow(ctx, 'credit_orders', params.id);
  ctx.log({
    logable_type: 'order',
    logable_id: before.order_id,
    type_id: 'write',
    content: { credit_order_deleted: params.id },
  });
};
