import type { z } from 'zod';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { fieldsOf, groupOf, guardsOf } from '@hakobu/contract/kernel/guarded.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { may, type Resource } from '@hakobu/contract/kernel/permission.ts';
import type { Actor, Context } from '../context.ts';
import { forbidden } from '../refusal.ts';

/** Removes fields that the actor may not see from a response, in place. */
type Hide = (answer: unknown, actor: Pick<Actor, 'permissions'>) => void;

/** Field permissions of an endpoint's response. */
export interface FieldGuard {
  /** Refuses filters and sorts by hidden fields, which would reveal their values. */
  check(ctx: Context, input: { list: ListQuery | undefined }): void;
  hide: Hide;
}

const mayRead = ({ permissions }: Pick<Actor, 'permissions'>, resource: Resource): boolean =>
  may(permissions, { resource, action: 'read' });

/** Undefined without field permissions. */
export function fieldGuardOf({ response, list }: Endpoint): FieldGuard | undefined {
  const hide = hiderOf(response);
  if (hide === undefined) return undefined;
  const guards = list === undefined ? new Map<string, Resource>() : guardsOf(fieldsOf(response).data!);
  return {
    hide,
    check({ actor }, { list: asked }) {
      if (asked === undefined) return;
      const used = [
        ...Object.keys(asked.filters),
        ...Object.keys(asked.between),
        ...asked.sort.map(({ field }) => field),
      ];
      for (const field of used) {
        const group = guards.get(field);
        if (group !== undefined && !mayRead(actor, group)) throw forbidden(`${group}.own.read`);
      }
    },
  };
}

function hiderOf(schema: z.core.$ZodType): Hide | undefined {
  const inside = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const group = groupOf(field);
    const deeper = group === undefined ? hiderOf(field) : undefined;
    return group === undefined && deeper === undefined ? [] : [{ name, group, deeper }];
  });
  if (inside.length === 0) return undefined;
  const hide: Hide = (answer, actor) => {
    if (Array.isArray(answer)) for (const one of answer) hide(one, actor);
    else if (typeof answer === 'object' && answer !== null) {
      const row = answer as Record<string, unknown>;
      for (const { name, group, deeper } of inside) {
        if (!Object.hasOwn(row, name)) continue;
        if (deeper !== undefined) deeper(row[name], actor);
        else if (!mayRead(actor, group!)) row[name] = null;
      }
    }
  };
  return hide;
}
