import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';

/** Locks box rows, so that two people who move the same boxes take turns. */
export const lockBoxes = (ctx: Context, ids: readonly number[]): Promise<number[]> => lock(ctx, 'boxes', ids);
