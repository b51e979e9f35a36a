import type * as endpoints from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { deleteRow, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { forbidden, unknownReference } from '#kernel/refusal.ts';
import type { Handler, Route } from '#kernel/route.ts';
import { mayRead, savedViewSource } from './saved-view.queries.ts';

const SHARE = { resource: 'shared_view', action: 'update' } as const;

function requireSharing({ actor }: Context): void {
  if (!may(actor.permissions, SHARE)) throw forbidden('shared_view.organization.update');
}

/** Saves a view of a list that the caller may read. */
export const createViewOf =
  (lists: ReadonlyMap<string, Route>): Handler<typeof endpoints.createSavedView> =>
  async (ctx, { body: { asked, look, ...body } }) => {
    const list = lists.get(body.path);
    if (list === undefined || !mayRead(ctx, list)) throw unknownReference('path', body.path);
    if (body.shared) requireSharing(ctx);
    const id = await insertRow(ctx, 'saved_views', {
      ...body,
      ...{ asked: JSON.stringify(asked), look: JSON.stringify(look) },
      ...{ user_id: ctx.actor.id, organization_id: ctx.organizationId },
    });
    return findRow(ctx, savedViewSource(lists), id);
  };

/** A view is changed by its owner, a shared one also by callers with the right to share. */
async function lockOwn(
  ctx: Context,
  lists: ReadonlyMap<string, Route>,
  { params: { id }, version }: { params: { id: number }; version: number | undefined },
): Promise<void> {
  const { user_id } = await lockRow(ctx, savedViewSource(lists), {
    ...{ id, version },
    columns: sql<{ user_id: number }>`v.user_id`,
  });
  if (user_id !== ctx.actor.id) requireSharing(ctx);
}

export const updateViewOf =
  (lists: ReadonlyMap<string, Route>): Handler<typeof endpoints.updateSavedView> =>
  async (ctx, input) => {
    const { name, asked, look, shared } = input.body;
    if (shared === true) requireSharing(ctx);
    await lockOwn(ctx, lists, input);
    const { id } = input.params;
    await updateRow(ctx, 'saved_views', id, {
      ...{ name, shared },
      asked: asked && JSON.stringify(asked),
      look: look && JSON.stringify(look),
    });
    return findRow(ctx, savedViewSource(lists), id);
  };

export const deleteViewOf =
  (lists: ReadonlyMap<string, Route>): Handler<typeof endpoints.deleteSavedView> =>
  async (ctx, input) => {
    await lockOwn(ctx, lists, input);
    await deleteRow(ctx, 'saved_views', input.params.id);
  };
