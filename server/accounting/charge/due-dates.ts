// How due dates stand on the business's day, as SQL that every list of debts shares.
import { sql, type RawBuilder } from 'kysely';
import { businessDay } from '#kernel/business-day.ts';

interface Debt {
  owed: RawBuilder<unknown>;
  due: RawBuilder<unknown>;
}

/** Today, worked out once and not for every row: zones of time are dear. */
const today = sql`(select ${businessDay})`;

/** How a due date stands today; nothing that is not owed is due. */
export const dueState = ({ owed, due }: Debt) => sql<'none' | 'not_yet_due' | 'due_today' | 'overdue'>`case
  when ${owed} = 0 or ${due} is null then 'none'
  when ${due} > ${today} then 'not_yet_due'
  when ${due} = ${today} then 'due_today'
  else 'overdue' end`;

/** For how many days it is overdue. */
export const daysOverdue = ({ owed, due }: Debt) =>
  sql<number>`case when ${owed} = 0 or ${due} is null then 0
    else greatest(${today} - ${due}, 0) end`;

/** Whether a day on which something is due is over. */
export const isPastDue = (due: RawBuilder<unknown>) => sql<boolean>`(${due} < ${businessDay})`;
