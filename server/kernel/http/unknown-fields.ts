import type { z } from 'zod';
import { isUpload } from '@hakobu/contract/kernel/upload.ts';

type Path = readonly (string | number)[];
type Schema = z.core.$ZodType;
/** What zod keeps of any schema; which of it is there depends on `type`. */
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

/** The ways to the fields of a value that its schema does not know, as `items.0.colour`. */
export const unknownFields = (schema: Schema, value: unknown): string[] =>
  strangers(schema, value, []).map((path) => path.join('.'));

function strangers(schema: Schema, value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null || isUpload(value)) return [];
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return ofObject(definition, value, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, index) => strangers(definition.element!, item, [...path, index]))
        : [];
    case 'pipe': {
      // what is prepared before it is checked is known by the check
      const prepared = (definition.in!._zod.def as { type: string }).type === 'transform';
      return strangers(prepared ? definition.out! : definition.in!, value, path);
    }
    case 'union':
      return optionsFor(definition, value)
        .map((option) => strangers(option, value, path))
        .reduce((fewest, other) => (other.length < fewest.length ? other : fewest));
    case 'intersection': {
      const other = new Set(strangers(definition.right!, value, path).map(String));
      return strangers(definition.left!, value, path).filter((one) => other.has(String(one)));
    }
    case 'lazy':
      return strangers(definition.getter!(), value, path);
    default:
      return definition.innerType === undefined ? [] : strangers(definition.innerType, value, path);
  }
}

/** The options that a value may be: where a field tells them apart, that which it names. */
function optionsFor({ options = [], discriminator }: Definition, value: object): readonly Schema[] {
  if (discriminator === undefined) return options;
  const told = (value as Record<string, unknown>)[discriminator];
  const meant = options.filter(({ _zod }) => _zod.propValues?.[discriminator]?.has(told as never));
  return meant.length === 0 ? options : meant;
}

function ofObject({ shape = {}, catchall }: Definition, value: object, path: Path): Path[] {
  if (Array.isArray(value) || catchall !== undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Object.hasOwn(shape, name) ? strangers(shape[name]!, inner, [...path, name]) : [[...path, name]],
  );
}
