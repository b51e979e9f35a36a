import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, orderThatAsks, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { bankSteps, sheet } from '../../../tests/main-job/bank-files.ts';

const server = useTestServer();
const crew = usePeople(server);
const { read, take, makeCard, linesOf, keyOf } = bankSteps(server, crew);
beforeAll(() => server.query(`update organizations set books_open_on = '2025-01-01' where id = 1`));

const line = (id: number, way: string, body: object = {}) =>
  crew.accounting('POST', `bank-statement-lines/${id}/${way}`, body);

describe('a choice', () => {
  test('that does not fit its line is refused, and nothing is imported', async () => {
    const card = await makeCard();
    const content = sheet([2, '100', 'in'], [2, '-100', 'out']);
    const [incoming, outgoing] = [await keyOf({ card, content }), await keyOf({ card, content }, 1)];
    const { id: user_id } = await makeCustomer(crew);
    const account_id = await accountId(server, '642');
    const wrong = (choice: Record<string, string | number>) => take({ card, content, choices: [choice] });
    await refused(wrong({ key: incoming, way: 'pay', account_id }), 'statement_way_wrong', 'choices.0.way');
    await refused(wrong({ key: outgoing, way: 'receive' }), 'statement_way_wrong', 'choices.0.way');
    await refused(wrong({ key: outgoing, way: 'assign', user_id }), 'statement_way_wrong', 'choices.0.way');
    await refused(wrong({ key: incoming, way: 'assign' }), 'unknown_reference', 'choices.0.user_id');
    await refused(
      wrong({ key: incoming, way: 'assign', user_id: 999_999 }),
      'unknown_reference',
      'choices.0.user_id',
    );
    await refused(
      wrong({ key: outgoing, way: 'pay', account_id: await accountId(server, '111') }),
      'unknown_reference',
      'choices.0.account_id',
    );
    await refused(wrong({ key: 'x', way: 'receive' }), 'statement_line_unknown', 'choices.0.key');
    await refused(wrong({ key: incoming, way: 'burn' }), 'invalid_fields', 'choices.0.way');
    expect((await done(crew.accounting('GET', `bank-statements?filter[card_id]=${card}`))).data).toEqual([]);
  });

  test('with a voucher is refused if the amount differs, it is reversed or has another line', async () => {
    const card = await makeCard();
    const content = sheet([2, '100', 'one'], [3, '100', 'two']);
    const keys = [await keyOf({ card, content }), await keyOf({ card, content }, 1)] as const;
    const receive = async (amount: string, card_id = card) =>
      done(
        pay(crew, 'received_from_local_currency', undefined, {
          ...{ amount, currency_id: 'VND', card_id, voucher_date: '2026-11-02' },
        }),
        201,
      );
    const match = (key: string, transaction_id: number) =>
      take({ card, content, choices: [{ key, way: 'match', transaction_id }] });
    const field = 'choices.0.transaction_id';
    await refused(match(keys[0], 999_999_999), 'unknown_reference', field);
    await refused(match(keys[0], (await receive('101')).id), 'statement_line_mismatch', field);
    await refused(match(keys[0], (await receive('100', 1)).id), 'statement_line_mismatch', field);
    const gone = await receive('100');
    await done(crew.accounting('DELETE', `transactions/${gone.id}`), 200);
    await refused(match(keys[0], gone.id), 'voucher_reversed');
    const { id } = await receive('100');
    const both = keys.map((key) => ({ key, way: 'match', transaction_id: id }));
    await refused(
      take({ card, content, choices: both }),
      'statement_voucher_taken',
      'choices.1.transaction_id',
    );
    await done(match(keys[0], id), 201);
    await refused(
      take({
        ...{ card, content: sheet([4, '100', 'three']) },
        choices: [
          {
            key: await keyOf({ card, content: sheet([4, '100', 'three']) }),
            way: 'match',
            transaction_id: id,
          },
        ],
      }),
      'statement_voucher_taken',
      field,
    );
  });

  test('in a locked month is refused for booking; left open it can be imported', async () => {
    const card = await makeCard();
    await done(
      crew.accounting('POST', 'statistics/account/lock-month', { month: '2025-03', reason: 'Đóng sổ' }),
      201,
    );
    const content = 'Date,Description,Amount\n2025-03-04,old,100\n';
    const choices = [{ key: await keyOf({ card, content }), way: 'receive' }];
    await refused(take({ card, content, choices }), 'period_locked');
    await done(take({ card, content }), 201);
  });
});

describe('a transfer between two accounts of ours', () => {
  test('is one voucher, and the line of both', async () => {
    const [from, to] = [await makeCard(), await makeCard()];
    const { id } = await done(
      pay(crew, 'transfer', undefined, {
        ...{ amount: '500', currency_id: 'VND', card_id: from, to_card_id: to, voucher_date: '2026-11-02' },
      }),
      201,
    );
    for (const [card, amount] of [
      [from, '-500'],
      [to, '500'],
    ] as const) {
      const content = sheet([3, amount, 'own']);
      const [line] = (await done(read({ card, content }), 200)).lines;
      expect(line).toMatchObject({ way: 'match', vouchers: [{ id }] });
      const choices = [{ key: line.key, way: 'match', transaction_id: id }];
      expect(await done(take({ card, content, choices }), 201)).toMatchObject({ open_lines: 0 });
    }
  });
});

describe('a line of a statement', () => {
  const opened = async (amount = '100') => {
    const card = await makeCard();
    const statement = await done(take({ card, content: sheet([2, amount, 'later']) }), 201);
    return { card, statement, one: (await linesOf(statement.id))[0] };
  };

  test('is booked later, and not a second time', async () => {
    const { one, statement } = await opened();
    const { id: user_id } = await makeCustomer(crew);
    const booked = await done(line(one.id, 'book', { way: 'assign', user_id }), 200);
    expect(booked).toMatchObject({ state: 'booked', made_voucher: true });
    await refused(line(one.id, 'book', { way: 'receive' }), 'statement_line_booked');
    await refused(line(one.id, 'release'), 'statement_line_made_voucher');
    await refused(crew.accounting('DELETE', `bank-statements/${statement.id}`), 'statement_has_vouchers');
    expect(await balanceOf(server, 'WALLET', user_id, 'VND')).toBe('100');
    await refused(line(999_999, 'book', { way: 'receive' }), 'not_found');
  });

  test('is booked once by concurrent requests', async () => {
    const { one, card } = await opened();
    const replies = await Promise.all([1, 2, 3].map(() => line(one.id, 'book', { way: 'receive' })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('100');
  });

  test('is open again when its voucher is reversed', async () => {
    const { one, statement } = await opened();
    const { transaction_id } = await done(line(one.id, 'book', { way: 'receive' }), 200);
    await done(crew.accounting('DELETE', `transactions/${transaction_id}`), 200);
    expect(await linesOf(statement.id)).toMatchObject([{ state: 'open', transaction: null }]);
    await done(line(one.id, 'book', { way: 'receive' }), 200);
  });

  test('is matched with a voucher, detached, and the statement deleted', async () => {
    const { one, card, statement } = await opened('-100');
    const supplier = await makeSupplier(crew);
    const { id } = await done(
      pay(crew, 'payment_supplier', supplier, { amount: '100', currency_id: 'VND', card_id: card }),
      201,
    );
    expect(await done(crew.accounting('GET', `bank-statement-lines/${one.id}/proposals`))).toMatchObject({
      payers: [],
    });
    await refused(line(one.id, 'release'), 'statement_line_open');
    const matched = await done(line(one.id, 'book', { way: 'match', transaction_id: id }), 200);
    expect(matched).toMatchObject({ state: 'matched', transaction: { id } });
    await refused(crew.accounting('DELETE', `bank-statements/${statement.id}`), 'statement_has_vouchers');
    expect(await done(line(one.id, 'release'), 200)).toMatchObject({ state: 'open' });
    await done(crew.accounting('DELETE', `bank-statements/${statement.id}`), 204);
    await refused(crew.accounting('GET', `bank-statements/${statement.id}`), 'not_found');
    await refused(crew.accounting('DELETE', `bank-statements/${statement.id}`), 'not_found');
  });

  test('of another organization is not found', async () => {
    const { one, statement } = await opened();
    const caller = await stranger(server, 'accounting');
    await refused(caller('GET', `bank-statements/${statement.id}`), 'not_found');
    await refused(caller('DELETE', `bank-statements/${statement.id}`), 'not_found');
    await refused(caller('POST', `bank-statement-lines/${one.id}/book`, { way: 'receive' }), 'not_found');
    await refused(caller('POST', `bank-statement-lines/${one.id}/release`), 'not_found');
    await refused(caller('GET', `bank-statement-lines/${one.id}/proposals`), 'not_found');
  });

  test('is filtered by state, date, amount and text', async () => {
    const { one, card } = await opened();
    const found = async (query: string) =>
      (await done(crew.accounting('GET', `bank-statement-lines?filter[card_id]=${card}&${query}`))).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found('filter[state]=open')).toEqual([one.id]);
    expect(await found('filter[state]=booked')).toEqual([]);
    expect(await found('filter_between[booked_on]=2026-11-02,2026-11-02&q=LATER')).toEqual([one.id]);
    expect(await found('filter_between[amount]=101,infinity')).toEqual([]);
    const open = await done(
      crew.accounting('GET', `bank-statements?filter[card_id]=${card}&filter[open]=true`),
    );
    expect(open.data).toHaveLength(1);
  });
});

test('proposes the customer who owes exactly its amount', async () => {
  const card = await makeCard({ currency_id: 'JPY' });
  const { customer, order } = await orderThatAsks(crew, { lines: ['987654'], wallet: '0' });
  await deposit(crew, customer, '1', 'JPY');
  const { lines } = await done(read({ card, content: sheet([2, '987654', 'no name']) }), 200);
  expect(lines[0].payers).toMatchObject([{ id: customer, by: order.id }]);
});
