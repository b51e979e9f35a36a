// Earlier vouchers with money to be taken: unassigned receipts, or purchased currency in transit.
import { sql } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import {
  moveKinds,
  type MoveKind,
  type TransactionKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { bookBase } from '../ledger/base-amount.ts';
import { refuseReversed } from '../transaction/refuse-reversed.ts';
import { requireAtMost } from './payment.ts';

/** A locked earlier voucher, and the value of the part that is taken. */
export interface WaitingMoney {
  id: number;
  /** The account of its remaining amount. */
  place: AccountRole;
  worth: Decimal;
}

interface Taken {
  parent_id: number;
  amount: Decimal;
  currency_id: CurrencyId;
}

/**
 * Locks the voucher that another one takes from. Refuses unknown and reversed vouchers, other currencies, and
 * more than remains.
 */
export async function lockParent(
  ctx: Context,
  kind: MoveKind,
  { parent_id, amount, currency_id }: Taken,
): Promise<WaitingMoney> {
  const parent = moveKinds[kind].postings.parent!;
  const [found] = await lockRows(
    ctx,
    'transactions',
    sql<{
      id: number;
      code_ref: string;
      type_id: TransactionKind;
      currency_id: CurrencyId;
      unassigned: Decimal | null;
    }>`
      select t.id, t.code_ref, t.type_id, coalesce(t.to_currency_id, t.currency_id) as currency_id,
        t.unassigned
      from transactions t
      where t.id = ${parent_id} and t.organization_id = ${ctx.organizationId}`,
    't',
  );
  if (found?.unassigned == null || !parent.of.includes(found.type_id))
    throw unknownReference('parent_id', parent_id);
  await refuseReversed(ctx, found);
  if (found.currency_id !== currency_id)
    throw refuseField('currency_id', 'currency_mismatch', { currency: found.currency_id });
  requireAtMost(amount, found.unassigned);
  const left = await readWaiting(ctx, parent_id, parent.place);
  return { id: parent_id, place: parent.place, worth: bookBase({ ...left, currency_id }, amount)! };
}

/** Remaining amount and value of a locked voucher, from all related postings. */
async function readWaiting(
  ctx: Context,
  id: number,
  place: AccountRole,
): Promise<{ balance: Decimal; balance_base: Decimal }> {
  const {
    rows: [row],
  } = await sql<{ balance: Decimal; balance_base: Decimal }>`
    select abs(sum(case when p.to_account_id = l.id then p.to_amount else -p.from_amount end)) as balance,
      abs(sum(case when p.to_account_id = l.id then p.amount_base else -p.amount_base end)) as balance_base
    from transactions t
    join ledger_postings p on p.transaction_id = t.id
    join ledger_accounts l on l.id in (p.from_account_id, p.to_account_id)
    join accounts a on a.id = l.account_id and a.role = ${place}
    where t.id = ${id} or t.parent_id = ${id}`.execute(ctx.db);
  return row!;
}
