import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { unknownFields } from './unknown-fields.ts';

const schema = z.object({
  name: z.string(),
  place: z.object({ city: z.string() }).optional(),
  items: z.array(z.object({ id: z.string(), size: z.object({ width: z.number() }).nullable() })).min(1),
  paid: z.discriminatedUnion('by', [
    z.object({ by: z.literal('card'), card: z.string() }),
    z.object({ by: z.literal('cash'), till: z.string() }),
  ]),
  free: z.record(z.string(), z.unknown()),
});

describe('unknown fields of a request', () => {
  const known = {
    name: 'a',
    place: { city: 'Narita' },
    items: [{ id: '1', size: { width: 2 } }],
    paid: { by: 'cash', till: 'left' },
    free: { anything: { at: ['all'] } },
  };

  test('are none where all are known, whatever a field of any type contains', () => {
    expect(unknownFields(schema, known)).toEqual([]);
  });

  test('are named by their path, at any depth', () => {
    const sent = {
      ...known,
      colour: 'red',
      place: { city: 'Narita', zip: { code: 1 } },
      items: [
        { id: '1', size: null },
        { id: '2', size: { width: 1, depth: 3 }, note: 'x' },
      ],
      paid: { by: 'cash', till: 'left', card: '4711' },
    };
    expect(unknownFields(schema, sent)).toEqual([
      'place.zip',
      'items.1.size.depth',
      'items.1.note',
      'paid.card',
      'colour',
    ]);
  });

  test('are known where one part of an intersection knows them', () => {
    const both = z.object({ id: z.string() }).and(z.object({ note: z.string() }));
    expect(unknownFields(both, { id: '1', note: 'n' })).toEqual([]);
    expect(unknownFields(both, { id: '1', note: 'n', more: 1 })).toEqual(['more']);
  });

  test('are detected behind a preprocessing schema', () => {
    const prepared = z.preprocess((value) => value, z.object({ id: z.string() }));
    expect(unknownFields(z.object({ row: prepared }), { row: { id: '1', no: 1 } })).toEqual(['row.no']);
  });

  test('include names that every object inherits', () => {
    expect(unknownFields(schema, { ...known, toString: 'x' })).toEqual(['toString']);
  });
});
