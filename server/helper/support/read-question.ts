import type { readSupport } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { supportSource } from './support.queries.ts';
import { lockSupport, markRead } from './support-texts.ts';

/** Remembers that the caller has read a question. */
export const readQuestion: Handler<typeof readSupport> = async (ctx, { params }) => {
  const { id } = await lockSupport(ctx, params.id); // a text that is being written is not read yet
  await markRead(ctx, id);
  return findRow(ctx, supportSource, id);
};
