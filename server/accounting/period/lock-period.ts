import { sql } from 'kysely';
import type { lockPeriod, unlockPeriod } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readLockedPeriods } from './locked-periods.ts';

const firstDay = (month: string): string => `${month}-01`;

/** Refuses a month that is not over: business still goes into it. */
export function requireOver(ctx: Context, month: string): void {
  if (month >= dayIn(ctx.now).slice(0, 7))
    throw new Refusal('period_not_over', { values: { month }, details: { month } });
}

/**
 * Waits for every write that has posted something for the organization, and lets nobody post until the
 * commit: who posts refers to the organization, and is then refused by the ledger itself. Nothing else is
 * locked before or after, so nobody can wait for somebody who waits for this.
 */
const stopPostings = (ctx: Context) =>
  sql`select id from organizations o where o.id = ${ctx.organizationId} for update of o`.execute(ctx.db);

/** Locks a month of the books. Refuses one that is not over or is locked already. */
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

/** Opens a locked month again. */
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
