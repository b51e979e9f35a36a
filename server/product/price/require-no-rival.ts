import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';

/**
 * Refuses a price that is ambiguous with another one of its group: as many conditions, no contradicting
 * values, and common days. Checked on save, because at calculation the choice would be arbitrary. Refuses
 * with `price_overlap`.
 */
export async function requireNoRival(ctx: Context, priceId: number): Promise<void> {
  // serializes saves, because concurrent ones would not see each other
  await sql`select pg_advisory_xact_lock(hashtext('prices'))`.execute(ctx.db);
  const {
    rows: [rival],
  } = await sql<{ id: number; name: string }>`
    select o.id, o.name
    from prices p
    join prices o on o.organization_id = p.organization_id and o.group_type = p.group_type and o.id <> p.id
    where p.id = ${priceId}
      and (select count(*) from price_conditions c where c.price_id = p.id)
        = (select count(*) from price_conditions c where c.price_id = o.id)
      and not exists (
        select
        from price_conditions a
        join price_conditions b on b.price_id = o.id and b.key = a.key and b.value <> a.value
        where a.price_id = p.id
      )
      and exists (
        select
        from price_timelines a
        join price_timelines b on b.price_id = o.id
        where a.price_id = p.id
          and daterange(a.start_date, a.end_date) && daterange(b.start_date, b.end_date)
      )
    limit 1`.execute(ctx.db);
  if (rival !== undefined)
    throw new Refusal('price_overlap', { values: { name: rival.name }, details: { price_id: rival.id } });
}
