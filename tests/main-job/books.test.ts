// The books of one order's whole life: what they say it earned, and another program's word on every balance.
import { beforeAll, describe, expect, test } from 'vitest';
import { add, subtract, zero } from '../../contract/kernel/decimal.ts';
import { balancesOf, hasHledger } from '../support/hledger.ts';
import { refused } from '../support/refused.ts';
import { stranger } from '../support/somebody.ts';
import { useTestServer } from '../support/test-server.ts';
import { packedOrder, sendOrder } from './books.ts';
import { done, TODAY, usePeople } from './main-job.ts';

const server = useTestServer();
const crew = usePeople(server);
let freight: string;
beforeAll(async () => {
  const { ladingBill } = await sendOrder(crew, await packedOrder(crew));
  freight = ladingBill.freight_charge;
});

const read = async (path: string): Promise<any> => done(crew.accounting('GET', `statistics/account/${path}`));
const today = `filter_between[voucher_date]=${TODAY},${TODAY}`;
async function statement(name: string): Promise<Record<string, string>> {
  const { data } = await read(`${name}?${today}`);
  return Object.fromEntries(data.map(({ code, amount }: any) => [code, amount]));
}

describe('one order that was bought, sent and handed over', () => {
  test('is revenue, cost and profit', async () => {
    const lines = await statement('income-statement');
    const revenue = add('565950', '50000', freight);
    expect(lines).toMatchObject({
      '01': revenue,
      '10': revenue,
      // three pieces at 1,100 yen, and 500 yen that their parcel cost
      '11': '651700',
      '20': subtract(revenue, '651700'),
      '60': subtract(revenue, '651700'),
    });
  });

  test('leaves no goods, and a balance sheet that balances', async () => {
    const lines = await statement('balance-sheet');
    expect(lines['141']).toBe('0');
    expect(lines['131']).toBe('0');
    expect(lines['280']).toBe(lines['440']);
    // what its parcel cost is still owed
    expect(lines['311']).toBe('85750');
  });
});

test('stands in the list of sales, line by line', async () => {
  const { data } = await read(`sales?${today}`);
  expect(
    data.map(({ kind, currency_id, amount, net_base, vat_base, amount_base }: any) => [
      ...[kind, currency_id, amount, net_base, vat_base, amount_base],
    ]),
  ).toEqual([
    ['purchase_cost', 'JPY', '3300', '565950', '0', '565950'],
    ['service_fee', 'VND', '50000', '50000', '0', '50000'],
    ['freight', 'VND', freight, freight, '0', freight],
  ]);
  expect(data[0]).toMatchObject({ type_id: 'revenue', documents: [{ type: 'order' }] });
  expect((await read(`sales?filter[order_id]=OR0&${today}`)).data).toEqual([]);
  const sold = add('565950', '50000', freight);
  const sums = { net_base: sold, vat_base: '0', amount_base: sold };
  expect(await read(`sales/summary?from=${TODAY}&to=${TODAY}`)).toEqual({
    ...sums,
    rates: [{ vat_percent: '0', ...sums }],
  });
  const none = { net_base: '0', vat_base: '0', amount_base: '0', rates: [] };
  expect(await read(`sales/summary?to=2020-01-01`)).toEqual(none);
});

test('what was sold is summed for who reads the books of the organization, and for no period upside down', async () => {
  const path = 'statistics/account/sales/summary';
  const elsewhere = await stranger(server, 'accounting');
  expect(await done(elsewhere('GET', path))).toMatchObject({ amount_base: '0', rates: [] });
  await refused(crew.accounting('GET', `${path}?from=${TODAY}&to=2020-01-01`), 'period_inverted', 'to');
});

interface Side {
  account: string;
  party: { type: string; id: number } | null;
}
const nameOf = ({ account, party }: Side): string =>
  party === null ? account : `${account}:${party.type} ${party.id}`;

/** Each posting moves VND; what its sides have in other money stands beside them. */
function hledgerOf(rows: any[]): string {
  const entries = rows.map((row) => {
    const debit = nameOf({ account: row.debit_account, party: row.debit_party });
    const credit = nameOf({ account: row.credit_account, party: row.credit_party });
    const beside = [
      [debit, row.debit_amount, row.debit_currency_id],
      [credit, `-${row.credit_amount}`, row.credit_currency_id],
    ].filter(([, , currency]) => currency !== 'VND');
    return [
      `${row.voucher_date} (${row.code_ref}) ${row.type_id}`,
      `    ${debit}  ${row.amount_base} VND`,
      `    ${credit}  -${row.amount_base} VND`,
      ...beside.map(([account, amount, currency]) => `    (${account})  ${amount} ${currency}`),
    ].join('\n');
  });
  return `${entries.join('\n\n')}\n`;
}

async function allPages(path: string): Promise<any[]> {
  const rows: any[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(`${path}${path.includes('?') ? '&' : '?'}per_page=50&page=${page}`);
    rows.push(...answer.data);
    last = answer.last_page;
  }
  return rows;
}

test.skipIf(!hasHledger)('hledger computes every balance from the journal as the books do', async () => {
  const computed = balancesOf(hledgerOf(await allPages('journal')));
  const known = new Map<string, string>();
  const put = (name: string, amount: string) => {
    if (amount !== zero) known.set(name, amount);
  };
  const { data } = await read('trial-balance');
  for (const { account } of data) {
    for (const row of await allPages(`parties?filter[account]=${account}`))
      put(`${nameOf(row)} VND`, subtract(row.closing_debit, row.closing_credit));
    for (const row of await allPages(`parties?filter[account]=${account}`)) {
      const { type, id } = row.party ?? {};
      const of = row.party === null ? '' : `&party_type=${type}&party_id=${id}`;
      const { currencies } = await read(`ledger/summary?account=${account}${of}`);
      for (const { currency_id, closing } of currencies)
        if (currency_id !== 'VND') put(`${nameOf(row)} ${currency_id}`, closing);
    }
  }
  expect(known.size).toBeGreaterThan(8);
  expect(Object.fromEntries(computed)).toEqual(Object.fromEntries(known));
});
