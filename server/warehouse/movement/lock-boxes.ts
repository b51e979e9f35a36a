import type { Context } from '#kernel/context.ts';
import { lock } from '#kernel/locks/lock.ts';

/** Locks boxes, so that concurrent movements of the same boxes are serialized. */
export const lockBoxes = (ctx: Context, ids: readonly number[]): Promise<number[]> => lock(ctx, 'boxes', ids);
