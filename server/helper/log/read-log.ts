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
 * Lists the change log of what the caller may read. Of nouns of which they read only their own rows it shows
 * what they wrote themselves, and all of a row that is theirs when it is named.
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

/** Reads one entry of the log of what the caller may read. Refuses with `not_found`. */
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

/** The one document that filters name. */
function documentOf({ logable_type, logable_id }: Record<string, string[]>): Document | undefined {
  const [type, otherType] = logable_type ?? [];
  const [id, otherId] = logable_id ?? [];
  if (type === undefined || id === undefined || otherType !== undefined || otherId !== undefined)
    return undefined;
  return { logable_type: type, logable_id: id };
}

/** How far the caller reads the rows of a noun. What nobody has a right on, each reads of oneself. */
function scopeOver({ actor, scope }: Context, card: Card | undefined): Scope | undefined {
  if (card?.resource === undefined) return scope === 'all' ? 'all' : 'own';
  return widestScope(actor.permissions, { resource: card.resource, action: 'read' });
}

/**
 * Entries of nouns that the caller reads, and of one document that they see; `asked`, where only some nouns are
 * asked for: the others are left out, so that one's own entries are looked up where those alone can be meant.
 */
function readable(ctx: Context, seen: Document | undefined, asked?: readonly string[]): Condition {
  const wordsIn = (...wanted: readonly (Scope | undefined)[]): string[] =>
    loggedCards
      .filter((card) => wanted.includes(scopeOver(ctx, card)) && (asked?.includes(card.entity) ?? true))
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

/** Whether the caller reads a document with an own right of which no entry need be theirs. */
async function seesDocument(
  ctx: Context,
  served: readonly Route[],
  { logable_type, logable_id: id }: Document,
): Promise<boolean> {
  const card = cardOf(logable_type);
  const scope = scopeOver(ctx, card);
  if (card === undefined || scope !== 'own') return false; // the others are shown by their noun
  return (await canReadRow(ctx, served, { actor: ctx.actor, scope, card, id })) === true;
}
