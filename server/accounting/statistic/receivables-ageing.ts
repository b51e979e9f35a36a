// Ageing of receivables and payables: outstanding lots by days past due.
import { sql, type RawBuilder } from 'kysely';
import { ages } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { businessDay } from '#kernel/business-day.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { isOpenDebt } from '../charge/open-charges.ts';
import type { PartyType } from './parties.ts';

/** Today as a subquery, so that the time zone is converted once instead of per lot. */
const today = sql`(select ${businessDay})`;

/** The last day past due of each bucket; the last bucket is open-ended. */
const lastDay: Readonly<Record<(typeof ages)[number], number | undefined>> = {
  not_due: 0,
  days_1_30: 30,
  days_31_60: 60,
  days_61_90: 90,
  days_over_90: undefined,
};

const openLots = (type: PartyType, organization: number | undefined): Condition =>
  both([
    isOpenDebt(type),
    organization === undefined ? undefined : sql`l.organization_id = ${organization}`,
  ])!;

/** The ageing buckets of the party and currency of rows `t`, as `a`. */
export function joinAgeing(type: PartyType, organization: number | undefined): RawBuilder<unknown> {
  const daysPastDue = sql`${today} - l.payment_due_date`;
  const buckets = ages.map((age, index) => {
    const after = index === 0 ? sql`true` : sql`${daysPastDue} > ${sql.lit(lastDay[ages[index - 1]!]!)}`;
    const until = lastDay[age] === undefined ? sql`true` : sql`${daysPastDue} <= ${sql.lit(lastDay[age])}`;
    return sql`coalesce(sum(l.amount - l.repaid) filter (where ${after} and ${until}), 0) as ${sql.ref(age)}`;
  });
  return sql`
    cross join lateral (
      select ${sql.join(buckets)}
      from debt_lots l
      where ${openLots(type, organization)}
        and l.party_id = t.object_id and l.currency_id = t.currency_id) as a`;
}

/** Amounts of outstanding lots that are not due yet, by party and currency. */
export const notYetDue = (type: PartyType, organization: number | undefined): RawBuilder<unknown> => sql`
  select l.party_id, l.currency_id, sum(l.amount - l.repaid) as amount
  from debt_lots l
  where ${openLots(type, organization)} and l.payment_due_date >= ${today}
  group by 1, 2`;
