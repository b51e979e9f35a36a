import { sql } from 'kysely';
import type { checkSeals } from '@hakobu/contract/accounting/seal/seal.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';

/** Recomputes the hashes of the organization from their rows and compares them. */
export const verifyHashChain: Handler<typeof checkSeals> = async (ctx) => {
  const [totals, broken] = await Promise.all([readTotals(ctx), readBroken(ctx)]);
  return { ...totals, broken };
};

interface Totals {
  seals: number;
  postings: number;
  logs: number;
  sealed_at: string | null;
  head: string | null;
}

async function readTotals(ctx: Context): Promise<Totals> {
  const {
    rows: [row],
  } = await sql<Totals>`
    select count(*)::int as seals, coalesce(sum(s.postings), 0)::int as postings,
      coalesce(sum(s.logs), 0)::int as logs, max(s.sealed_at) as sealed_at,
      (array_agg(encode(s.hash, 'hex') order by s.number desc))[1] as head
    from ledger_seals s
    where s.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return row!;
}

async function readBroken(ctx: Context): Promise<{ number: number; sealed_at: string }[]> {
  const { rows } = await sql<{ number: number; sealed_at: string }>`
    select s.number, s.sealed_at
    from ledger_seals s
    cross join lateral seal_of(s.organization_id, s.number, s.from_xact, s.to_xact) as now
    where s.organization_id = ${ctx.organizationId}
      and (s.hash, s.postings, s.logs) is distinct from (now.hash, now.postings, now.logs)
    order by s.number`.execute(ctx.db);
  return rows;
}
