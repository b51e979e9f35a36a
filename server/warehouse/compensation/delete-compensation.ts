import { add, isPositive, negate } from '@hakobu/contract/kernel/decimal.ts';
import type { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { ListSource } from '#kernel/list/list-source.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { accrueCompensation } from '../../accounting/compensation/accrue-compensation.ts';
import { documentOf } from './compensation-document.ts';
import type { CompensationRow } from './compensation.queries.ts';
import { lockCompensation } from './lock-compensation.ts';

/** Deletes a compensation of which nothing is paid or recorded as payable, and reverses its posting. */
export const deleteCompensation =
  (source: ListSource<CompensationRow>): Handler<typeof orderCompensation.delete> =>
  async (ctx, { params, version }) => {
    const id = Number(params.id);
    const before = await lockCompensation(ctx, source, { id, version });
    const { charge, currency_id, order_id, lading_bill_id, amount } = before;
    const settled = add(charge.resolved, charge.debited);
    if (isPositive(settled)) throw new Refusal('compensation_settled', { details: { settled } });
    await setChargeTotals(ctx, [
      {
        ...{ kind: 'compensation', currency_id, total: '0', compensation_id: id, order_id },
        ...{ party_type: charge.party_type, party_id: charge.party_id },
        ...(lading_bill_id !== null && { lading_bill_id }),
      },
    ]);
    const document = documentOf(before);
    const writeVoucher = await accrueCompensation(ctx, charge, negate(amount), document);
    await updateRow(ctx, 'compensations', id, { deleted_at: ctx.now });
    ctx.emit('order', [order_id], 'compensation_deleted');
    ctx.log({
      ...{ logable_type: document.receiptable_type, logable_id: document.receiptable_id },
      type_id: 'write',
      content: { compensation_deleted: id, amount, currency_id },
    });
    return afterEvents(async () => void (await writeVoucher()));
  };
