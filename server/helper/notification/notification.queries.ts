import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  notificationRow,
  notificationSubscriberRow,
} from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { notificationOf } from '@hakobu/phrases/server.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

export type NotificationRow = z.output<typeof notificationRow>;
type Subscriber = z.output<typeof notificationSubscriberRow>;

/** The caller's notifications. Texts are composed on read, in the reader's language. */
export const notificationSource = defineListSource<NotificationRow>({
  from: sql`user_notifications n`,
  select: sql`n.id, n.user_id, n.kind, n.subject_type, n.subject_id, n.content, n.read_at, n.created_at`,
  key: 'n.id',
  access: (ctx) => sql<SqlBool>`n.user_id = ${ctx.actor.id}`,
  filters: {
    unread: ([unread]) =>
      unread === 'true' ? sql<SqlBool>`n.read_at is null` : sql<SqlBool>`n.read_at is not null`,
  },
  async always(ctx, rows) {
    for (const row of rows as (NotificationRow & { content?: Record<string, string> })[]) {
      Object.assign(row, notificationOf(ctx.language, row.kind, row.content ?? {}));
      delete row.content;
    }
  },
});

export const subscriberSource = defineListSource<Subscriber>({
  from: sql`notification_subscribers n join users u on u.id = n.user_id`,
  select: sql`n.id, n.user_id, n.support_type_id, n.created_at, n.updated_at, n.version`,
  key: 'n.id',
  access: (ctx) => rowAccess(ctx, { organization: 'u.organization_id', owners: ['n.user_id'] }),
  includes: {
    user: named('user', 'user_id', 'users'),
    supportType: named('supportType', 'support_type_id', 'support_types'),
  },
});
