import { anyKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  add,
  compare,
  isNegative,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { changeCharges, lockChargesById, type Charge } from '../charge/charges.ts';
import { creditsById, giveRoomBack } from '../credit-order/credit-room.ts';
import { changeLots, lockLots, lotsById, type DebtLot } from '../debt/debt-lots.ts';
import { lockAccounts } from '../ledger/ledger-accounts.ts';
import { laterVouchers, recordSettlements, settlementsOf, type Settled } from '../settlement/settlements.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { partyAccountsOf } from './voucher-postings.ts';

/** Settlements of a voucher, locked with their documents. */
interface LockedSettled {
  changes: Required<Settled>[];
  lots: DebtLot[];
  order: string[];
  purchase: number[];
}

/**
 * Locks the settlements of a voucher. Refuses if later vouchers depend on them, the document is cancelled, or
 * no settlements were recorded.
 */
export async function lockSettled(ctx: Context, voucher: TransactionRow): Promise<LockedSettled> {
  if (!anyKinds[voucher.type_id].undoes.includes('charges'))
    return { changes: [], lots: [], order: [], purchase: [] };
  const changes = await settlementsOf(ctx, voucher.id);
  if (changes.length === 0)
    throw new Refusal('voucher_not_reversible', {
      values: { code: voucher.code_ref },
      details: { id: voucher.id, type_id: voucher.type_id },
    });
  const charges = await lockChargesById(ctx, [...new Set(changes.map(({ charge_id }) => charge_id))]);
  await lockAccounts(ctx, await partyAccountsOf(ctx, voucher.id));
  const lots = await lockOwnLots(ctx, changes);
  if (!(await canBeUndone(ctx, changes, charges, lots))) await refuseBuiltOn(ctx, voucher);
  const blocked = charges.find((charge) => charge.blocked !== null);
  if (blocked?.blocked != null) {
    const id = blocked.order_id ?? blocked.purchase_id;
    throw new Refusal(blocked.blocked, { values: { order_id: id }, details: { id } });
  }
  return {
    ...{ changes, lots },
    order: charges.flatMap(({ order_id }) => order_id ?? []),
    purchase: charges.flatMap(({ purchase_id }) => purchase_id ?? []),
  };
}

async function lockOwnLots(ctx: Context, changes: readonly Required<Settled>[]): Promise<DebtLot[]> {
  const own = changes.filter(({ debt_lot_id }) => debt_lot_id !== null);
  if (own.length === 0) return [];
  await lockLots(ctx, [...new Set(own.map(({ charge_id }) => charge_id))]);
  return lotsById(ctx, [...new Set(own.map(({ debt_lot_id }) => debt_lot_id!))]);
}

const sum = (values: readonly Decimal[]): Decimal => add(...values, zero);
const within = (low: Decimal, value: Decimal, high: Decimal): boolean =>
  compare(low, value) <= 0 && compare(value, high) <= 0;

/** Whether charges, lots and credits stay consistent without the voucher's changes. */
async function canBeUndone(
  ctx: Context,
  changes: readonly Required<Settled>[],
  charges: readonly Charge[],
  lots: readonly DebtLot[],
): Promise<boolean> {
  const resolvedLeft = charges.every(({ id, resolved }) => {
    const own = changes.filter(({ charge_id }) => charge_id === id);
    return !isNegative(subtract(resolved, sum(own.map((change) => change.resolved))));
  });
  const lotsLeft = lots.every((lot) => {
    const { debited, repaid } = ofLot(changes, lot);
    return within(zero, subtract(lot.repaid, repaid), subtract(lot.amount, debited));
  });
  const credits = await creditsById(
    ctx,
    lots.flatMap(({ credit_order_id }) => credit_order_id ?? []),
  );
  const creditsLeft = credits.every((credit) => {
    const own = lots.filter(({ credit_order_id }) => credit_order_id === credit.id);
    const used = sum(own.map((lot) => ofLot(changes, lot).debited));
    return within(zero, subtract(credit.used_amount, used), credit.amount);
  });
  return resolvedLeft && lotsLeft && creditsLeft;
}

function ofLot(changes: readonly Required<Settled>[], { id }: Pick<DebtLot, 'id'>) {
  const own = changes.filter(({ debt_lot_id }) => debt_lot_id === id);
  return { debited: sum(own.map(({ debited }) => debited)), repaid: sum(own.map(({ repaid }) => repaid)) };
}

/** Refuses and names the vouchers to be reversed first. */
async function refuseBuiltOn(ctx: Context, { id, code_ref }: TransactionRow): Promise<never> {
  const vouchers = await laterVouchers(ctx, id);
  throw new Refusal('voucher_is_built_on', {
    values: { code: code_ref, vouchers: vouchers.map((one) => one.code_ref).join(', ') },
    details: { id, vouchers },
  });
}

/** Reverts settlements: credits first, then lots, then charges. */
export async function undoSettled(
  ctx: Context,
  { changes, lots }: LockedSettled,
  transaction_id: number,
): Promise<void> {
  const back = lots.map((lot) => {
    const { debited, repaid } = ofLot(changes, lot);
    return { ...lot, amount: debited, repaid };
  });
  await giveRoomBack(ctx, back);
  await changeLots(
    ctx,
    back.map(({ id, amount, repaid }) => ({ id, amount: negate(amount), repaid: negate(repaid) })),
  );
  const undone = changes.map((change) => ({
    ...change,
    resolved: negate(change.resolved),
    debited: negate(change.debited),
    repaid: negate(change.repaid),
  }));
  await changeCharges(ctx, undone);
  await recordSettlements(ctx, transaction_id, undone);
}
