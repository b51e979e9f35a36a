import type { supportContent } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { readReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { supportContentSource } from './support.queries.ts';
import { addText, asReader, lockSupport, logSupport, setSupportStatus } from './support-texts.ts';
import { notifyAboutSupport } from './notify-about-support.ts';

/** Adds a message to a ticket that the caller may read, and reopens it where it was closed. */
export const answerQuestion: Handler<typeof supportContent.create> = async (
  ctx,
  { body: { support_id, text } },
) => {
  const support = await readReference('support_id', support_id, lockSupport(asReader(ctx), support_id));
  const id = await addText(ctx, support_id, text);
  // sends no notification of its own, because the message below sends one
  await setSupportStatus(ctx, support, 'open');
  logSupport(ctx, support_id, 'write', { answered: true });
  await notifyAboutSupport(ctx, 'support_answered', support);
  return findRow(asReader(ctx), supportContentSource, id);
};
