import { afterEach, expect, test } from 'vitest';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { stranger } from '../../../tests/support/somebody.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { listLimits } from '../../kernel/list/list-limits.ts';

const server = useTestServer();
const crew = usePeople(server);
const usual = { ...listLimits };
afterEach(() => void Object.assign(listLimits, usual));

test('orders that bear a text are the same by every way, whoever asks', async () => {
  const { order } = await draftOrder(crew);
  // more customers of one name than are asked one by one
  const { id } = await makeCustomer(crew, { name: 'Phan Thị Nhung' });
  await server.query(
    `insert into users (organization_id, name, email, role_id)
      select organization_id, name, 'nhung' || n || '@example.test', role_id
      from users cross join generate_series(1, 1100) n where id = $1`,
    [id],
  );
  await server.query(
    "update orders set customer_id = (select max(id) from users where name = 'Phan Thị Nhung')",
  );
  const mine = await draftOrder(crew);
  const month = order.id.slice(2, 5);
  const strangers = await stranger(server, 'sale');
  for (const caller of [crew.admin, crew.accounting, crew.sale, crew.customer, strangers]) {
    const all: any[] = (await done(caller('GET', 'orders?per_page=100&include=customer'))).data;
    for (const text of [
      'nhung',
      'phan',
      'nh',
      'n',
      month,
      order.id.slice(2, 6),
      order.id.slice(-3),
      '0',
      'or',
      'OR2',
      mine.order.id,
    ]) {
      const bears = all.filter(
        (row) =>
          row.id.includes(text.toUpperCase()) || row.customer.name.toLowerCase().includes(text.toLowerCase()),
      );
      for (const limits of [usual, { ...usual, sorted: 0, far: 1 }, { ...usual, sorted: 0, sortedFew: -1 }]) {
        Object.assign(listLimits, limits);
        const found = await done(caller('GET', `orders?per_page=100&q=${text}`));
        expect(
          found.data.map((row: any) => row.id),
          text,
        ).toEqual(bears.map((row) => row.id));
        expect(found.total, text).toBe(bears.length);
        // the palette wants a few
        const { data } = await done(caller('GET', `search?q=${text}`));
        expect(
          data.flatMap(({ type, id: number }: any) => (type === 'order' ? number : [])),
          text,
        ).toEqual(bears.slice(0, 5).map((row) => row.id));
        for (const type of ['retail', 'wholesale']) {
          const ofType = await done(caller('GET', `order/${type}s?per_page=100&q=${text}`));
          const ids = bears.filter(({ type_id }) => type_id === type).map(({ id: number }) => number);
          expect(
            ofType.data.map((row: any) => row.id),
            `${type} ${text}`,
          ).toEqual(ids);
          expect(ofType.total, `${type} ${text}`).toBe(ids.length);
        }
      }
    }
  }
});
