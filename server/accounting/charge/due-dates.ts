// The state of due dates on the business day, as SQL shared by all lists of debts.
import { sql, type RawBuilder } from 'kysely';
import { businessDay } from '#kernel/business-day.ts';

interface Debt {
  owed: RawBuilder<unknown>;
  due: RawBuilder<unknown>;
}

/** Today as a subquery, evaluated once instead of per row, because time zone conversion is expensive. */
const today = sql`(select ${businessDay})`;

/** The state of a due date today; amounts that are not owed are never due. */
export const dueState = ({ owed, due }: Debt) => sql<'none' | 'not_yet_due' | 'due_today' | 'overdue'>`case
  when ${owed} = 0 or ${due} is null then 'none'
  when ${due} > ${today} then 'not_yet_due'
  when ${due} = ${today} then 'due_today'
  else 'overdue' end`;

/** Days overdue. */
export const daysOverdue = ({ owed, due }: Debt) =>
  sql<number>`case when ${owed} = 0 or ${due} is null then 0
    else greatest(${today} - ${due}, 0) end`;

/** Whether a due date has passed. */
export const isPastDue = (due: RawBuilder<unknown>) => sql<boolean>`(${due} < ${businessDay})`;
