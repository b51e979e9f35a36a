import { readFileSync } from 'node:fs';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../../tools/statements/is-plain.ts';
import { fragmentsOf, lineOf, templatesIn } from '../../tools/statements/templates-in.ts';
import { readSources } from './sources.ts';

const tables = new Set(
  [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name),
);

describe('raw SQL', () => {
  test('is used only where the query builder and row helpers cannot express the statement', () => {
    const plain = readSources()
      .filter(({ file }) => file.startsWith('server/') && !file.endsWith('.test.ts'))
      .flatMap(({ file, text }) => {
        const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
        return templatesIn(source)
          .filter((node) => isExecuted(node) && isPlain(fragmentsOf(node), tables))
          .map((node) => `${file}:${lineOf(source, node)}`);
      });
    expect(plain).toEqual([]);
  });
});

/** Fragments of other statements are exempt. */
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
    ['an upsert', ['insert into users (id) values (', ') on conflict (id) do update set tel = excluded.tel']],
    ['a join of a fragment', ['select x.n from orders cross join lateral (', ') as x where id = ', '']],
    ['a second select', ['select 1 from orders where id in (select id from orders)']],
    ['a fragment', ['select 1 from orders where ', '']],
    ['a table as a fragment', ['select 1 from ', ' where id = ', '']],
    ['only a condition', ['id = ', '']],
  ] as const)('is not what has %s', ([, fragments]) => expect(plain(...fragments)).toBe(false));
});
