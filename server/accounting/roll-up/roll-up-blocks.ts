import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { eachSide, sidesOfPostings } from '../ledger/sides.ts';
import type { EndedWrites } from './ended-writes.ts';

/** Postings of a block, which a page reads at most. Tests lower it. */
export const block = { most: 500 };

/**
 * Adds postings to the blocks of their days. A block covers a day's postings from its first id up to the next
 * block; a full one is followed by a new one. Postings with an id inside an existing block are added to it.
 */
export async function rollUpBlocks(transaction: Db, { next, horizon }: EndedWrites): Promise<void> {
  const sum = (name: string) => sql`sum(s.${sql.ref(name)})`;
  const added = (name: string) =>
    sql`${sql.ref(name)} = ${sql.ref(`b.${name}`)} + ${sql.ref(`excluded.${name}`)}`;
  await sql`
    with came as materialized (
      select id, organization_id, voucher_date as day, to_account_id, from_account_id, to_amount, from_amount,
        amount_base
      from ledger_postings
      where xact >= ${next}::xid8 and xact < ${horizon}::xid8),
    latest as materialized (
      select d.organization_id, d.day, b.first_id, max(b.last_id) as last_id, sum(b.lines) / 2 as postings
      from (select distinct organization_id, day from came) as d
      cross join lateral (
        select max(first_id) as first_id
        from account_blocks x
        where x.organization_id = d.organization_id and x.day = d.day) as open
      join account_blocks b on b.organization_id = d.organization_id and b.day = d.day
        and b.first_id = open.first_id
      group by 1, 2, 3),
    counted as (
      select c.*, l.first_id as open_id, coalesce(c.id <= l.last_id, false) as late, coalesce(l.postings, 0)
        - 1 + row_number() over (
          partition by c.organization_id, c.day, coalesce(c.id <= l.last_id, false) order by c.id) as place
      from came c
      left join latest l using (organization_id, day)),
    placed as (
      select *, case
        when late then (
          select max(x.first_id)
          from account_blocks x
          where x.organization_id = c.organization_id and x.day = c.day and x.first_id <= c.id)
        when place < ${block.most}::bigint then coalesce(open_id, 0)
        else min(id) over (partition by organization_id, day, late, place / ${block.most}::bigint)
        end as first_id
      from counted c)
    insert into account_blocks as b (organization_id, day, first_id, account_id, currency_id, last_id, lines,
      ${eachSide((name) => sql.ref(name))})
    select c.organization_id, c.day, c.first_id, l.account_id, l.currency_id, max(c.id), count(*),
      ${eachSide(sum)}
    from placed c
    ${sidesOfPostings('c')}
    group by 1, 2, 3, 4, 5
    on conflict (organization_id, day, first_id, account_id, currency_id) do update
    set last_id = greatest(b.last_id, excluded.last_id), lines = b.lines + excluded.lines,
      ${eachSide(added)}`.execute(transaction);
}
