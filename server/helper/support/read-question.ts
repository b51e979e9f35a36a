import type { readSupport } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { supportSource } from './support.queries.ts';
import { lockSupport, markRead } from './support-texts.ts';

/** Records that the caller has read a ticket. */
export const readQuestion: Handler<typeof readSupport> = async (ctx, { params }) => {
  // waits for a message that is being written, so that it does not count as read
  const { id } = await lockSupport(ctx, params.id);
  await markRead(ctx, id);
  return findRow(ctx, supportSource, id);
};
