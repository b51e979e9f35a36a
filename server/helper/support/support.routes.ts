import { sql } from 'kysely';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import * as endpoints from '@hakobu/contract/helper/support/support.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRoute, readRoutes, resourceRoutes, updateRoute } from '#kernel/crud/resource-routes.ts';
import { insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { asReference, forbidden, Refusal } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { requireCustomer } from '../../identity/user/user.queries.ts';
import {
  roleSupportTypeSource,
  supportContentSource,
  supportSource,
  supportTypeSource,
} from './support.queries.ts';
import { tellAboutSupport } from './tell-about-support.ts';

interface Locked {
  id: number;
  organization_id: number;
  creator_id: number;
  sender_id: number;
  support_type_id: number;
  title: string;
  status: (typeof endpoints.supportStatuses)[number];
}
const lockSupport = (ctx: Context, id: string | number, version?: number) =>
  lockRow<Locked>(ctx, supportSource, { id, version, columns: sql`s.*` });

/** Who may read a question may answer it, as far as they may write at all. */
const asReader = (ctx: Context): Context => ({
  ...ctx,
  scope: widestScope(ctx.actor.permissions, { resource: 'support', action: 'read' }) ?? 'own',
});

/** Adds a text to a support. The question counts as answered now, and as read by who wrote. */
async function write(ctx: Context, supportId: number, text: string): Promise<number> {
  const id = await insertRow(ctx, 'support_contents', {
    support_id: supportId,
    creator_id: ctx.actor.id,
    text,
  });
  await updateRow(ctx, 'supports', supportId, { answered_at: sql<string>`clock_timestamp()` });
  await markRead(ctx, supportId);
  return id;
}

/** Who has read a question need not be told of it any more. */
async function markRead(ctx: Context, id: string | number): Promise<void> {
  await sql`insert into support_reads (support_id, user_id, read_at)
    values (${id}, ${ctx.actor.id}, clock_timestamp()) on conflict (support_id, user_id) do update
    set read_at = excluded.read_at`.execute(ctx.db);
  await sql`update user_notifications set read_at = ${ctx.now} where user_id = ${ctx.actor.id}
    and subject_type = 'support' and subject_id = ${String(id)} and read_at is null`.execute(ctx.db);
}

const log = (ctx: Context, id: number, type_id: 'created' | 'write', content: Record<string, unknown>) => {
  ctx.log({ logable_type: 'support', logable_id: id, type_id, content });
  ctx.announce('changed', { type: 'support', id });
};

/** Sets the status and answers whether it was another before. */
async function setStatus(ctx: Context, support: Locked, status: Locked['status']): Promise<boolean> {
  if (support.status === status) return false;
  await updateRow(ctx, 'supports', support.id, { status, closed_at: status === 'closed' ? ctx.now : null });
  log(ctx, support.id, 'write', { status_id: status });
  return true;
}

const stepTo = (endpoint: typeof endpoints.closeSupport, status: Locked['status']) =>
  route(endpoint, async (ctx, { params, version }) => {
    const support = await lockSupport(ctx, Number(params.id), version);
    if (await setStatus(ctx, support, status))
      await tellAboutSupport(ctx, status === 'closed' ? 'support_closed' : 'support_reopened', support);
    return findRow(ctx, supportSource, Number(params.id));
  });

const supports = { table: 'supports', name: 'support', source: supportSource } as const;
const contents = {
  table: 'support_contents',
  name: 'support_content',
  source: supportContentSource,
} as const;
const updateContent = updateRoute(endpoints.supportContent.update, {
  ...contents,
  /** Only who wrote a text changes it. */
  async changed(ctx, _, id) {
    const {
      rows: [text],
    } = await sql<{ creator_id: number }>`select creator_id from support_contents where id = ${id}`.execute(
      ctx.db,
    );
    if (text?.creator_id !== ctx.actor.id) throw new Refusal('support_text_of_another');
    return {};
  },
});

export const routes = [
  ...Object.values(
    resourceRoutes(endpoints.supportType, {
      table: 'support_types',
      name: 'support_type',
      source: supportTypeSource,
    }),
  ),
  ...Object.values(
    resourceRoutes(endpoints.roleSupportType, {
      table: 'role_support_types',
      name: 'role_support_type',
      source: roleSupportTypeSource,
    }),
  ),
  ...Object.values(readRoutes(endpoints.support, supportSource)),
  route(endpoints.support.create, async (ctx, { body: { text, sender_id = ctx.actor.id, ...fields } }) => {
    if (sender_id !== ctx.actor.id) await requireSender(ctx, sender_id);
    const id = await insertRow(ctx, 'supports', {
      ...fields,
      sender_id,
      organization_id: ctx.organizationId,
      creator_id: ctx.actor.id,
    });
    await write(ctx, id, text);
    log(ctx, id, 'created', { title: fields.title });
    await tellAboutSupport(ctx, 'support_opened', { id, organization_id: ctx.organizationId, ...fields });
    return findRow(ctx, supportSource, id);
  }),
  updateRoute(endpoints.support.update, supports),
  deleteRoute(endpoints.support.delete, supports),
  ...Object.values(readRoutes(endpoints.supportContent, supportContentSource)),
  route(endpoints.supportContent.create, async (ctx, { body: { support_id, text } }) => {
    const support = await asReference('support_id', support_id, lockSupport(asReader(ctx), support_id));
    const id = await write(ctx, support_id, text);
    await setStatus(ctx, support, 'open'); // who writes is not done; the text itself is told below
    log(ctx, support_id, 'write', { answered: true });
    await tellAboutSupport(ctx, 'support_answered', support);
    return findRow(asReader(ctx), supportContentSource, id);
  }),
  updateContent,
  deleteRoute(endpoints.supportContent.delete, contents),
  route(endpoints.readSupport, async (ctx, { params }) => {
    await lockSupport(ctx, Number(params.id)); // a text that is being written is not read yet
    await markRead(ctx, params.id);
    return findRow(ctx, supportSource, params.id);
  }),
  stepTo(endpoints.closeSupport, 'closed'),
  stepTo(endpoints.openSupport, 'open'),
];

/** Staff write down what a customer of theirs asked; customers ask for themselves. */
async function requireSender(ctx: Context, id: number): Promise<void> {
  if (!ctx.actor.permissions.has('customer.own.read')) throw forbidden('customer.own.read');
  await requireCustomer(ctx, id, 'sender_id');
}
