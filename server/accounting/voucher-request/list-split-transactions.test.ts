import { beforeEach, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, inDays, pay } from '../../../tests/main-job/money.ts';
import { LIMIT, requestSteps } from '../../../tests/main-job/voucher-requests.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const { withdraw, ask, approve, begin, limit } = requestSteps(server, crew);
const PATH = 'statistics/vouchers-below-limit';
let second: Caller;
let customer: number;
beforeEach(async () => {
  ({ second, customer } = await begin());
});

const read = async (query = '') => (await done(second('GET', `${PATH}?${query}`))).data;
const ofCustomer = async (query = '') =>
  (await read(query)).filter((row: { object: { id: number } | null }) => row.object?.id === customer);
/** As if all that was written to the customer so far had been written days before. */
const daysBefore = (days: number) =>
  server.query(
    `update transactions set created_at = created_at - make_interval(days => $2)
     where transactionable_id = $1 and type_id = 'withdrawal'`,
    [customer, days],
  );

describe('vouchers that each stay within the limit', () => {
  test('are listed if they exceed the limit together, across days and authors', async () => {
    const { id: first } = await done(withdraw('600000'), 201);
    expect(await ofCustomer()).toEqual([]);
    await daysBefore(7);
    const body = { amount: '400001', currency_id: 'VND', fund_id: 1 };
    const { id: last } = await done(pay({ ...crew, accounting: second }, 'withdrawal', customer, body), 201);
    const [row, ...others] = await ofCustomer();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ type_id: 'withdrawal', object: { type: 'user', id: customer }, account: null },
      ...{ from: inDays(-7), to: TODAY, amount_base: '1000001', limit: LIMIT },
      vouchers: [{ id: first }, { id: last }],
    });
    expect(row.makers).toHaveLength(2);
    expect(await ofCustomer('filter[type_id]=other_payment')).toEqual([]);
    expect(await ofCustomer(`filter_between[created_at]=${TODAY},${TODAY}`)).toEqual([]);
    expect((await read('sort=from')).length).toBeGreaterThan(0);
    await limit(null);
    expect(await read()).toEqual([]);
  });

  test('are not listed if more than a week apart, reversed, to another party, or approved', async () => {
    await done(withdraw('900000'), 201);
    await daysBefore(8);
    const { id } = await done(withdraw('900000'), 201);
    expect(await ofCustomer()).toEqual([]);
    await daysBefore(1); // both: of one day a third would wait
    await done(crew.accounting('DELETE', `transactions/${id}`), 200);
    await done(withdraw('900000'), 201);
    await done(approve(await ask()), 200);
    const other = (await makeCustomer(crew)).id;
    await deposit(crew, other, '900000', 'VND');
    await done(pay(crew, 'withdrawal', other, { amount: '900000', currency_id: 'VND', fund_id: 1 }), 201);
    expect(await ofCustomer()).toEqual([]);
  });

  test('are grouped by account if they have no party', async () => {
    const account_id = await accountId(server, '811');
    const spend = (caller: Caller) =>
      pay({ ...crew, accounting: caller }, 'other_payment', undefined, {
        ...{ amount: '700000', currency_id: 'VND', fund_id: 1, account_id },
      });
    await done(spend(crew.accounting), 201);
    await done(spend(second), 201);
    expect(await read('filter[type_id]=other_payment')).toMatchObject([
      { object: null, account: { id: account_id, code: '811' }, amount_base: '1400000' },
    ]);
  });
});

test('are listed for approvers of their own company', async () => {
  await refused(server.with(undefined)('GET', PATH), 'logged_out');
  await refused(crew.warehouse('GET', PATH), 'forbidden');
  await refused(
    second('GET', `${PATH}?filter_between[created_at]=${TODAY},${inDays(-1)}`),
    'period_inverted',
    'created_at',
  );
  const elsewhere = await stranger(server, 'accounting');
  expect((await done(elsewhere('GET', PATH))).data).toEqual([]);
});
