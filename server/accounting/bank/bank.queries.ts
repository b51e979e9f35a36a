import { sql } from 'kysely';
import type { z } from 'zod';
import type { bankRow } from '@hakobu/contract/accounting/bank/bank.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { codeColumn, contains } from '#kernel/list/search.ts';

/** Banks, shared by all companies; the accounts are those of the request's organization. */
export const bankSource: ListSource<z.output<typeof bankRow>> = defineListSource({
  from: sql`banks b`,
  select: sql`b.id, b.name, b.code, 0 as cards, b.created_at, b.updated_at, b.version`,
  key: 'b.id',
  access: () => undefined,
  filters: { code: codeColumn('b.code') },
  search: (text) => contains('b.name', text),
  always: countCards,
});

async function countCards(ctx: Context, rows: z.output<typeof bankRow>[]): Promise<void> {
  const { rows: counted } = await sql<{ bank_id: number; cards: number }>`
    select c.bank_id, count(*)::int as cards
    from cards c
    where c.bank_id = any(${rows.map(({ id }) => id)}::bigint[]) and c.organization_id = ${ctx.organizationId}
    group by 1`.execute(ctx.db);
  for (const row of rows) row.cards = counted.find(({ bank_id }) => bank_id === row.id)?.cards ?? 0;
}
