import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposit, done, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, pay, postingsOf } from '../../../tests/main-job/money.ts';
import { LIMIT, requestSteps } from '../../../tests/main-job/voucher-requests.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const steps = requestSteps(server, crew);
const { limit, withdraw, ask, approve, decline, read, wallet } = steps;
let second: Caller;
let customer: number;
beforeEach(async () => {
  ({ second, customer } = await steps.begin());
});

describe('a voucher', () => {
  test('is posted directly up to the limit, and without a limit', async () => {
    await done(withdraw(LIMIT), 201);
    await limit(null);
    await done(withdraw('999999'), 201);
    await done(withdraw('1000001'), 201);
    expect(await wallet()).toBe('2000000');
  });

  test('above it waits: nothing is posted until a second person approves', async () => {
    const id = await ask(withdraw('1000001', { description: 'Rút tiền' }));
    expect(await wallet()).toBe('5000000');
    expect(await read(id)).toMatchObject({
      ...{ type_id: 'withdrawal', amount: '1000001', currency_id: 'VND', amount_base: '1000001' },
      ...{ state: 'waiting', object: { id: customer }, description: 'Rút tiền', transaction: null },
      created_by: { name: 'Phạm Minh Đức' },
      actions: [
        { key: 'approve', allowed: true },
        { key: 'decline', allowed: true },
        { key: 'withdraw', allowed: false, reason: 'voucher_request_of_another' },
      ],
    });
    const voucher = await done(approve(id), 200);
    expect(voucher).toMatchObject({ type_id: 'withdrawal', amount: '1000001', description: 'Rút tiền' });
    expect(await postingsOf(server, voucher.id)).toEqual([
      ['3388-W', '111', '1000001', '1000001', '1000001'],
    ]);
    expect(await read(id)).toMatchObject({
      ...{ state: 'posted', transaction: { id: voucher.id, code_ref: voucher.code_ref } },
      decided_by: { id: expect.any(Number) },
    });
    expect(await wallet()).toBe('3999999');
    await expectBooksInOrder(server);
  });

  test("is posted in the requester's name with the approver", async () => {
    const voucher = await done(approve(await ask()), 200);
    expect(
      await done(second('GET', `transactions/${voucher.id}?include=preparedBy,approved_by`), 200),
    ).toMatchObject({
      preparedBy: { name: 'Phạm Minh Đức' },
      approved_by: { name: expect.not.stringContaining('Phạm Minh Đức') },
    });
  });

  test('in another currency is judged by its worth on its day', async () => {
    await deposit(crew, customer, '20000', 'JPY');
    const yen = (amount: string) => withdraw(amount, { currency_id: 'JPY', fund_id: 2 });
    await done(yen('5830'), 201);
    const id = await ask(yen('5831'));
    expect(await read(id)).toMatchObject({ amount: '5831', currency_id: 'JPY', amount_base: '1000017' });
    await done(approve(id), 200);
    expect(await balanceOf(server, 'WALLET', customer)).toBe('8339');
    await expectBooksInOrder(server);
  });

  test("valued higher by the bank than by the published rate is compared at the bank's value", async () => {
    const supplier = await makeSupplier(crew);
    const send = (amount_base: string) =>
      pay(crew, 'payment_supplier', supplier, { amount: '5000', fund_id: 2, amount_base });
    await done(send('1000000'), 201);
    await ask(send('1000001'));
  });

  test('of a kind that is not chosen does not wait', async () => {
    await limit(LIMIT, ['transfer']);
    await done(withdraw('1000001'), 201);
  });

  test('for receipts never waits', async () => {
    await deposit(crew, customer, '9000000', 'VND');
    expect(await wallet()).toBe('14000000');
  });

  test('that cannot be posted is refused at once without a request', async () => {
    await refused(withdraw('5000001'), 'wallet_not_enough', 'amount');
    await refused(withdraw('2000000', { fund_id: 99_999 }), 'unknown_reference', 'fund_id');
    expect(
      (await done(second('GET', 'voucher-requests?filter[state]=waiting&sort=-id'))).data,
    ).not.toContainEqual(expect.objectContaining({ object: expect.objectContaining({ id: customer }) }));
  });

  test('sent again under its key is the same request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = {
      ...{ transactionable_type: 'user', transactionable_id: customer, amount: '1000001' },
      ...{ currency_id: 'VND', voucher_date: new Date().toISOString().slice(0, 10), fund_id: 1 },
    };
    const send = () => crew.accounting('POST', 'withdrawal', body, { headers });
    const id = await ask(send());
    expect(await ask(send())).toBe(id);
    expect(
      await server.query('select count(*)::int as n from voucher_requests where transactionable_id = $1', [
        customer,
      ]),
    ).toEqual([{ n: 1 }]);
  });
});

describe('other ways out', () => {
  test('a transfer, another payment and the purchase of foreign currency wait as well', async () => {
    const account_id = await accountId(server, '811');
    const big = { amount: '2000000', currency_id: 'VND' };
    const ids = [
      await ask(pay(crew, 'transfer', undefined, { ...big, fund_id: 1, to_card_id: 1 })),
      await ask(pay(crew, 'other_payment', undefined, { ...big, fund_id: 1, account_id })),
      await ask(
        pay(crew, 'buy_foreign_currency', undefined, {
          ...{ ...big, fund_id: 1, to_amount: '11000', to_currency_id: 'JPY' },
        }),
      ),
    ];
    for (const id of ids) await done(approve(id), 200);
    await expectBooksInOrder(server);
  });

  test('a reversal waits if its voucher is above the limit; its preview is available', async () => {
    const reverse = (id: number, query = '') => crew.accounting('DELETE', `transactions/${id}${query}`);
    const small = await done(withdraw('1000'), 201);
    await done(reverse(small.id), 200);
    const paid = await pay(crew, 'deposit_with_cash', customer, {
      ...{ amount: '2000000', currency_id: 'VND', fund_id: 1 },
    });
    const { id: voucher, code_ref } = await done(Promise.resolve(paid), 201);
    expect(await done(reverse(voucher, '?preview=1'))).toMatchObject({ type_id: 'reversal' });
    const id = await ask(reverse(voucher));
    expect(await read(id)).toMatchObject({ type_id: 'reversal', reverses: { id: voucher, code_ref } });
    expect(await wallet()).toBe('7000000');
    expect(await done(approve(id), 200)).toMatchObject({ type_id: 'reversal', reverses_id: voucher });
    expect(await wallet()).toBe('5000000');
    await expectBooksInOrder(server);
  });
});

describe('the second person', () => {
  test('is never the first', async () => {
    const id = await ask();
    await refused(approve(id, crew.accounting), 'second_person_is_first');
    await refused(decline(id, crew.accounting), 'second_person_is_first');
    const { actions } = await read(id, crew.accounting);
    expect(actions).toMatchObject([
      { key: 'approve', allowed: false, reason: 'second_person_is_first' },
      { key: 'decline', allowed: false, reason: 'second_person_is_first' },
      { key: 'withdraw', allowed: true },
    ]);
    await expect(
      server.query(
        `update voucher_requests set decided_by = created_by, decided_at = now(), reason = 'so' where id = $1`,
        [id],
      ),
    ).rejects.toThrow('voucher_requests__second_person');
  });

  test('needs the right, which another one does not bring', async () => {
    const id = await ask();
    const role = await makeRole(server, [
      line('transaction', 'organization', 'RCUD'),
      line('transaction_approval', 'organization', 'R'),
    ]);
    const { call } = await makeAccount(server, role);
    await read(id, call);
    await refused(approve(id, call), 'forbidden');
    await refused(approve(id, crew.sale), 'forbidden');
  });

  test('approves once', async () => {
    const id = await ask();
    await done(approve(id), 200);
    await refused(approve(id), 'voucher_request_posted');
    await refused(decline(id), 'voucher_request_posted');
    expect(await wallet()).toBe('3999999');
  });

  test('approves once among eight concurrent approvers', async () => {
    const id = await ask();
    const people = await Promise.all(Array.from({ length: 8 }, () => colleague(server, 'accounting')));
    const replies = await Promise.all(people.map((person) => approve(id, person)));
    expect(Object.groupBy(replies, ({ status }) => String(status))).toMatchObject({
      200: { length: 1 },
      409: { length: 7 },
    });
    expect(await wallet()).toBe('3999999');
    await expectBooksInOrder(server);
  });

  test('declines with a reason, and nothing is posted later', async () => {
    const id = await ask();
    await refused(second('PUT', `voucher-requests/${id}/decline`, {}), 'invalid_fields', 'reason');
    expect(await done(decline(id), 200)).toMatchObject({ state: 'declined', reason: 'Sai số tiền' });
    await refused(approve(id), 'voucher_request_declined');
    await refused(decline(id), 'voucher_request_declined');
    expect(await wallet()).toBe('5000000');
    expect(await lastLog(server, 'voucher_request', id)).toMatchObject({
      content: { reason: 'Sai số tiền' },
    });
  });

  test('previews the postings without effect', async () => {
    const id = await ask();
    const seen = await done(second('PUT', `voucher-requests/${id}/approve?preview=1`, {}), 200);
    expect(seen).toMatchObject({ amount: '1000001', entries: [{ account: '3388-W' }, { account: '111' }] });
    expect(await read(id)).toMatchObject({ state: 'waiting' });
  });

  test('is of the same organization', async () => {
    const id = await ask();
    const other = await stranger(server, 'accounting');
    await refused(approve(id, other), 'not_found');
    await refused(decline(id, other), 'not_found');
    await refused(other('GET', `voucher-requests/${id}`), 'not_found');
    expect((await done(other('GET', 'voucher-requests'))).data).toEqual([]);
  });

  test('is refused if another decision came first', async () => {
    const id = await ask();
    await refused(approve(id, second, { headers: { 'if-match': '"7"' } }), 'stale_version');
    await refused(approve(999_999), 'not_found');
    await refused(decline(999_999), 'not_found');
  });
});

describe('when it is approved everything is checked again', () => {
  test('the balance, which is spent meanwhile: the request stays pending', async () => {
    const id = await ask(withdraw('4500000'));
    await done(withdraw('600000'), 201);
    await refused(approve(id), 'wallet_not_enough', 'amount');
    expect(await read(id)).toMatchObject({ state: 'waiting', decided_by: null });
    await deposit(crew, customer, '100000', 'VND');
    await done(approve(id), 200);
    expect(await wallet()).toBe('0');
  });

  test('the month, which is locked meanwhile', async () => {
    const month = `${new Date().getFullYear() - 1}-05`;
    const id = await ask(withdraw('1000001', { voucher_date: `${month}-20` }));
    const change = (act: string) =>
      done(crew.accounting('POST', `statistics/account/${act}-month`, { month, reason: 'Khóa sổ' }));
    await change('lock');
    await refused(approve(id), 'period_locked');
    await change('unlock');
    await done(approve(id), 200);
  });

  test('the voucher, which is reversed meanwhile', async () => {
    const voucher = await done(withdraw('900000'), 201);
    await limit('1000');
    const reverse = () => crew.accounting('DELETE', `transactions/${voucher.id}`);
    const ids = [await ask(reverse()), await ask(reverse())];
    await done(approve(ids[0]!), 200);
    await refused(approve(ids[1]!), 'voucher_reversed');
  });
});

describe('notifications', () => {
  const answer = async (caller: Caller) =>
    (await done(caller('GET', 'user-notifications?sort=-id'))).data.map(({ kind, subject_id }: any) => [
      kind,
      subject_id,
    ]);

  test('go to approvers about pending requests, and to the requester about decisions', async () => {
    const [yes, no] = [await ask(), await ask()];
    expect(await answer(second)).toEqual(
      expect.arrayContaining([
        ['voucher_waits', String(yes)],
        ['voucher_waits', String(no)],
      ]),
    );
    expect(await answer(crew.sale)).toEqual([]);
    await done(approve(yes), 200);
    await done(decline(no), 200);
    expect((await answer(crew.accounting)).slice(0, 2)).toEqual([
      ['voucher_declined', String(no)],
      ['voucher_approved', String(yes)],
    ]);
  });
});

test('the list is filtered by state, kind and requester', async () => {
  const id = await ask();
  const ids = async (query: string) =>
    (await done(second('GET', `voucher-requests?${query}&per_page=100`))).data.map((row: any) => row.id);
  expect(await ids('filter[state]=waiting&filter[type_id]=withdrawal')).toContain(id);
  expect(await ids('filter[state]=posted')).not.toContain(id);
  expect(await ids('filter[type_id]=transfer')).not.toContain(id);
  expect(await ids('filter_between[amount_base]=1000001,1000001&filter[currency_id]=VND')).toContain(id);
});
