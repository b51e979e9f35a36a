import { afterEach, expect, test } from 'vitest';
import { deposit, done, makeCustomer, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { ledgerLimits } from './ledger-lines.ts';

const server = useTestServer();
const crew = usePeople(server);
const usual = { ...ledgerLimits };
afterEach(() => void Object.assign(ledgerLimits, usual));

test('a ledger is the same whether accounts or the journal are scanned', async () => {
  const { customer } = await paidOrder(crew);
  const { id: other } = await makeCustomer(crew);
  for (const amount of ['100', '200', '300']) await deposit(crew, other, amount, 'VND');
  const pages = [
    'account=131',
    'account=111',
    'party_type=user',
    `party_type=user&filter[party_id]=${customer}`,
  ]
    .flatMap((of) => ['', '&sort=-voucher_date'].map((sort) => `filter[${of.replace('=', ']=')}${sort}`))
    .flatMap((query) => [1, 2, 3].map((page) => `${query}&per_page=2&page=${page}`));
  const read = (query: string) => done(crew.accounting('GET', `statistics/account/ledger?${query}`));
  for (const query of pages) {
    const byAccounts = await read(query);
    ledgerLimits.accounts = 0;
    expect(await read(query), query).toEqual(byAccounts);
    Object.assign(ledgerLimits, usual);
  }
  expect((await read('filter[party_type]=user&per_page=2')).data).toHaveLength(2);
});

test('without closing vouchers, the ledger of all accounts has the same lines and no balance', async () => {
  await deposit(crew, (await makeCustomer(crew)).id, '100', 'VND');
  const read = (query: string) => done(crew.accounting('GET', `statistics/account/ledger?${query}`));
  for (const limit of [usual.accounts, 0])
    for (const sort of ['voucher_date', '-voucher_date']) {
      ledgerLimits.accounts = limit;
      const { data: lines, total } = await read(`sort=${sort}&per_page=100`);
      expect(lines.length).toBeGreaterThan(3);
      const without = `filter[closing]=false&sort=${sort}&per_page=3`;
      const read3 = async (page: number) => (await read(`${without}&page=${page}`)).data;
      const last = Math.ceil(total / 3);
      const pages = await Promise.all(Array.from({ length: last + 1 }, (_, page) => read3(page + 1)));
      expect(pages.flat()).toEqual(
        lines.map((line: object) => ({ ...line, balance: null, balance_base: null })),
      );
      expect(pages[last]).toEqual([]);
    }
});
