import type { createCustomer as endpoint } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { withoutRowLimits } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { userSource } from './user.queries.ts';
import { requireFreeEmail, writeUser } from './write-user.ts';

/**
 * Creates a customer of the caller's organization during a conversation. The customer has no password: the
 * link of a forgotten one sets it, and verifies the email.
 */
export const createCustomer: Handler<typeof endpoint> = async (ctx, { body }) => {
  await requireFreeEmail(ctx, body.email);
  const id = await writeUser(ctx, {
    ...body,
    tel: body.tel ?? null,
    tax_code: body.tax_code ?? null,
    organization_id: ctx.organizationId,
    role_id: 'customer',
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'user', logable_id: id, type_id: 'created', content: body });
  return findRow(withoutRowLimits(ctx), userSource, id);
};
