import { z } from 'zod';
import type { Resource } from './permission.ts';

/**
 * A response field that only callers with the right to read `group` may see. Others get null in rows,
 * relations, exports, search and the change log, and cannot filter or sort by it.
 */
export const guarded = <Schema extends z.ZodType>(group: Resource, schema: Schema): z.ZodNullable<Schema> =>
  schema.nullable().meta({ group });

/** Group of a guarded field. Undefined for fields that are not guarded. */
export function groupOf(schema: z.core.$ZodType): Resource | undefined {
  const group = z.globalRegistry.get(schema)?.group as Resource | undefined;
  const { innerType } = schema._zod.def as unknown as { innerType?: z.core.$ZodType };
  return group ?? (innerType && groupOf(innerType));
}

/** Fields of an object schema. */
export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** Unwraps optional, nullable, list and similar schemas down to the fields of an object. */
export function fieldsOf(schema: z.core.$ZodType): Fields {
  const definition = schema._zod.def as unknown as {
    shape?: Fields;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: readonly z.core.$ZodType[];
  };
  if (definition.shape !== undefined) return definition.shape;
  if (definition.options !== undefined)
    return Object.assign({}, ...definition.options.map(fieldsOf)) as Fields;
  const inner = definition.innerType ?? definition.element;
  return inner === undefined ? {} : fieldsOf(inner);
}

/** Guarded fields of a row schema, with their groups. */
export const guardsOf = (schema: z.core.$ZodType): ReadonlyMap<string, Resource> =>
  new Map(
    Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
      const group = groupOf(field);
      return group === undefined ? [] : [[name, group]];
    }),
  );
