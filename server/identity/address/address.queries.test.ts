import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, makeOrder, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Addresses of a customer of the seller, of one that she created, and of another customer. */
let sold: number;
let made: number;
let other: number;
let seller: Caller;
beforeAll(async () => {
  const { id: me, call } = await makeAccount(server, await makeRole(server, [line('address', 'own', 'R')]));
  seller = call;
  const addressOf = async (user_id: number, consignee: string) =>
    (await done(crew.admin('POST', 'addresses', { user_id, consignee, address_detail: '8 Ngõ Xanh' }), 201))
      .id;
  const people = [await makeCustomer(crew), await makeCustomer(crew), await makeCustomer(crew)];
  const [buyer, hers, stranger] = people.map(({ id }) => id);
  await server.query(`update users set name = 'Bùi Thị Quyên', created_by = null where id = any($1)`, [
    [buyer, hers, stranger],
  ]);
  await server.query('update users set created_by = $2 where id = $1', [hers, me]);
  const order = await makeOrder(crew, buyer!, [
    { product_id: await makeProduct(crew), price: '1', quantity: '1' },
  ]);
  await server.query('update orders set sale_id = $2 where id = $1', [order.id, me]);
  sold = await addressOf(buyer!, 'Kho Xưởng');
  made = await addressOf(hers!, 'Cổng Sau');
  other = await addressOf(stranger!, 'Nhà Bên');
});

const list = async (query: string, caller: Caller) => {
  const { data, total } = await done(caller('GET', `addresses?sort=id&${query}`));
  const ours = [sold, made, other];
  return [data.map(({ id }: { id: number }) => id).filter((id: number) => ours.includes(id)), total];
};

describe('addresses found by a text', () => {
  test('contain it, or the name of their customer', async () => {
    expect(await list('q=kho xuong', seller)).toEqual([[sold], 1]);
    expect(await list('q=ngo xanh', seller)).toEqual([[sold, made], 2]);
    expect(await list('q=bui thi quyen', seller)).toEqual([[sold, made], 2]);
    expect(await list('q=i q', seller)).toEqual([[sold, made], 2]);
    expect(await list('q=q', seller)).toEqual([[sold, made], 2]);
    expect(await list('q=nha ben', seller)).toEqual([[], 0]);
    expect(await list('q=zq9x', seller)).toEqual([[], 0]);
    expect((await list('q=bui thi quyen', crew.admin))[0]).toEqual([sold, made, other]);
    expect((await list('q=ngo xanh', crew.admin))[0]).toEqual([sold, made, other]);
  });
});
