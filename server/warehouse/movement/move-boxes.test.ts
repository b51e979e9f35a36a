import { describe, expect, test } from 'vitest';
import { movementReasons, movements } from '@hakobu/contract/warehouse/box/movements.ts';
import { createReadContext, type Context } from '#kernel/context.ts';
import { moveBoxes, type BoxMove } from './move-boxes.ts';

const move: BoxMove = {
  box_id: 1,
  from: { kind: 'loose', area_id: 1 },
  to: { kind: 'container', container_id: 1 },
  quantity: 1,
  reason: 'load',
  document: { type: 'container', id: 1 },
};
/** Invalid movements are refused before any statement is sent. */
const nowhere: Context = createReadContext(Object.create(null));

describe('the table of movements', () => {
  test.for(movementReasons)('%s leads from one kind of place to another, each way once', (reason) => {
    const ways = movements[reason].ways.map((way) => way.join(' → '));
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test.for(movementReasons.filter((reason) => movements[reason].undoneBy !== undefined))(
    '%s is taken back by a movement that leads back to where goods stand loose',
    (reason) => {
      const { ways, undoneBy } = movements[reason];
      const back = movements[undoneBy as (typeof movementReasons)[number]];
      expect(back).toBeDefined();
      const ends = new Set(ways.map(([, end]) => end));
      expect(back.ways.some(([start]) => ends.has(start))).toBe(true);
      expect(back.document).toBe(movements[reason].document);
    },
  );
});

describe('moving boxes throws a programming error', () => {
  test('between places that the reason does not allow', async () => {
    await expect(moveBoxes(nowhere, [{ ...move, to: { kind: 'customer' } }])).rejects.toThrow(
      'No way load from loose to customer',
    );
  });

  test('without the document that the reason needs, or with another', async () => {
    const { document: _, ...bare } = move;
    await expect(moveBoxes(nowhere, [bare])).rejects.toThrow('names a document container');
    await expect(
      moveBoxes(nowhere, [{ ...move, document: { type: 'goods_delivery', id: 1 } }]),
    ).rejects.toThrow('names a document container');
  });

  test('with a document where the reason has none', async () => {
    await expect(
      moveBoxes(nowhere, [{ ...move, to: { kind: 'pallet', area_id: 1, pallet_id: 1 }, reason: 'put_away' }]),
    ).rejects.toThrow('names a document never');
  });
});

test('moving nothing sends no statement', async () => {
  await expect(moveBoxes(nowhere, [])).resolves.toEqual([]);
});
