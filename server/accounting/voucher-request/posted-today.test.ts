import { beforeEach, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, pay } from '../../../tests/main-job/money.ts';
import { requestSteps } from '../../../tests/main-job/voucher-requests.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const steps = requestSteps(server, crew);
const { withdraw, ask, approve, read, wallet } = steps;
let second: Caller;
let customer: number;
beforeEach(async () => {
  ({ second, customer } = await steps.begin());
});

describe('small vouchers of one day to one party', () => {
  test('count together: the one that exceeds the limit waits and names the others', async () => {
    await done(withdraw('600000'), 201);
    await done(withdraw('400000'), 201);
    const id = await ask(withdraw('1'));
    expect(await read(id)).toMatchObject({ amount_base: '1', day_base: '1000000' });
    await done(approve(id), 200);
    expect(await wallet()).toBe('3999999');
  });

  test('count in dong, in whichever currency they were', async () => {
    await deposit(crew, customer, '20000', 'JPY');
    await done(withdraw('5830', { currency_id: 'JPY', fund_id: 2 }), 201);
    expect(await read(await ask(withdraw('156')))).toMatchObject({ day_base: '999845' });
  });

  test('of others, to others and of other days do not', async () => {
    await done(withdraw('900000'), 201);
    const other = (await makeCustomer(crew)).id;
    await deposit(crew, other, '5000000', 'VND');
    await done(pay(crew, 'withdrawal', other, { amount: '900000', currency_id: 'VND', fund_id: 1 }), 201);
    const body = { amount: '900000', currency_id: 'VND', fund_id: 1 };
    await done(pay({ ...crew, accounting: second }, 'withdrawal', customer, body), 201);
    await server.query(
      `update transactions set created_at = created_at - interval '1 day'
       where transactionable_id = $1 and type_id = 'withdrawal'`,
      [customer],
    );
    await done(withdraw('900000'), 201);
  });

  test('that were reversed or approved do not count', async () => {
    const { id } = await done(withdraw('900000'), 201);
    await done(crew.accounting('DELETE', `transactions/${id}`), 200);
    await done(approve(await ask()), 200);
    await done(withdraw('900000'), 201);
  });

  test('without a party count by the account that they are booked to; transfers stay in the house', async () => {
    const [taxes, other] = [await accountId(server, '811'), await accountId(server, '642')];
    const spend = (account_id: number) =>
      pay(crew, 'other_payment', undefined, {
        ...{ amount: '700000', currency_id: 'VND', fund_id: 1, account_id },
      });
    await done(spend(taxes), 201);
    await done(spend(other), 201);
    const id = await ask(spend(taxes));
    expect(await read(id)).toMatchObject({ day_base: '700000' });
    const move = { amount: '900000', currency_id: 'VND', fund_id: 1, to_card_id: 1 };
    for (const _ of [1, 2]) await done(pay(crew, 'transfer', undefined, move), 201);
  });

  test('cannot pass each other', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => withdraw('300000')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await wallet()).toBe('4100000');
    await expectBooksInOrder(server);
  });
});
