import { add, compare, isZero, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { compensationMachine } from '@hakobu/contract/warehouse/compensation/compensation.machine.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { ListSource } from '#kernel/list/list-source.ts';
import { requireFields } from '#kernel/machine.ts';
import { refuseField } from '#kernel/refusal.ts';
import { requireScale } from '#kernel/require-scale.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { accrueCompensation } from '../../accounting/compensation/accrue-compensation.ts';
import { debitCompensation } from '../../accounting/compensation/debit-compensation.ts';
import { requireRightToDebit } from '../../accounting/debt/debit-document.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import { documentOf } from './compensation-document.ts';
import type { CompensationRow } from './compensation.queries.ts';
import { lockCompensation, type LockedCompensation } from './lock-compensation.ts';

/**
 * Changes amount or note of a compensation, never below what is paid or recorded as payable; or records its
 * unsettled rest as payable.
 */
export const updateCompensation =
  (source: ListSource<CompensationRow>): Handler<typeof orderCompensation.update> =>
  async (ctx, { params, body, version }) => {
    const id = Number(params.id);
    const { action_debit = false, payment_due_date, ...fields } = body;
    if (action_debit) requireRightToDebit(ctx);
    const before = await lockCompensation(ctx, source, { id, version });
    requireFields(compensationMachine, { ...before, ...moneyOf(before.charge) }, fields);
    const content: Record<string, unknown> = differences(before, fields);
    const writeVoucher = await changeAmount(ctx, before, fields.amount ?? before.amount);
    if (Object.keys(content).length > 0 || action_debit) await updateRow(ctx, 'compensations', id, fields);
    if (action_debit) {
      const [charge] = await lockCharges(ctx, { kinds: ['compensation'], compensation_ids: [id] });
      content['action_debit'] = await debitCompensation(ctx, charge!, payment_due_date);
    }
    if (Object.keys(content).length > 0) {
      const { receiptable_type, receiptable_id } = documentOf(before);
      ctx.emit('order', [before.order_id], 'compensation_changed');
      ctx.log({
        ...{ logable_type: receiptable_type, logable_id: receiptable_id },
        type_id: 'write',
        content: { compensation_id: id, ...content },
      });
    }
    return afterEvents(async () => {
      await writeVoucher?.();
      return findRow(ctx, source, id, ['boxes', 'lading_bill']);
    });
  };

const moneyOf = ({ total, resolved, debited }: Charge) => ({
  ...{ paid: resolved, debited },
  unsolved: subtract(total, add(resolved, debited)),
});

async function changeAmount(
  ctx: Context,
  before: LockedCompensation,
  amount: Decimal,
): Promise<(() => Promise<unknown>) | undefined> {
  const { charge, currency_id, order_id, lading_bill_id } = before;
  const difference = subtract(amount, before.amount);
  if (isZero(difference)) return undefined;
  requireScale('amount', amount, currency_id);
  const settled = add(charge.resolved, charge.debited);
  if (compare(amount, settled) < 0)
    throw refuseField('amount', 'compensation_below_settled', { settled }, { settled });
  await setChargeTotals(ctx, [
    {
      ...{ kind: 'compensation', currency_id, total: amount, compensation_id: before.id, order_id },
      ...{ party_type: charge.party_type, party_id: charge.party_id },
      ...(lading_bill_id !== null && { lading_bill_id }),
    },
  ]);
  return accrueCompensation(ctx, charge, difference, documentOf(before));
}
