import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';

/** More or less of a locked voucher waits to be taken by others. The database refuses less than nothing. */
export const changeUnassigned = (ctx: Context, id: number, change: Decimal): Promise<void> =>
  updateRow(ctx, 'transactions', id, { unassigned: sql<string>`unassigned + ${change}::numeric` });
