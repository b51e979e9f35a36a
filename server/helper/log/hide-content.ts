import { cardOf } from '@hakobu/contract/find-card.ts';
import { fieldsOf, groupOf } from '@hakobu/contract/kernel/guarded.ts';
import { may, type Resource } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import type { Route } from '#kernel/route.ts';

interface Entry {
  logable_type: string;
  content: Record<string, unknown>;
}
type Schema = Parameters<typeof fieldsOf>[0];

/**
 * Removes values from a log entry that its reader may not see in the row itself: fields that the responses
 * of the row's endpoints protect.
 */
export function hidingOf(served: readonly Route[]): (ctx: Context, entry: Entry) => void {
  const guards = new Map<Resource, Map<string, Resource>>();
  for (const { endpoint } of served) {
    if (typeof endpoint.access !== 'object') continue;
    const known = guards.get(endpoint.access.resource) ?? new Map<string, Resource>();
    collect(endpoint.response, known);
    guards.set(endpoint.access.resource, known);
  }
  return ({ actor }, entry) => {
    const resource = cardOf(entry.logable_type)?.resource;
    const named = resource && guards.get(resource);
    if (named === undefined || named.size === 0) return;
    const hidden = new Set(
      [...named]
        .filter(([, group]) => !may(actor.permissions, { resource: group, action: 'read' }))
        .map(([name]) => name),
    );
    if (hidden.size > 0) entry.content = without(entry.content, hidden) as Entry['content'];
  };
}

function collect(schema: Schema, names: Map<string, Resource>): void {
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const group = groupOf(field);
    if (group === undefined) collect(field, names);
    else names.set(name, group);
  }
}

function without(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !hidden.has(name))
      .map(([name, inner]) => [name, without(inner, hidden)]),
  );
}
