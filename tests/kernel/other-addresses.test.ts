// Calls that answer under another address too, and calls that there are not.
import { describe, expect, test } from 'vitest';
import { notBuilt } from '../../contract/kernel/not-built.ts';
import { done, makeCustomer, people } from '../main-job/main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

describe('calls that there are not', () => {
  test.for(notBuilt.flatMap(({ path, methods, says }) => methods.map((method) => ({ method, path, says }))))(
    '$method $path says what to do instead',
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
          voucher_date: new Date().toISOString().slice(0, 10),
        }),
        201,
      );
      expect([made.type_id, made.amount]).toEqual(['deposit_with_cash', '1000']);
    },
  );

  test('is not made under a name that no kind has, nor by who may not', async () => {
    const accounting = await server.as('accounting');
    expect((await accounting('POST', 'transactions/no-such', {})).status).toBe(404);
    expect((await (await server.as('warehouse'))('POST', 'transactions/payment_order', {})).status).toBe(403);
  });
});
