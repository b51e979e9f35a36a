import { afterEach, expect, test } from 'vitest';
import { deposit, done, makeCustomer, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { ledgerLimits } from './ledger-lines.ts';

const server = useTestServer();
const crew = usePeople(server);
const usual = { ...ledgerLimits };
afterEach(() => void Object.assign(ledgerLimits, usual));

test('a ledger is the same whether its accounts or the journal are walked along', async () => {
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
    ledgerLimits.few = 0;
    expect(await read(query), query).toEqual(byAccounts);
    Object.assign(ledgerLimits, usual);
  }
  expect((await read('filter[party_type]=user&per_page=2')).data).toHaveLength(2);
});
