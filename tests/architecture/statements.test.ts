import { readFileSync } from 'node:fs';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../../tools/statements/is-plain.ts';
import { fragmentsOf, lineOf, templatesIn } from '../../tools/statements/templates-in.ts';
import { readSources } from './sources.ts';

const tables = new Set(
  [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name),
);

/** Files that are still to be written anew; a file that is done leaves the list. */
const YET = new Set([
  'server/helper/device-token/device-token.routes.ts',
  'server/helper/notification/notification.routes.ts',
  'server/helper/post/post.routes.ts',
  'server/helper/support/support.routes.ts',
  'server/identity/account/account.routes.ts',
  'server/identity/account/links.ts',
  'server/identity/account/make-customer.ts',
  'server/identity/account/update-me.ts',
  'server/identity/address/address.routes.ts',
  'server/identity/organization/organization.routes.ts',
  'server/identity/provider/provider.routes.ts',
  'server/identity/provider/user-of-claims.ts',
  'server/identity/role/role.routes.ts',
  'server/identity/role/write-matrix.ts',
  'server/identity/session/create-token.ts',
  'server/identity/session/forget-sessions.ts',
  'server/identity/session/session.routes.ts',
  'server/identity/user/create-user.ts',
  'server/identity/user/delete-user.ts',
  'server/identity/user/update-user.ts',
  'server/order/order-distribution/distribute.ts',
  'server/order/order/cancel-order.ts',
  'server/order/purchase/attach-tracking.ts',
  'server/order/purchase/change-purchase.ts',
  'server/order/purchase/order-lines.ts',
  'server/order/tracking/tracking.routes.ts',
  'server/product/affiliate-store/affiliate-store.routes.ts',
  'server/product/price/change-price.ts',
  'server/product/price/price.routes.ts',
  'server/product/price/timeline.routes.ts',
  'server/product/product/product-images.ts',
  'server/product/product/product-suppliers.ts',
  'server/product/product/product.routes.ts',
  'server/warehouse/box/box.routes.ts',
  'server/warehouse/container/pick-boxes.ts',
  'server/warehouse/goods-delivery/change-delivery.ts',
  'server/warehouse/lading-bill/bill-boxes.ts',
  'server/warehouse/lading-bill/lading-bill.routes.ts',
  'server/warehouse/movement/work-area.ts',
  'server/warehouse/owning-box/owning-box.routes.ts',
  'server/warehouse/pallet/pallet.routes.ts',
  'server/warehouse/sfa/sfa.routes.ts',
]);

describe('raw SQL', () => {
  test('is for what the builder and the helpers of rows do not say', () => {
    const plain = readSources()
      .filter(({ file }) => file.startsWith('server/') && !file.endsWith('.test.ts'))
      .flatMap(({ file, text }) => {
        const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
        return templatesIn(source)
          .filter((node) => isExecuted(node) && isPlain(fragmentsOf(node), tables))
          .map((node) => ({ file, place: `${file}:${lineOf(source, node)}` }));
      });
    expect(plain.filter(({ file }) => !YET.has(file)).map(({ place }) => place)).toEqual([]);
    const left = new Set(plain.map(({ file }) => file));
    expect([...YET].filter((file) => !left.has(file))).toEqual([]);
  });
});

/** A template that others are made of has no builder to stand in. */
const isExecuted = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'execute';

describe('a plain statement', () => {
  const known = new Set(['orders', 'users']);
  const plain = (...fragments: string[]) => isPlain(fragments, known);

  test.for([
    [['select 1 from orders where id = ', '']],
    [["select id from users where role_id = 'customer' and tel is null order by id limit ", '']],
    [['insert into users (name, tel) values (', ', ', ') on conflict do nothing returning id']],
    [['update orders set total = total + ', ', updated_at = now() where id = ', '']],
    [['delete from users where id = ', ' and (tel is null or name in (', '))']],
  ])('is %j', ([fragments]) => expect(plain(...fragments!)).toBe(true));

  test.for([
    ['a second table', ['select 1 from orders o join users u on u.id = o.customer_id']],
    ['a function', ['select coalesce(max(id), 0) from orders']],
    ['a cast', ['select id from orders where id = ', '::bigint']],
    ['an array', ['select id from orders where id = any(', ')']],
    ['a lock', ['select id from orders where id = ', ' for no key update']],
    ['a second select', ['select 1 from orders where id in (select id from orders)']],
    ['a piece of SQL', ['select 1 from orders where ', '']],
    ['a table that is given', ['select 1 from ', ' where id = ', '']],
    ['a condition that is part of another', ['id = ', '']],
  ] as const)('is not what has %s', ([, fragments]) => expect(plain(...fragments)).toBe(false));
});
