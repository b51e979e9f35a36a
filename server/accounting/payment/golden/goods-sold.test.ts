import { expect, test } from 'vitest';
import { factsOf, packedOrder, sendOrder, worthOf } from '../../../../tests/main-job/books.ts';
import { usePeople } from '../../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('delivered goods have their exact cost', async () => {
  const { order } = await sendOrder(crew, await packedOrder(crew));
  expect(await factsOf(server, 'goods_sold', 'order', order.id)).toEqual([
    {
      code_ref: expect.stringMatching(/^XK\d{2}-\d{6}$/),
      posts: [['632', '156', '651700', '651700', '651700']],
    },
  ]);
  expect(await worthOf(server, 'GOODS')).toBe('0');
  await expectBooksInOrder(server);
});

test('of some of the boxes the cost is theirs', async () => {
  const { order } = await sendOrder(crew, await packedOrder(crew), 1);
  const [sold] = await factsOf(server, 'goods_sold', 'order', order.id);
  expect(sold!.posts).toEqual([['632', '156', '217233', '217233', '217233']]);
  await expectBooksInOrder(server);
});
