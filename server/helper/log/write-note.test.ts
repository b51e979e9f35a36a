import { describe, expect, test } from 'vitest';
import { packBox } from '../../../tests/main-job/boxes.ts';
import { draftContract } from '../../../tests/main-job/contracts.ts';
import { draftOrder, makePurchase } from '../../../tests/main-job/goods.ts';
import { done, makeSupplier, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { idOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const note = (caller: Caller, logable_type: string, logable_id: string | number, write = 'Gọi lại thứ hai') =>
  caller('POST', 'logs', { logable_type, logable_id, content: { write } });

describe('a note', () => {
  test('joins what was written of a document, with who wrote it', async () => {
    const id = await makeSupplier(crew);
    await done(note(crew.purchase, 'supplier', id), 201);
    const { data } = await done(
      crew.purchase('GET', `logs?filter[logable_type]=supplier&filter[logable_id]=${id}`),
    );
    expect(data.map(({ type_id }: { type_id: string }) => type_id)).toEqual(['write', 'created']);
    expect(data[0]).toMatchObject({
      content: { write: 'Gọi lại thứ hai' },
      creator: { name: '佐藤 健' },
      created_at: expect.any(Number),
    });
  });

  test('is of an order, a purchase, a contract or a box, written at a second since 1970', async () => {
    const { customer, order } = await draftOrder(crew);
    const documents = {
      order: order.id,
      purchase: (await makePurchase(crew, (await paidOrder(crew)).order)).id,
      contract: (await draftContract(crew, customer)).id,
      box: (await packBox(crew)).id,
    };
    for (const [type, id] of Object.entries(documents)) {
      const before = Math.floor(Date.now() / 1000);
      await done(note(crew.admin, type, id), 201);
      const { data } = await done(
        crew.admin('GET', `logs?filter[logable_type]=${type}&filter[logable_id]=${id}`),
      );
      expect([data[0].type_id, data.at(-1).type_id]).toEqual(['write', 'created']);
      const [{ created_at, logable_type }] = data;
      expect(logable_type).toBe(type);
      expect(created_at - before).toBeGreaterThanOrEqual(-1);
      expect(created_at - before).toBeLessThan(60);
    }
  });

  test('can be written by everybody who reads the document', async () => {
    const { order } = await draftOrder(crew);
    const written = await done(note(crew.warehouse, 'order', order.id, 'Fragile'), 201);
    expect(written).toMatchObject({
      logable_id: order.id,
      creator_id: await idOf(crew.warehouse),
      content: { write: 'Fragile' },
    });
    await done(crew.accounting('GET', `logs/${written.id}`), 200);
  });

  test('is written as often as it is said', async () => {
    const id = await makeSupplier(crew);
    const both = await Promise.all([1, 2].map(() => done(note(crew.purchase, 'supplier', id), 201)));
    expect(both[0].id).not.toBe(both[1].id);
  });

  test('is never changed nor deleted', async () => {
    const { id } = await done(note(crew.admin, 'supplier', await makeSupplier(crew)), 201);
    for (const method of ['PUT', 'DELETE'])
      expect((await crew.admin(method, `logs/${id}`, {})).status).toBeGreaterThanOrEqual(404);
    await expect(server.app.database.db.deleteFrom('logs').where('id', '=', id).execute()).rejects.toThrow();
  });
});

describe('a note is refused', () => {
  test('on what is not there, on what is no noun, and on what one does not read', async () => {
    const id = await makeSupplier(crew);
    const { details } = await refused(
      note(crew.purchase, 'supplier', 999_999),
      'unknown_reference',
      'logable_id',
    );
    expect(details).toEqual({ logable_id: '999999' });
    await refused(note(crew.purchase, 'supplier', 'abc'), 'unknown_reference', 'logable_id');
    await refused(note(crew.purchase, 'nothing', id), 'unknown_reference', 'logable_type');
    await refused(note(crew.purchase, 'fund', 1), 'forbidden');
  });

  test('on documents of another organization', async () => {
    const { order } = await draftOrder(crew);
    await refused(
      note(await stranger(server, 'warehouse'), 'order', order.id),
      'unknown_reference',
      'logable_id',
    );
  });

  test('without words, or with too many, or of another kind', async () => {
    const id = await makeSupplier(crew);
    await refused(note(crew.purchase, 'supplier', id, ' '), 'invalid_fields');
    await refused(note(crew.purchase, 'supplier', id, 'x'.repeat(2001)), 'invalid_fields');
    await done(note(crew.purchase, 'supplier', id, 'x'.repeat(2000)), 201);
    const made = { logable_type: 'supplier', logable_id: id, type_id: 'created', content: { write: 'x' } };
    await refused(crew.purchase('POST', 'logs', made), 'invalid_fields', 'type_id');
  });
});
