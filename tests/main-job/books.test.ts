// The books of one order from purchase to delivery: its profit, and every balance compared with hledger.
import { beforeAll, describe, expect, test } from 'vitest';
import { add, subtract } from '../../contract/kernel/decimal.ts';
import { hasHledger } from '../support/hledger.ts';
import { refused } from '../support/refused.ts';
import { stranger } from '../support/other-callers.ts';
import { useTestServer } from '../support/test-server.ts';
import { packedOrder, sendOrder } from './books.ts';
import { expectHledgerToAgree } from './hledger-books.ts';
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

describe('one order that was purchased, shipped and delivered', () => {
  test('is revenue, cost and profit', async () => {
    const lines = await statement('income-statement');
    const revenue = add('565950', '50000', freight);
    expect(lines).toMatchObject({
      '01': revenue,
      '10': revenue,
      // Three pieces at 1,100 JPY, and 500 JPY freight-in of their parcel.
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
    // The freight-in is still payable.
    expect(lines['311']).toBe('85750');
  });
});

test('is in the list of sales, line by line', async () => {
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

test('sales are summed for callers who may read the books, and refused for an inverted period', async () => {
  const path = 'statistics/account/sales/summary';
  const elsewhere = await stranger(server, 'accounting');
  expect(await done(elsewhere('GET', path))).toMatchObject({ amount_base: '0', rates: [] });
  await refused(crew.accounting('GET', `${path}?from=${TODAY}&to=2020-01-01`), 'period_inverted', 'to');
});

test.skipIf(!hasHledger)('hledger computes every balance from the journal as the books do', async () => {
  expect(await expectHledgerToAgree(crew)).toBeGreaterThan(8);
});
