import { beforeAll, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const NAMES = [
  'Nguyễn Văn An',
  'Nguyễn Văn Ân',
  'Văn An Nguyễn',
  'Nguyễn  Văn An',
  'Nguyễn Vân Anh',
  'Ý Lan Trần',
  'Y Lan Tran',
  'Lý A Phủ',
  'Straße Großmann',
  'Ngu Yen Van An',
];
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
  await server.query(
    `insert into users (name, email, password_hash, role_id, organization_id)
      select name, 'named' || n || '@hakobu.test', 'x', 'customer', 1
      from unnest($1::text[]) with ordinality as names (name, n)`,
    [NAMES],
  );
});

/** Normalized text, without accents and capitals. */
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

test.for([
  'nguyễn văn an',
  'NGUYEN VAN AN',
  'nguyễn văn an'.normalize('NFD'),
  'nguyễn văn',
  'văn an nguyễn',
  'guyễn văn a',
  'nguyễn  văn an',
  'van  an',
  'ngu yen',
  'y lan',
  'ý lan tr',
  'lý a phủ',
  'a phu',
  'strasse gross',
  'straße großmann',
  'nguyen_van an',
  'nguyen van %',
  'ｎｇｕｙｅｎ ｖａｎ',
])('users are found by several words: %s', async (text) => {
  const { body } = await admin('GET', `users?q=${encodeURIComponent(text)}&per_page=100`);
  const wanted = plain(text.normalize('NFKC'));
  const named = NAMES.filter((name) => plain(name).includes(wanted));
  expect(
    body.data
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => NAMES.includes(name))
      .toSorted(),
  ).toEqual(named.toSorted());
});

test.for([
  ['東京', ['東京 太郎商店', '東 京子']],
  ['京', ['東京 太郎商店', '東 京子']],
  ['東 京', ['東京 太郎商店', '東 京子']],
  ['太郎商', ['東京 太郎商店']],
  ['京太', ['東京 太郎商店']],
  ['ガラス', ['ガラス屋']],
  ['ｶﾞﾗｽ', ['ガラス屋']],
  ['大阪', []],
] as const)('Japanese names are found by one and more characters: %s', async ([text, expected]) => {
  const names = ['東京 太郎商店', '東 京子', 'ガラス屋'];
  await server.query(
    `insert into users (name, email, password_hash, role_id, organization_id)
      select name, 'jp' || n || '@hakobu.test', 'x', 'customer', 1
      from unnest($1::text[]) with ordinality as names (name, n) on conflict do nothing`,
    [names],
  );
  const { body } = await admin('GET', `users?q=${encodeURIComponent(text)}&per_page=100&sort=id`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(expected);
});

test('short Japanese texts are found by the n-gram index', async () => {
  const plans = await server.query<{ 'QUERY PLAN': string }>(
    `explain select id from users where cjk_grams(search_text) @> array[normalize_search('東京')]`,
  );
  expect(JSON.stringify(plans)).toContain('users__search');
});
