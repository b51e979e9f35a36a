import type { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { forbidden } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireCustomer } from '../../identity/user/user.queries.ts';
import { supportSource } from './support.queries.ts';
import { addText, logSupport } from './support-texts.ts';
import { notifyAboutSupport } from './notify-about-support.ts';

/** Opens a ticket with its first message, from the caller or on behalf of a customer. */
export const openQuestion: Handler<typeof support.create> = async (
  ctx,
  { body: { text, sender_id = ctx.actor.id, ...fields } },
) => {
  if (sender_id !== ctx.actor.id) await requireSender(ctx, sender_id);
  const id = await insertRow(ctx, 'supports', {
    ...fields,
    sender_id,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id,
  });
  await addText(ctx, id, text);
  logSupport(ctx, id, 'created', { title: fields.title });
  await notifyAboutSupport(ctx, 'support_opened', { id, organization_id: ctx.organizationId, ...fields });
  return findRow(ctx, supportSource, id);
};

/** Staff may open tickets for their customers. Customers open tickets for themselves. */
async function requireSender(ctx: Context, id: number): Promise<void> {
  if (!ctx.actor.permissions.has('customer.own.read')) throw forbidden('customer.own.read');
  await requireCustomer(ctx, id, 'sender_id');
}
