import { beforeAll, describe, expect, test } from 'vitest';
import { accountRoles } from '../../../contract/accounting/account/account-roles.ts';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
beforeAll(async () => {
  await deposit(crew, (await makeCustomer(crew)).id, '1000', 'JPY');
});

describe('funds and cards', () => {
  test('show balances in their currency and VND; an unused one is zero', async () => {
    const { data } = await done(crew.accounting('GET', 'funds'));
    expect(data).toMatchObject([
      { name: 'Quỹ tiền mặt VND', currency_id: 'VND', balance: '0', balance_base: '0' },
      { name: 'Quỹ tiền mặt JPY', currency_id: 'JPY', balance: '1000', balance_base: '171500' },
    ]);
  });

  test('are narrowed to a currency', async () => {
    const { data } = await done(crew.accounting('GET', 'cards?filter[currency_id]=JPY'));
    expect(data).toMatchObject([{ name: 'ゆうちょ銀行 JPY', bank_name: 'ゆうちょ銀行', balance: '0' }]);
  });

  test('of another organization are not shown', async () => {
    await server.query(`update funds set organization_id = 2 where id = 1`);
    const { data } = await done(crew.accounting('GET', 'funds'));
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Quỹ tiền mặt JPY']);
    await server.query(`update funds set organization_id = 1 where id = 1`);
  });

  test('have opening balance, receipts, payments and closing balance over a period', async () => {
    const day = inDays(-1);
    const card = { card_id: 2, voucher_date: day };
    const receive = (amount: string, voucher_date: string) =>
      done(pay(crew, 'received_from_foreign_currency', undefined, { ...card, amount, voucher_date }), 201);
    await receive('700', inDays(-3));
    await receive('50', day);
    await done(pay(crew, 'transfer', undefined, { ...card, amount: '200', to_fund_id: 2 }), 201);
    const period = `filter_between[voucher_date]=${day},${day}&sort=name`;
    const { data } = await done(crew.accounting('GET', `cards-period?${period}`));
    expect(data).toMatchObject([
      {
        ...{ object_type: 'fund', object_id: 2, object: { name: 'Quỹ tiền mặt JPY' }, currency_id: 'JPY' },
        ...{ opening: '0', increase: '200', decrease: '0', closing: '200', closing_base: '34300' },
      },
      {
        ...{ object_type: 'card', object_id: 2, object: { name: 'ゆうちょ銀行 JPY' }, currency_id: 'JPY' },
        ...{ opening: '700', increase: '50', decrease: '200', closing: '550', closing_base: '94325' },
      },
    ]);
  });
});

describe('the chart', () => {
  test('have the same values as a single account and in the list', async () => {
    const { data } = await done(crew.accounting('GET', 'accounts?filter[code]=632'));
    const [account] = data;
    expect(await done(crew.accounting('GET', `accounts/${account.id}`))).toEqual(account);
    await refused(crew.accounting('GET', 'accounts/999999'), 'not_found');
    await refused(crew.warehouse('GET', `accounts/${account.id}`), 'forbidden');
  });

  test('lists its accounts by code, each with the side on which it grows', async () => {
    const { data } = await done(crew.accounting('GET', 'accounts'));
    expect(data).toHaveLength(Object.keys(accountRoles).length);
    expect(data.slice(0, 2)).toMatchObject([
      { code: '000', natural_side: 'credit' },
      { code: '111', natural_side: 'debit' },
    ]);
    const codes = data.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(codes.toSorted());
  });
});
