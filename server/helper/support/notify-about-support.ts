import { sql } from 'kysely';
import type { NotificationKind } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { notify } from '#kernel/notification/notify.ts';
import { scopeIncludes } from '#kernel/notification/scope-includes.ts';

/**
 * Notifies the participants of a ticket (sender, creator, earlier writers) and the subscribers of its type.
 * Subscribers are notified only of tickets that they may read.
 */
export async function notifyAboutSupport(
  ctx: Context,
  kind: NotificationKind,
  {
    id,
    title,
    organization_id,
    support_type_id,
  }: { id: number; title: string; organization_id: number; support_type_id: number },
): Promise<void> {
  await notify(ctx, {
    kind,
    subject: { type: 'support', id },
    content: { title },
    to: sql`select unnest(array[s.sender_id, s.creator_id]) as id from supports s where s.id = ${id}
      union select c.creator_id from support_contents c where c.support_id = ${id}
      union select n.user_id from notification_subscribers n join users r on r.id = n.user_id
        join role_permissions p on p.role_id = r.role_id and p.resource_id = 'support' and p.may_read
        where n.support_type_id = ${support_type_id}
          and (${scopeIncludes('r', organization_id)} or exists (
            select from role_support_types rs
            where rs.support_type_id = ${support_type_id} and rs.role_id = r.role_id and r.organization_id = ${organization_id}))`,
  });
}
