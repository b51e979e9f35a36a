import { sql } from 'kysely';
import type { creditOrder } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeDueDate } from '../debt/debt-lots.ts';
import { creditOrderSource } from './credit-order.queries.ts';

interface Before {
  order_id: string;
  amount: Decimal;
  used_amount: Decimal;
  payment_due_date: string;
}

/** Changes the limit of a credit, never below its used amount, or its due date, which its debt follows. */
export const changeCreditOrder: Handler<typeof creditOrder.update> = async (
  ctx,
  { params, body, version },
) => {
  const before = await lockRow<Before>(ctx, creditOrderSource, {
    id: params.id,
    version,
    columns: sql`c.order_id, c.used_amount, c.amount, c.payment_due_date`,
  });
  const used = before.used_amount;
  if (body.amount !== undefined && compare(body.amount, used) < 0)
    throw refuseField('amount', 'credit_below_used', { used }, { used });
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'credit_orders', params.id, body);
    if (body.payment_due_date !== undefined)
      await changeDueDate(ctx, Number(params.id), body.payment_due_date);
    ctx.log({
      logable_type: 'order',
      logable_id: before.order_id,
      type_id: 'write',
      content: { credit_order_id: params.id, ...content, since: dayIn(ctx.now) },
    });
  }
  return findRow(ctx, creditOrderSource, params.id);
};
