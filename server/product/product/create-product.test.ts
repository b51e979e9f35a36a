import { describe, expect, test } from 'vitest';
import { done, makeSupplier, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { jpeg, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const create = (fields: object = {}) =>
  crew.purchase('POST', 'products', { id: `P${unique()}`, name: 'Cup', ...fields });

describe('a new product', () => {
  test('has its fields as forms and programs send them', async () => {
    const made = await done(
      create({
        initial_price: '1999',
        discount: '12.5',
        special: '1',
        banned_air: 0,
        manufacturing_year: '2026',
      }),
      201,
    );
    expect(made).toMatchObject({
      price: '1749.125',
      initial_price: '1999',
      discount: '12.5',
      special: true,
      banned_air: false,
      manufacturing_year: 2026,
      version: 1,
    });
  });

  test('has zero weight and measures by default', async () => {
    const none = { weight: '0', height: '0', width: '0', length: '0' };
    expect(await done(create(), 201)).toMatchObject(none);
    expect(await done(create({ width: '2.5' }), 201)).toMatchObject({ ...none, width: '2.5' });
  });

  test('is logged with its fields', async () => {
    const { id } = await done(create({ brand: 'Hasami' }));
    expect(await lastLog(server, 'product', id)).toMatchObject({
      type_id: 'created',
      content: { name: 'Cup', brand: 'Hasami' },
    });
  });

  test('has a code that no other has, also at the same moment', async () => {
    const { id } = await done(create());
    await refused(create({ id }), 'product_id_taken', 'id');
    await refused(create({ id: 'white space' }), 'invalid_fields', 'id');
    const twice = `P${unique()}`;
    const replies = await Promise.all([create({ id: twice }), create({ id: twice })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('gets category and supplier on creation', async () => {
    const supplier_id = await makeSupplier(crew);
    const category = await done(crew.purchase('POST', 'categories', { name: unique() }));
    const made = await done(create({ supplier_id, category_id: category.id }));
    expect(made.suppliers).toMatchObject([{ id: supplier_id, price: '0', quantity_items: 1 }]);
    expect(made.categories).toEqual([{ id: category.id, name: category.name }]);
  });

  test.for(['supplier_id', 'category_id', 'origin_id', 'ecommerce_channel_id'])(
    'is refused with an unknown %s',
    async (field) => {
      const id = `P${unique()}`;
      const { details } = await refused(create({ id, [field]: 999_999 }), 'unknown_reference', field);
      expect(details).toEqual({ [field]: 999_999 });
      await refused(crew.admin('GET', `products/${id}`), 'not_found');
    },
  );

  test('is refused with a supplier of another organization', async () => {
    const { id } = await done((await adminElsewhere(server))('POST', 'suppliers', { name: 'Theirs' }), 201);
    await refused(create({ supplier_id: id }), 'unknown_reference', 'supplier_id');
  });

  test('gets its pictures: the marked one is featured, the others are the album', async () => {
    const parts: Part[] = [
      ['id', `P${unique()}`],
      ['name', 'Tea'],
      ['banned_air', '1'],
      ['images[0][file]', await jpeg('red')],
      ['images[1][file]', await jpeg('green')],
      ['images[1][primary]', '1'],
    ];
    const { status, body } = await sendForm(server, 'POST', 'products', parts);
    expect([status, body.banned_air]).toEqual([201, true]);
    expect(body.images.map(({ primary }: { primary: boolean }) => primary)).toEqual([true, false]);
    expect(body.image_url).toBe(body.images[0].url);
    expect(await lastLog(server, 'product', body.id)).toMatchObject({ content: { images_attached: 2 } });
  });

  test('has at most six pictures, and none that is a mere word', async () => {
    const base: Part[] = [
      ['id', `P${unique()}`],
      ['name', 'x'],
    ];
    const seven = Array.from({ length: 7 }, (_, at): Part => [`images[${at}][file]`, new Uint8Array(10)]);
    await refused(sendForm(server, 'POST', 'products', [...base, ...seven]), 'too_many_files');
    const pretended = sendForm(server, 'POST', 'products', [
      ...base,
      ['images[0][file]', 'file 0 pretended'],
    ]);
    await refused(pretended, 'invalid_fields', 'images.0.file');
  });

  test('accepts files of signed-in users only', async () => {
    const parts: Part[] = [['images[0][file]', new Uint8Array(1024)]];
    expect((await sendForm(server, 'POST', 'products', parts, { email: '' })).status).toBe(401);
  });
});
