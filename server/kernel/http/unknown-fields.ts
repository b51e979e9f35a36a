import type { z } from 'zod';
import { isUpload } from '@hakobu/contract/kernel/upload.ts';

type Path = readonly (string | number)[];
type Schema = z.core.$ZodType;
/** Internals of a zod schema; which of them exist depends on `type`. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  discriminator?: string;
  left?: Schema;
  right?: Schema;
  getter?(): Schema;
}

/** Paths of the fields of a value that its schema does not know, as `items.0.colour`. */
export const unknownFields = (schema: Schema, value: unknown): string[] =>
  unknownPaths(schema, value).map((path) => path.join('.'));

const NONE: readonly Path[] = [];

/** Starts at the value, because most requests have no unknown fields. */
function unknownPaths(schema: Schema, value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null || isUpload(value)) return NONE;
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return ofObject(definition, value);
    case 'array':
      return Array.isArray(value) ? within(value.keys(), value, () => definition.element!) : NONE;
    case 'pipe': {
      // Fields known to the checked schema count as known behind preprocessing.
      const prepared = (definition.in!._zod.def as { type: string }).type === 'transform';
      return unknownPaths(prepared ? definition.out! : definition.in!, value);
    }
    case 'union':
      return optionsFor(definition, value)
        .map((option) => unknownPaths(option, value))
        .reduce((fewest, other) => (other.length < fewest.length ? other : fewest));
    case 'intersection': {
      const other = new Set(unknownPaths(definition.right!, value).map(String));
      return unknownPaths(definition.left!, value).filter((one) => other.has(String(one)));
    }
    case 'lazy':
      return unknownPaths(definition.getter!(), value);
    default:
      return definition.innerType === undefined ? NONE : unknownPaths(definition.innerType, value);
  }
}

/** Unknown fields of a value at one path; without a schema the path itself is unknown. */
function within<Place extends string | number>(
  places: Iterable<Place>,
  value: object,
  schemaAt: (place: Place) => Schema | undefined,
): Path[] {
  const found: Path[] = [];
  for (const place of places) {
    const schema = schemaAt(place);
    if (schema === undefined) found.push([place]);
    else
      for (const path of unknownPaths(schema, (value as Record<Place, unknown>)[place]))
        found.push([place, ...path]);
  }
  return found;
}

/** The options of a union for a value: with a discriminator, the one that it names. */
function optionsFor({ options = [], discriminator }: Definition, value: object): readonly Schema[] {
  if (discriminator === undefined) return options;
  const tag = (value as Record<string, unknown>)[discriminator];
  const meant = options.filter(({ _zod }) => _zod.propValues?.[discriminator]?.has(tag as never));
  return meant.length === 0 ? options : meant;
}

function ofObject({ shape = {}, catchall }: Definition, value: object): readonly Path[] {
  if (Array.isArray(value) || catchall !== undefined) return NONE;
  return within(Object.keys(value), value, (name) => (Object.hasOwn(shape, name) ? shape[name] : undefined));
}
