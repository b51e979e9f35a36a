import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';

/** Changes the unassigned amount of a locked voucher. The database refuses negative ones. */
export const changeUnassigned = (ctx: Context, id: number, change: Decimal): Promise<void> =>
  updateRow(ctx, 'transactions', id, { unassigned: sql<string>`unassigned + ${change}::numeric` });
