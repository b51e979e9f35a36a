import { sql } from 'kysely';
import type { lockPeriod, unlockPeriod } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readLockedPeriods } from './locked-periods.ts';

const firstDay = (month: string): string => `${month}-01`;

/** Refuses a month that has not ended. */
export function requireOver(ctx: Context, month: string): void {
  if (month >= dayIn(ctx.now).slice(0, 7))
    throw new Refusal('period_not_over', { values: { month }, details: { month } });
}

/**
 * Waits for concurrent postings of the organization and blocks new ones until commit: postings reference the
 * organization's row, and the ledger then refuses them. Nothing else is locked before or after, so there is
 * no deadlock.
 */
const stopPostings = (ctx: Context) =>
  sql`select id from organizations o where o.id = ${ctx.organizationId} for update of o`.execute(ctx.db);

/** Locks a month. Refuses one that has not ended or is already locked. */
export const lockMonth: Handler<typeof lockPeriod> = async (ctx, { body: { month, reason } }) => {
  requireOver(ctx, month);
  await stopPostings(ctx);
  const { numAffectedRows } = await sql`
    insert into locked_periods (organization_id, month, locked_by, reason)
    values (${ctx.organizationId}, ${firstDay(month)}::date, ${ctx.actor.id}, ${reason})
    on conflict do nothing`.execute(ctx.db);
  if (numAffectedRows === 0n)
    throw new Refusal('period_already_locked', { values: { month }, details: { month } });
  ctx.log({
    logable_type: 'period',
    logable_id: month,
    type_id: 'created',
    content: { note: reason },
  });
  const [row] = await readLockedPeriods(ctx, sql`p.month = ${firstDay(month)}::date`);
  return row!;
};

/** Unlocks a month. */
export const unlockMonth: Handler<typeof unlockPeriod> = async (ctx, { body: { month, reason } }) => {
  const { numAffectedRows } = await sql`
    delete from locked_periods
    where organization_id = ${ctx.organizationId} and month = ${firstDay(month)}::date`.execute(ctx.db);
  if (numAffectedRows === 0n)
    throw new Refusal('period_not_locked', { values: { month }, details: { month } });
  ctx.log({
    logable_type: 'period',
    logable_id: month,
    type_id: 'deleted',
    content: { note: reason },
  });
  return { month };
};
