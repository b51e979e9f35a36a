import { z } from 'zod';
import type { Resource } from './permission.ts';

/**
 * A field of an answer that not everybody who reads the row may see: who has no right to read `group` is told
 * null, wherever the field leaves: rows, relations, exports, search and the change log. Nor can they filter
 * or sort by it.
 */
export const guarded = <Schema extends z.ZodType>(group: Resource, schema: Schema): z.ZodNullable<Schema> =>
  schema.nullable().meta({ group });

/** The group of a field; undefined where everybody sees it who sees the row. */
export function groupOf(schema: z.core.$ZodType): Resource | undefined {
  const group = z.globalRegistry.get(schema)?.group as Resource | undefined;
  const { innerType } = schema._zod.def as unknown as { innerType?: z.core.$ZodType };
  return group ?? (innerType && groupOf(innerType));
}

/** The fields of an object. */
export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** What stands inside optional, nullable, lists and the like, down to the fields of an object. */
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

/** The guarded fields of a row, by name, with their groups. */
export const guardsOf = (schema: z.core.$ZodType): ReadonlyMap<string, Resource> =>
  new Map(
    Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
      const group = groupOf(field);
      return group === undefined ? [] : [[name, group]];
    }),
  );
