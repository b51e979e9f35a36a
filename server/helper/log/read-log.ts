import { sql, type SqlBool } from 'kysely';
import { cardOf, loggedCards } from '@hakobu/contract/find-card.ts';
import { listLogs, type getLog } from '@hakobu/contract/helper/log/log.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Card } from '@hakobu/contract/kernel/card.ts';
import { widestScope, type Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { both, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler, Route } from '#kernel/route.ts';
import { canReadRow } from '#kernel/session/can-read-row.ts';
import { hidingOf } from './hide-content.ts';
import { logSource } from './log.queries.ts';

type Entry = RowOf<typeof listLogs>;
type Document = Pick<Entry, 'logable_type' | 'logable_id'>;

/**
 * Lists the change log of what the caller may read. For entity types that the caller reads with the scope
 * `own`, it lists the caller's own entries, and all entries of a row of theirs when filters name it.
 */
export const listLogsOf = (served: readonly Route[]): Handler<typeof listLogs> => {
  const hide = hidingOf(served);
  return async (ctx, { list }) => {
    const named = documentOf(list.filters);
    const seen = named !== undefined && (await seesDocument(ctx, served, named)) ? named : undefined;
    const page = await listRows(
      ctx,
      listLogs.list,
      within(readable(ctx, seen, list.filters.logable_type)),
      list,
    );
    for (const entry of page.data) hide(ctx, entry);
    return page;
  };
};

/** Reads one entry of the change log. Refuses with `not_found` where the caller may not read it. */
export const readLogOf = (served: readonly Route[]): Handler<typeof getLog> => {
  const hide = hidingOf(served);
  return async (ctx, { params: { id } }) => {
    const entry = await findRow(ctx, logSource, id);
    const mine = entry.creator_id === ctx.actor.id;
    const scope = scopeOver(ctx, cardOf(entry.logable_type));
    const seen = scope === 'own' ? mine || (await seesDocument(ctx, served, entry)) : scope !== undefined;
    if (!seen) throw new Refusal('not_found', { details: { id } });
    hide(ctx, entry);
    return entry;
  };
};

const within = (condition: Condition): ListSource<Entry> => ({
  ...logSource,
  access: (ctx) => both([logSource.access(ctx), condition]),
});

/** The single document that filters name, or undefined. */
function documentOf({ logable_type, logable_id }: Record<string, string[]>): Document | undefined {
  const [type, otherType] = logable_type ?? [];
  const [id, otherId] = logable_id ?? [];
  if (type === undefined || id === undefined || otherType !== undefined || otherId !== undefined)
    return undefined;
  return { logable_type: type, logable_id: id };
}

/**
 * Scope in which the caller reads an entity type. Types without a right of their own are read with the
 * scope `own`.
 */
function scopeOver({ actor, scope }: Context, card: Card | undefined): Scope | undefined {
  if (card?.resource === undefined) return scope === 'all' ? 'all' : 'own';
  return widestScope(actor.permissions, { resource: card.resource, action: 'read' });
}

/**
 * Condition: entries of entity types that the caller may read, and of one document that the caller sees.
 * `entities` limits it to the entity types of a filter, so that own entries are looked up by index where only
 * those remain.
 */
function readable(ctx: Context, seen: Document | undefined, entities?: readonly string[]): Condition {
  const wordsIn = (...wanted: readonly (Scope | undefined)[]): string[] =>
    loggedCards
      .filter((card) => wanted.includes(scopeOver(ctx, card)) && (entities?.includes(card.entity) ?? true))
      .map(({ entity: word }) => word);
  const [everybodys, own] = [wordsIn('organization', 'all'), wordsIn('own')];
  const isOneOf = (words: readonly string[]) => sql<SqlBool>`l.logable_type = any(${words}::text[])`;
  const mine =
    seen === undefined
      ? sql<SqlBool>`l.creator_id = ${ctx.actor.id}`
      : sql<SqlBool>`(l.creator_id = ${ctx.actor.id}
          or (l.logable_type = ${seen.logable_type} and l.logable_id = ${seen.logable_id}))`;
  if (own.length === 0) return isOneOf(everybodys);
  const owned = sql<SqlBool>`(${isOneOf(own)} and ${mine})`;
  return everybodys.length === 0 ? owned : sql<SqlBool>`(${isOneOf(everybodys)} or ${owned})`;
}

/** Whether the caller may read a document with the scope `own` that need not have entries of the caller. */
async function seesDocument(
  ctx: Context,
  served: readonly Route[],
  { logable_type, logable_id: id }: Document,
): Promise<boolean> {
  const card = cardOf(logable_type);
  const scope = scopeOver(ctx, card);
  if (card === undefined || scope !== 'own') return false; // other scopes are covered by the entity type
  return (await canReadRow(ctx, served, { actor: ctx.actor, scope, card, id })) === true;
}
