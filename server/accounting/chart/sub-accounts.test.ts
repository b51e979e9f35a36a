import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/kernel/business-day.ts';
import { done, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, postingsOf, setRate } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** The month before this one, which is over. */
const MONTH = addDays(`${TODAY.slice(0, 7)}-01`, -1).slice(0, 7);
const head: Record<string, number> = {};
beforeAll(async () => {
  for (const code of ['111', '141', '642', '711', '3388', '3388-W'])
    head[code] = await accountId(server, code);
});

const open = (code: string, { name = `Chi tiết ${code}`, parent = code.split('-')[0]! } = {}) =>
  crew.accounting('POST', 'accounts', { parent_id: head[parent], code, name });
const change = (id: number, body: object, headers: Record<string, string> = {}) =>
  crew.accounting('PUT', `accounts/${id}`, body, { headers });
const remove = (id: number, caller = crew.accounting) => caller('DELETE', `accounts/${id}`);
const book = (way: 'receipt' | 'payment', account_id: number, more: object = {}) =>
  crew.accounting('POST', `other-${way}`, {
    ...{ amount: '100000', currency_id: 'VND', fund_id: 1, account_id, voucher_date: `${MONTH}-10` },
    ...more,
  });
const trial = async (account: string, day = `${MONTH}-28`) =>
  (
    await done(
      crew.accounting(
        'GET',
        `statistics/account/trial-balance?filter_between[voucher_date]=${MONTH}-01,${day}&filter[account]=${account}`,
      ),
    )
  ).data;

describe('a sub-account', () => {
  test('is opened beneath an account of the chart, read, listed, renamed', async () => {
    const made = await done(open('642-rent', { name: 'Thuê nhà' }), 201);
    expect(made).toMatchObject({
      ...{ code: '642-RENT', name: 'Thuê nhà', role: 'FEES', natural_side: 'debit' },
      ...{ parent_id: head['642'], organization_id: 1, version: 1 },
    });
    expect(made.id).toBeGreaterThanOrEqual(10_000);
    expect(await done(crew.accounting('GET', `accounts/${made.id}`))).toEqual(made);
    const { data } = await done(crew.accounting('GET', `accounts?filter[parent_id]=${head['642']}`));
    expect(data).toEqual([made]);
    const named = await done(change(made.id, { name: 'Thuê văn phòng' }), 200);
    expect(named).toMatchObject({ name: 'Thuê văn phòng', code: '642-RENT', version: 2 });
    expect(await logOf(server, 'account', made.id)).toContainEqual({
      type_id: 'write',
      content: { name: 'Thuê văn phòng' },
    });
    expect(await done(change(made.id, { name: 'Thuê văn phòng', code: '642-RENT' }), 200)).toEqual(named);
  });

  test('is refused below an account without sub-accounts, with a wrong or used code', async () => {
    await refused(open('111-A', { parent: '111' }), 'account_not_divided', 'parent_id');
    await refused(open('3388-WX', { parent: '3388-W' }), 'account_not_divided', 'parent_id');
    const one = await done(open('711-A'), 201);
    head['711-A'] = one.id;
    await refused(open('711-A-B', { parent: '711-A' }), 'invalid_fields', 'code');
    await refused(open('711-AB', { parent: '711-A' }), 'account_not_divided', 'parent_id');
    await refused(open('642-A', { parent: '711' }), 'account_code_not_below', 'code');
    await refused(open('3388-W', { parent: '3388' }), 'account_code_taken', 'code');
    await refused(open('711-A'), 'account_code_taken', 'code');
    await refused(open('711', { parent: '711' }), 'invalid_fields', 'code');
    await refused(open('711-B', { name: '' }), 'invalid_fields', 'name');
    const nowhere = { parent_id: 999_999, code: '711-B', name: 'x' };
    await refused(crew.accounting('POST', 'accounts', nowhere), 'unknown_reference', 'parent_id');
    await refused(crew.sale('POST', 'accounts', nowhere), 'forbidden');
    await refused(crew.sale('PUT', `accounts/${one.id}`, { name: 'x' }), 'forbidden');
    await refused(change(999_999, { name: 'x' }), 'not_found');
    await refused(change(one.id, { name: 'x' }, { 'if-match': '"7"' }), 'stale_version');
    await refused(change(one.id, { code: '642-A' }), 'account_code_not_below', 'code');
  });

  test('can be changed, accounts of the chart cannot', async () => {
    await refused(change(head['642']!, { name: 'x' }), 'account_of_chart');
    await refused(change(head['642']!, { closed: true }), 'account_of_chart');
    await refused(remove(head['642']!), 'account_of_chart');
  });

  test('keeps its code after the first posting, even if that is reversed', async () => {
    const { id } = await done(open('642-TAX'), 201);
    expect(await done(change(id, { code: '642-DUTY' }), 200)).toMatchObject({ code: '642-DUTY' });
    const voucher = await done(book('payment', id), 201);
    await refused(change(id, { code: '642-TAX' }), 'account_has_postings');
    await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
    await refused(change(id, { code: '642-TAX' }), 'account_has_postings');
    expect(await done(change(id, { name: 'Thuế, phí' }), 200)).toMatchObject({ name: 'Thuế, phí' });
  });
});

describe('the end of a sub-account', () => {
  test('without postings is deleted, and its code can be used again', async () => {
    const { id } = await done(open('642-OOPS'), 201);
    await refused(remove(id, crew.sale), 'forbidden');
    await refused(remove(id, await stranger(server, 'accounting')), 'not_found');
    await done(remove(id), 204);
    await refused(remove(id), 'not_found');
    expect(await logOf(server, 'account', id)).toContainEqual({
      ...{ type_id: 'deleted', content: { code: '642-OOPS', name: 'Chi tiết 642-OOPS' } },
    });
    await done(open('642-OOPS'), 201);
  });

  test('with postings is closed with its balance and reopened, not deleted', async () => {
    const { id } = await done(open('642-OLD'), 201);
    const voucher = await done(book('payment', id), 201);
    await refused(remove(id), 'account_keeps_postings');
    const closed = await done(change(id, { closed: true }), 200);
    expect(closed.closed_at).not.toBeNull();
    expect(await done(change(id, { closed: true }), 200)).toEqual(closed);
    const list = async (closing: boolean) =>
      (await done(crew.accounting('GET', `accounts?filter[closed]=${closing}`))).data.map(
        (one: { id: number }) => one.id,
      );
    expect(await list(true)).toEqual([id]);
    expect(await list(false)).not.toContain(id);
    const { message } = await refused(book('payment', id), 'account_closed', 'account_id');
    expect(message).toContain('642-OLD');
    const opening = { account: 'FEES', sub_account: '642-OLD', amount: '5' };
    await refused(
      crew.accounting('POST', 'statistics/account/opening', {
        ...{ voucher_date: `${MONTH}-01`, rows: [opening, { account: 'CAPITAL', amount: '5' }] },
      }),
      'opening_rows_wrong',
      'rows.0.sub_account',
    );
    // what is wrong can still be taken back
    await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
    expect((await done(change(id, { closed: false }), 200)).closed_at).toBeNull();
    await done(book('payment', id), 201);
  });

  test('with an outstanding loan is closed only after repayment', async () => {
    const { id } = await done(open('141-BINH'), 201);
    await done(book('payment', id, { amount: '700' }), 201);
    const { details } = await refused(change(id, { closed: true }), 'account_not_empty');
    expect(details).toEqual({ id, balance: '700', currency_id: 'VND' });
    await done(book('receipt', id, { amount: '700' }), 201);
    await done(change(id, { closed: true }), 200);
    await expectBooksInOrder(server);
  });
});

describe('vouchers of a sub-account', () => {
  test('are posted to, shown and reversed; the statutory account has their total', async () => {
    const { id } = await done(open('642-BANK', { name: 'Phí ngân hàng' }), 201);
    const before = await trial('642');
    const made = await done(book('payment', id), 201);
    expect(await postingsOf(server, made.id)).toEqual([['642-BANK', '111', '100000', '100000', '100000']]);
    const read = await done(crew.accounting('GET', `transactions/${made.id}`));
    expect(read.account).toEqual({ id, code: '642-BANK', name: 'Phí ngân hàng' });
    expect(read.entries).toContainEqual(
      expect.objectContaining({ account: '642-BANK', account_name: 'Phí ngân hàng' }),
    );
    await done(book('payment', head['642']!, { amount: '7' }), 201);
    const [row] = await trial('642');
    expect(Number(row.debit) - Number(before[0]?.debit ?? 0)).toBe(100_007);
    expect(await trial('642-BANK')).toMatchObject([{ debit: '100000' }]);
    const undone = await done(crew.accounting('DELETE', `transactions/${made.id}`), 200);
    expect(await postingsOf(server, undone.id)).toEqual([['111', '642-BANK', '100000', '100000', '100000']]);
    await expectBooksInOrder(server);
  });

  test('are refused with an account that the kind does not offer, or of another company', async () => {
    await refused(book('payment', head['3388-W']!), 'unknown_reference', 'account_id');
    const { id } = await done(open('642-GONE'), 201);
    await server.query('update accounts set organization_id = 2 where id = $1', [id]);
    await refused(book('payment', id), 'unknown_reference', 'account_id');
    await refused(change(id, { name: 'x' }), 'not_found');
    // each company has its codes for itself
    await done(open('642-GONE'), 201);
  });

  test('are closed with their month, and revalued with their currency', async () => {
    const gifts = await done(open('711-GIFT'), 201);
    await done(book('receipt', gifts.id, { amount: '300' }), 201);
    const none = await done(open('711-NONE'), 201);
    const closed = await done(crew.accounting('POST', 'statistics/account/closing', { month: MONTH }), 200);
    expect(closed.rows).toContainEqual(expect.objectContaining({ account: '711-GIFT', balance: '300' }));
    expect(await postingsOf(server, closed.transaction.id)).toContainEqual([
      ...['711-GIFT', '911', '300', '300', '300'],
    ]);
    // nothing was posted to it, so its code may change
    await done(change(none.id, { code: '711-ELSE' }), 200);
    const lent = await done(open('141-AN'), 201);
    await done(book('payment', lent.id, { currency_id: 'JPY', fund_id: 2, amount: '500' }), 201);
    await setRate(server, '180');
    const valued = await done(
      crew.accounting('POST', 'statistics/account/revaluation', { voucher_date: TODAY }),
      200,
    );
    expect(valued.rows).toContainEqual(
      expect.objectContaining({ account: '141-AN', balance: '500', after: '90000' }),
    );
    await expectBooksInOrder(server);
  });

  test('get opening balances', async () => {
    await done(open('3388-LOAN'), 201);
    const row = { account: 'OTHER_PAYABLE', sub_account: '3388-LOAN', amount: '1000' };
    const send = (rows: object[]) =>
      crew.accounting('POST', 'statistics/account/opening', { voucher_date: `${MONTH}-01`, rows });
    const rows = [{ account: 'GOODS', amount: '1500' }, row, { account: 'OTHER_PAYABLE', amount: '500' }];
    await refused(send([...rows, row]), 'opening_rows_wrong', 'rows.3.account');
    for (const wrong of ['3388-NONE', '642-RENT'])
      await refused(send([{ ...row, sub_account: wrong }]), 'opening_rows_wrong', 'rows.0.sub_account');
    const made = await done(send(rows), 201);
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['156', '000', '1500', '1500', '1500'],
      ['000', '3388-LOAN', '1000', '1000', '1000'],
      ['000', '3388', '500', '500', '500'],
    ]);
    await refused(send([row, { account: 'GOODS_IN_TRANSIT', amount: '1000' }]), 'opening_taken');
  });
});
