import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import * as endpoints from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { notificationOf } from '@hakobu/phrases/server.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField, Refusal, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';

type Row = z.output<typeof endpoints.notificationRow>;

/** The sentences are made when they are read, in the reader's language. */
const source = defineListSource<Row>({
  from: sql`user_notifications n`,
  select: sql`n.id, n.user_id, n.kind, n.subject_type, n.subject_id, n.content, n.read_at, n.created_at`,
  key: 'n.id',
  access: (ctx) => sql<SqlBool>`n.user_id = ${ctx.actor.id}`,
  filters: {
    unread: ([unread]) =>
      unread === 'true' ? sql<SqlBool>`n.read_at is null` : sql<SqlBool>`n.read_at is not null`,
  },
  async always(ctx, rows) {
    for (const row of rows as (Row & { content?: Record<string, string> })[]) {
      Object.assign(row, notificationOf(ctx.language, row.kind, row.content ?? {}));
      delete row.content;
    }
  },
});

async function mark(ctx: Context, id: string | number, read: boolean): Promise<Row> {
  const row = await findRow(ctx, source, id);
  if ((row.read_at !== null) !== read)
    await sql`update user_notifications set read_at = ${read ? ctx.now : null} where id = ${id}`.execute(
      ctx.db,
    );
  return findRow(ctx, source, id);
}

/** Whom a right of the caller's scope reaches: themselves and the team, the organization, everybody. */
async function requireReachable(ctx: Context, userId: number): Promise<void> {
  const reach = rowAccess(ctx, { organization: 'u.organization_id', owners: ['u.id'] }) ?? sql<SqlBool>`true`;
  const {
    rows: [user],
  } = await sql`select 1 from users u where u.id = ${userId} and u.disabled_at is null and ${reach}`.execute(
    ctx.db,
  );
  if (user === undefined) throw unknownReference('user_id', userId);
}

type Subscriber = z.output<typeof endpoints.notificationSubscriberRow>;
const subscribers = defineListSource<Subscriber>({
  from: sql`notification_subscribers n join users u on u.id = n.user_id`,
  select: sql`n.id, n.user_id, n.support_type_id, n.created_at, n.updated_at, n.version`,
  key: 'n.id',
  access: (ctx) => rowAccess(ctx, { organization: 'u.organization_id', owners: ['n.user_id'] }),
  includes: {
    user: belongsTo('user', 'user_id', (ids) => sql`select id, name from users where id = any(${ids})`),
    supportType: belongsTo(
      'supportType',
      'support_type_id',
      (ids) => sql`select id, name from support_types where id = any(${ids})`,
    ),
  },
});

/** Customers are told of their own questions without subscribing; those of others are not theirs. */
async function requireStaff(ctx: Context, { user_id }: { user_id?: number | undefined }): Promise<{}> {
  if (user_id === undefined) return {};
  await requireReachable(ctx, user_id);
  const {
    rows: [customer],
  } = await sql`select 1 from users where id = ${user_id} and role_id = 'customer'`.execute(ctx.db);
  if (customer !== undefined) throw refuseField('user_id', 'subscriber_not_staff');
  return {};
}

const subscriberRoutes = (
  resource: typeof endpoints.notificationSubscriber | typeof endpoints.misspeltSubscriber,
) =>
  Object.values(
    resourceRoutes(resource, {
      table: 'notification_subscribers',
      name: 'notification_subscriber',
      source: subscribers,
      created: requireStaff,
      changed: requireStaff,
    }),
  );

export const routes = [
  route(endpoints.listNotifications, (ctx, { list }) =>
    listRows(ctx, endpoints.listNotifications.list, source, list),
  ),
  route(endpoints.getNotification, (ctx, { params }) => findRow(ctx, source, params.id)),
  route(endpoints.sendNotification, async (ctx, { body: { user_id, ...content } }) => {
    await requireReachable(ctx, user_id);
    const id = Number(
      await insertRow(ctx, 'user_notifications', {
        user_id,
        kind: 'message',
        content: JSON.stringify({ ...content, name: ctx.actor.name }),
      }),
    );
    ctx.announce('notification', {});
    ctx.log({
      logable_type: 'user',
      logable_id: user_id,
      type_id: 'others',
      content: { write: content.title },
    });
    return findRow({ ...ctx, actor: { ...ctx.actor, id: user_id } }, source, id);
  }),
  route(endpoints.changeNotification, (ctx, { params, body: { read } }) => mark(ctx, params.id, read)),
  route(endpoints.markNotificationRead, (ctx, { params }) => mark(ctx, params.id, true)),
  route(endpoints.markAllNotificationsRead, async (ctx) => {
    const { numAffectedRows } =
      await sql`update user_notifications set read_at = ${ctx.now} where user_id = ${ctx.actor.id}
        and read_at is null`.execute(ctx.db);
    return { marked: Number(numAffectedRows ?? 0) };
  }),
  route(endpoints.deleteNotification, async (ctx, { params }) => {
    const { numAffectedRows } =
      await sql`delete from user_notifications where id = ${params.id} and user_id = ${ctx.actor.id}`.execute(
        ctx.db,
      );
    if (Number(numAffectedRows ?? 0) === 0) throw new Refusal('not_found', { details: { id: params.id } });
    return undefined;
  }),
  ...subscriberRoutes(endpoints.notificationSubscriber),
  ...subscriberRoutes(endpoints.misspeltSubscriber),
];
