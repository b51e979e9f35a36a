// Values generated from schemas: valid, invalid and hostile. The same seed generates the same values.
import type { z } from 'zod';

type Schema = z.core.$ZodType;
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  entries?: Readonly<Record<string, string | number>>;
  values?: readonly unknown[];
  valueType?: Schema;
}

/** Reproducible random numbers: mulberry32. */
export class Chance {
  #state: number;
  /** True when the next value may be hostile; otherwise it is mostly valid. */
  wild = true;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = this.#state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  /** The same, while it is wild. */
  strays(share: number): boolean {
    return this.wild && this.happens(share);
  }

  of<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.next() * values.length)]!;
  }
}

const hostileTexts = [
  '',
  ' ',
  '\ud800',
  'a\udfff',
  '\0',
  'a\0b',
  "'; drop table users; --",
  '%',
  '\\',
  '${x}',
  '{{x}}',
  'constructor',
  '__proto__',
  'toString',
  '\u202e',
  '👩‍👩‍👧',
  'ﬁ',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '2026-02-30',
  '0000-01-01',
  '2026-02-30T00:00Z',
  '9999-12-31',
  '../../etc/passwd',
  'x'.repeat(300),
  'x'.repeat(20_000),
] as const;
const usualTexts = [
  'Trà xanh',
  '緑茶',
  'VND',
  'JPY',
  'air',
  'sea',
  'order',
  'user',
  '2026-11-20',
  '12.5',
  '1',
];
const usualNumbers = [0, 1, 2, 3, 5, 10, 100, 12.5];
const hostileNumbers = [-1, 1e308, -1e308, 2 ** 31, 2 ** 53, 0.1 + 0.2, 1e-12, 999_999_999_999];
const hostileThings = [null, [], {}, [[]], [null], { a: { b: [] } }, true, false];

/** Texts that no client of ours sends. */
export const hostileText = (chance: Chance): string => chance.of(hostileTexts);

function anything(chance: Chance): unknown {
  const one = chance.next();
  if (one < 0.5) return hostileText(chance);
  return one < 0.75 ? chance.of(hostileNumbers) : chance.of(hostileThings);
}

/** A value for a schema, mostly valid. */
export function sampleOf(schema: Schema, chance: Chance, depth = 0): unknown {
  if (chance.strays(0.06)) return anything(chance);
  const definition = schema._zod.def as unknown as Definition;
  const inside = (inner: Schema): unknown => sampleOf(inner, chance, depth + 1);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape!)
          .filter(([, field]) => !chance.strays(0.15) && (isNeeded(field) || chance.happens(0.5)))
          .map(([name, field]) => [name, inside(field)]),
      );
    case 'array':
      return Array.from({ length: depth > 4 ? 0 : chance.of([0, 1, 1, 1, 2, 3]) }, () =>
        inside(definition.element!),
      );
    case 'union':
      return inside(chance.of(definition.options!));
    case 'pipe':
      return inside(isTransform(definition.in!) ? definition.out! : definition.in!);
    case 'enum':
      return chance.of(Object.values(definition.entries!));
    case 'literal':
      return chance.of(definition.values!);
    case 'record':
      return { [chance.of(usualTexts)]: inside(definition.valueType!) };
    case 'string':
      return chance.strays(0.15) ? hostileText(chance) : chance.of(usualTexts);
    case 'number':
    case 'int':
      return chance.strays(0.15) ? chance.of(hostileNumbers) : chance.of(usualNumbers);
    case 'boolean':
      return chance.happens(0.5);
    case 'nullable':
    case 'optional':
      return chance.strays(0.15) ? null : inside(definition.innerType!);
    default:
      return definition.innerType === undefined ? anything(chance) : inside(definition.innerType);
  }
}

const isNeeded = (schema: Schema): boolean => (schema._zod.def as { type: string }).type !== 'optional';
const isTransform = (schema: Schema): boolean => (schema._zod.def as { type: string }).type === 'transform';
