// Alternative addresses of endpoints, and unknown endpoints.
import { describe, expect, test } from 'vitest';
import { notBuilt } from '../../contract/kernel/not-built.ts';
import { done, makeCustomer, people, TODAY } from '../main-job/main-job.ts';
import { purchaseThatAsks } from '../main-job/money.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

describe('unknown endpoints', () => {
  test.for(notBuilt.flatMap(({ path, methods, says }) => methods.map((method) => ({ method, path, says }))))(
    '$method $path names the endpoint to use instead',
    async ({ method, path, says }) => {
      const admin = await server.as('admin');
      const said = new Set<string>();
      for (const language of ['en', 'vi', 'ja']) {
        const { status, body } = await admin(method, path.replace('{id}', '1'), undefined, { language });
        expect([status, body.type, body.code]).toEqual([405, 'not_allowed', says]);
        said.add(body.message);
      }
      expect(said.size).toBe(3);
    },
  );
});

describe('a voucher', () => {
  test.for(['deposit-with-cash', 'transactions/deposit-with-cash', 'transactions/deposit_with_cash'])(
    'is made by %s',
    async (path) => {
      const crew = await people(server);
      const { id } = await makeCustomer(crew);
      const [fund] = (await done(crew.accounting('GET', 'funds?filter[currency_id]=VND'))).data;
      const made = await done(
        crew.accounting('POST', path, {
          transactionable_type: 'user',
          transactionable_id: id,
          amount: '1000',
          currency_id: 'VND',
          fund_id: fund.id,
          voucher_date: TODAY,
        }),
        201,
      );
      expect([made.type_id, made.amount]).toEqual(['deposit_with_cash', '1000']);
    },
  );

  test('is refused under an unknown kind, and without the right', async () => {
    const accounting = await server.as('accounting');
    expect((await accounting('POST', 'transactions/no-such', {})).status).toBe(404);
    expect((await (await server.as('warehouse'))('POST', 'transactions/payment_order', {})).status).toBe(403);
  });
});

describe('words', () => {
  test.for([
    ['order/types', 'retail', 'Retail', 'Bán lẻ'],
    ['order/statuses', 'NotYetApprove', undefined, 'Chờ duyệt'],
    ['purchase/statuses', 'Cancelled', 'Cancelled', 'Đã hủy'],
    ['shipment-methods', 'air', undefined, 'Đường bay'],
    ['goods-delivery-statuses', 'shipping', 'In delivery', 'Đang giao'],
    ['currencies', 'JPY', 'Japanese Yen', 'Yên Nhật'],
  ] as const)('of %s are said in the caller’s language', async ([path, id, en, vi]) => {
    const sale = await server.as('sale');
    const nameIn = async (language: string) =>
      (await sale('GET', path, undefined, { language })).body.data.find(
        (row: { id: string }) => row.id === id,
      ).name;
    const names = { en: await nameIn('en'), vi: await nameIn('vi'), ja: await nameIn('ja') };
    if (en !== undefined) expect(names.en).toBe(en);
    expect(names.vi).toBe(vi);
    expect(new Set(Object.values(names)).size).toBe(3);
  });

  test('of currencies include their signs', async () => {
    const { data } = (await (await server.as('sale'))('GET', 'currencies')).body;
    expect(data.map(({ id, symbol }: { id: string; symbol: string }) => [id, symbol]).toSorted()).toEqual([
      ['JPY', '¥'],
      ['USD', '$'],
      ['VND', '₫'],
    ]);
  });

  test('of states appear in refusals in the caller’s language', async () => {
    const crew = await people(server);
    const { purchase } = await purchaseThatAsks(crew);
    const said = async (language: string) =>
      (await crew.purchase('PUT', `purchases/${purchase.id}/approve`, {}, { language })).body;
    const { code, message, details } = await said('vi');
    expect([code, details.status_id]).toEqual(['purchase_wrong_state', 'Approved']);
    expect(message).toContain('Đã duyệt');
    expect(message).not.toMatch(/Approved|New/);
    expect((await said('ja')).message).not.toMatch(/[A-Za-z]/);
  });

  test('of a missing right appear in the refusal, its key in the details', async () => {
    const warehouse = await server.as('warehouse');
    const said = async (language: string) =>
      (await warehouse('GET', 'transactions', undefined, { language })).body;
    const { message, details } = await said('en');
    expect(message).toBe('You don’t have permission to do this: “Transactions: View (Own)”');
    expect(details).toEqual({ permission: 'transaction.own.read' });
    expect((await said('vi')).message).toContain('“Giao dịch: Xem (Của mình)”');
    expect((await said('ja')).message).toContain('“取引: 閲覧 (自分)”');
  });
});
