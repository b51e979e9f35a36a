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

/** Names as they are searched: without accents and capitals. */
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
