import { describe, expect, test } from 'vitest';
import { boxOf, HANOI, MATSUDO, NARITA, packBox } from '../../../tests/main-job/boxes.ts';
import { done, makeProduct, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const inbound = (area_id: number) =>
  done(
    crew.warehouse('POST', 'sfas', { tracking_code: unique(), quantity: 1, arrival_date: TODAY, area_id }),
    201,
  );

describe('packing boxes', () => {
  test('puts them loose into the area, assigned to no order', async () => {
    const box = await packBox(crew, { duplicate: 3 });
    expect(box).toMatchObject({
      area_id: NARITA,
      duplicate: 3,
      free_quantity: 3,
      quantity_in_inventory: 3,
      volume: '96000',
      places: [{ kind: 'loose', area_id: NARITA, quantity: 3 }],
      owners: [],
      warnings: [],
    });
    await expectBooksInOrder(server);
  });

  test('appends a movement from the supplier', async () => {
    const { id } = await packBox(crew);
    const { data } = await done(crew.warehouse('GET', `box-moves?filter[box_id]=${id}`));
    expect(data).toMatchObject([
      {
        reason: 'packed',
        quantity: 2,
        from: { kind: 'supplier' },
        to: { kind: 'loose' },
        document_type: null,
      },
    ]);
  });

  test('closes them when they are packed already, else leaves them open', async () => {
    expect((await packBox(crew)).closed_at).not.toBeNull();
    expect((await packBox(crew, { packed: false })).closed_at).toBeNull();
  });

  test('of an inbound item happens in its area', async () => {
    const sfa = await inbound(MATSUDO);
    expect(await packBox(crew, { sfa_id: sfa.id, area_id: NARITA })).toMatchObject({
      area_id: MATSUDO,
      sfa: { id: sfa.id, tracking_code: sfa.tracking_code },
    });
  });

  test('takes the warehouse that is named, wherever it stands', async () => {
    expect((await packBox(crew, { area_id: MATSUDO })).area_id).toBe(MATSUDO);
  });

  test('warns of a side over 100 cm and a weight over 100 kg, and not at the limit', async () => {
    expect((await packBox(crew, { length: '100', weight: '100' })).warnings).toEqual([]);
    expect((await packBox(crew, { length: '100.01', weight: '100.001' })).warnings).toEqual([
      'side_over_100',
      'weight_over_100',
    ]);
  });

  test('is written to the change log', async () => {
    const { id } = await packBox(crew);
    expect(await logOf(server, 'box', id)).toMatchObject([{ type_id: 'created', content: { duplicate: 2 } }]);
  });
});

describe('packing is refused', () => {
  test('without goods where the boxes are declared as packed', async () => {
    const product = await makeProduct(crew);
    await refused(
      crew.warehouse('POST', 'boxes', boxOf(product, { products: [] })),
      'box_is_empty',
      'products',
    );
  });

  test('for unknown products', async () => {
    const products = [
      { product_id: await makeProduct(crew), quantity: '1' },
      { product_id: 'nobody', quantity: '1' },
    ];
    await refused(
      crew.warehouse('POST', 'boxes', boxOf('', { products })),
      'unknown_reference',
      'products.1.product_id',
    );
  });

  test('for inbound items of other organizations, and areas that receive no goods', async () => {
    const product = await makeProduct(crew);
    const sfa = await inbound(NARITA);
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'boxes', boxOf(product, { sfa_id: sfa.id })),
      'unknown_reference',
      'sfa_id',
    );
    await refused(
      crew.warehouse('POST', 'boxes', boxOf(product, { area_id: HANOI })),
      'unknown_reference',
      'area_id',
    );
  });

  test('for measures and quantities of zero', async () => {
    const product = await makeProduct(crew);
    for (const field of ['length', 'weight', 'duplicate'])
      await refused(
        crew.warehouse('POST', 'boxes', boxOf(product, { [field]: '0' })),
        'invalid_fields',
        field,
      );
  });
});
