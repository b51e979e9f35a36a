import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Posting } from '../ledger/post.ts';

/** Refuses postings to closed funds and bank accounts, whose balance could not be withdrawn again. */
export async function requireOpenAccounts(
  ctx: Context,
  { id, code_ref: code }: { id: number; code_ref: string },
  postings: readonly Posting[],
): Promise<void> {
  const moved = postings.flatMap(({ debit, credit }) => [debit.id, credit.id]);
  const {
    rows: [closed],
  } = await sql<{ party_type: string; id: number; name: string }>`
    select l.party_type, l.party_id as id, coalesce(f.name, c.name) as name
    from ledger_accounts l
    left join funds f on l.party_type = 'fund' and f.id = l.party_id
    left join cards c on l.party_type = 'card' and c.id = l.party_id
    where l.id = any(${moved}::bigint[]) and coalesce(f.closed_at, c.closed_at) is not null
    order by l.id
    limit 1`.execute(ctx.db);
  if (closed === undefined) return;
  const { name: place, party_type, id: place_id } = closed;
  throw new Refusal('reversal_of_closed_place', {
    values: { place, code },
    details: { id, [`${party_type}_id`]: place_id },
  });
}
