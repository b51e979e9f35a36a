import type { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { contractDueDate } from '@hakobu/contract/order/contract/contract-due-date.ts';
import { contractMachine, type ContractState } from '@hakobu/contract/order/contract/contract.machine.ts';
import { listTransitions } from '@hakobu/contract/kernel/machine.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { forbidden, Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { assignFreight } from '../../accounting/charge/assign-freight.ts';
import { debitDocument, requireRightToDebit } from '../../accounting/debt/debit-document.ts';
import { requireDays } from './create-contract.ts';
import { lockContract, ordersOfContract, requireStep, type LockedContract } from './lock-contract.ts';
import { mayReopen, readContract, REOPENING } from './read-contract.ts';

/** Changes the terms of a contract and takes the next step of its state machine. */
export const updateContract: Handler<typeof contract.update> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  const { status_id, action_debit, voucher_date, ...terms } = body;
  if (action_debit) requireRightToDebit(ctx);
  const withOrders = status_id !== undefined || action_debit;
  const locked = await lockContract(ctx, { id, version, orders: withOrders ? 'all' : [] });
  if (Object.keys(terms).length > 0) await changeTerms(ctx, locked, terms);
  if (status_id !== undefined && status_id !== locked.status_id) await takeStep(ctx, locked, status_id);
  if (!action_debit) return afterEvents(() => readContract(ctx, id));
  await updateRow(ctx, 'contracts', id, {});
  const writeVouchers = await debit(ctx, { ...locked, ...terms }, voucher_date);
  return afterEvents(async () => {
    await writeVouchers();
    return readContract(ctx, id);
  });
};

async function changeTerms(
  ctx: Context,
  before: LockedContract,
  terms: Partial<Pick<LockedContract, 'start_date' | 'end_date'>>,
): Promise<void> {
  requireStep(before, 'update');
  requireDays({ ...before, ...terms });
  const content = differences(before, terms);
  if (Object.keys(content).length === 0) return;
  await updateRow(ctx, 'contracts', before.id, terms);
  ctx.log({ logable_type: 'contract', logable_id: before.id, type_id: 'write', content });
}

/** Moves a locked contract to a state. Reopening it makes it bear the freight of its orders again. */
async function takeStep(ctx: Context, before: LockedContract, to: ContractState): Promise<void> {
  const { id, status_id: from } = before;
  const transition = listTransitions(contractMachine).find(
    (one) => one.from === from && one.to === to && one.action,
  );
  requireStep(before, transition?.action ?? stepTo(to));
  if (transition?.action === 'reopen' && !mayReopen(ctx)) throw forbidden(REOPENING);
  const orders = await ordersOfContract(ctx, id);
  if (transition?.action === 'cancel' && orders.length > 0)
    throw new Refusal('contract_has_orders', { details: { orders } });
  await updateRow(ctx, 'contracts', id, { status_id: to });
  ctx.log({ logable_type: 'contract', logable_id: id, type_id: 'write', content: { status_id: to } });
  if (transition?.action === 'reopen') {
    await assignFreight(ctx, { order_ids: orders });
    ctx.emit('order', orders, 'contract_reopened');
  }
}

/** The action that leads to a state from any other one, so that a refusal can name it. */
const stepTo = (to: ContractState) =>
  listTransitions(contractMachine).find((one) => one.to === to && one.action)!.action!;

/** Records all unsettled freight of a contract as receivable. */
function debit(
  ctx: Context,
  contract: LockedContract,
  voucher_date: string | undefined,
): Promise<() => Promise<unknown>> {
  requireStep(contract, 'debit');
  const payment_due_date = contractDueDate(contract, dayIn(ctx.now));
  return debitDocument(ctx, { type: 'contract', id: contract.id }, { payment_due_date, voucher_date });
}
