import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, pay, postingsOf } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/somebody.ts';
import { useTestServer, type Reply } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const EMAIL = 'accounting@hakobu.test';
let cards = 0;

beforeAll(() => server.query(`update organizations set books_open_on = '2025-01-01' where id = 1`));

/** A bank account of its own, so that no other test's lines are known. */
const makeCard = async (body: object = {}): Promise<number> =>
  (
    await done(
      crew.accounting('POST', 'cards', { name: `Bank ${(cards += 1)}`, currency_id: 'VND', ...body }),
      201,
    )
  ).id;

type Content = string | Uint8Array;
interface Sending {
  card: number;
  content: Content;
  choices?: readonly Record<string, string | number>[];
  layout?: Record<string, string>;
  name?: string;
}
const fixture = (name: string): Uint8Array =>
  new Uint8Array(fs.readFileSync(path.join(import.meta.dirname, 'fixtures', name)));

/** Sends a file, as the accountant unless somebody else is named. */
function send(address: string, { card, content, choices = [], layout = {}, name = 'bank.csv' }: Sending) {
  const fields = [
    ...choices.flatMap((choice, index) =>
      Object.entries(choice).map(([field, value]) => [`choices[${index}][${field}]`, String(value)] as const),
    ),
    ...Object.entries(layout).map(([field, value]) => [`layout[${field}]`, value] as const),
  ];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return sendForm(
    server,
    'POST',
    address,
    [['card_id', String(card)], ['file', Buffer.from(bytes), name], ...fields],
    { email: EMAIL },
  );
}
const read = (sending: Sending): Promise<Reply> => send('bank-statements/read', sending);
const take = (sending: Sending): Promise<Reply> => send('bank-statements', sending);
const linesOf = async (statement: number) =>
  (await done(crew.accounting('GET', `bank-statement-lines?filter[statement_id]=${statement}&per_page=100`)))
    .data;
const line = (id: number, way: string, body: object = {}) =>
  crew.accounting('POST', `bank-statement-lines/${id}/${way}`, body);

/** A small sheet of days in November. */
const sheet = (...rows: [day: number, amount: string, text: string][]): string =>
  ['Date,Description,Amount', ...rows.map(([day, amount, text]) => `2026-11-0${day},${text},${amount}`)].join(
    '\n',
  );
const keyOf = async (sending: Sending, index = 0): Promise<string> =>
  (await done(read(sending), 200)).lines[index].key;

describe('a file of a bank', () => {
  test('is read, told line by line, and nothing of it is kept', async () => {
    const card = await makeCard({ number: '0011004123456' });
    const hoa = await makeCustomer(crew, { name: 'Nguyễn Thị Hoa' });
    const paid = await done(
      pay(crew, 'other_payment', undefined, {
        ...{ amount: '11000', currency_id: 'VND', card_id: card, voucher_date: '2026-11-01' },
        account_id: await accountId(server, '642'),
      }),
      201,
    );
    const answer = await done(read({ card, content: fixture('vietcombank.csv') }), 200);
    expect(answer).toMatchObject({
      ...{ format: 'csv', needs_layout: false, other_account: null, closing_balance: '15639000' },
      ...{ opening_balance: '10000000', book_balance: '-11000', difference: '10000000' },
    });
    expect(answer.lines).toHaveLength(6);
    expect(answer.lines[0]).toMatchObject({
      ...{ booked_on: '2026-11-02', amount: '5000000', way: 'receive', vouchers: [], known: null },
      payers: [{ id: hoa.id, name: 'Nguyễn Thị Hoa', by: 'Nguyễn Thị Hoa' }],
    });
    expect(answer.lines[1]).toMatchObject({ way: 'match', vouchers: [{ id: paid.id }], payers: [] });
    expect(answer.lines[3]).toMatchObject({ way: null, vouchers: [] });
    expect(new Set(answer.lines.map(({ key }: { key: string }) => key)).size).toBe(6);
    expect((await done(crew.accounting('GET', `bank-statements?filter[card_id]=${card}`))).data).toEqual([]);
  });

  test('is imported: money waits, is assigned, paid, matched or left open', async () => {
    const card = await makeCard();
    const { id: customer } = await makeCustomer(crew);
    const account_id = await accountId(server, '642');
    const paid = await done(
      pay(crew, 'other_payment', undefined, {
        ...{ amount: '11000', currency_id: 'VND', card_id: card, voucher_date: '2026-11-02', account_id },
      }),
      201,
    );
    const content = fixture('vietcombank.csv');
    const { lines: told } = await done(read({ card, content }), 200);
    const keys = told.map(({ key }: { key: string }) => key);
    const made = await done(
      take({
        ...{ card, content, name: 'sao-ke.csv' },
        choices: [
          { key: keys[0], way: 'assign', user_id: customer },
          { key: keys[1], way: 'match', transaction_id: paid.id },
          { key: keys[2], way: 'receive' },
          { key: keys[3], way: 'pay', account_id },
        ],
      }),
      201,
    );
    expect(made).toMatchObject({
      ...{ format: 'csv', file_name: 'sao-ke.csv', from_date: '2026-11-02', to_date: '2026-11-04' },
      ...{ lines: 6, open_lines: 2, closing_balance: '15639000', book_balance: '4239000' },
      difference: '11400000',
    });
    expect(await balanceOf(server, 'WALLET', customer, 'VND')).toBe('5000000');
    const lines = await linesOf(made.id);
    expect(lines.map(({ state }: { state: string }) => state)).toEqual([
      ...['booked', 'matched', 'booked', 'booked', 'open', 'open'],
    ]);
    const receipt = await done(crew.accounting('GET', `transactions/${lines[0].transaction_id}`));
    expect(receipt).toMatchObject({
      ...{ type_id: 'received_from_local_currency', unassigned: '0', voucher_date: '2026-11-02' },
      description: 'NGUYEN THI HOA CHUYEN TIEN DAT HANG',
      children: [{ amount: '5000000' }],
    });
    expect(await postingsOf(server, receipt.id)).toEqual([
      ['112', '3388-U', '5000000', '5000000', '5000000'],
    ]);
    expect(await postingsOf(server, receipt.children[0].id)).toEqual([
      ['3388-U', '3388-W', '5000000', '5000000', '5000000'],
    ]);
    expect(await postingsOf(server, lines[3].transaction_id)).toEqual([
      ['642', '112', '2000000', '2000000', '2000000'],
    ]);
    expect(lines[2].transaction).toMatchObject({ description: 'IBFT TRAN VAN BINH, thanh toan don hang' });
    expect(await logOf(server, 'bank_statement', made.id)).toMatchObject([{ type_id: 'created' }]);
    await expectBooksInOrder(server);
  });

  test('of foreign money comes at the rate of the day, in whichever wallet', async () => {
    const card = await makeCard({ currency_id: 'JPY' });
    const { id: customer } = await makeCustomer(crew);
    const content = fixture('japan-post.xml');
    const { lines } = await done(read({ card, content }), 200);
    const account_id = await accountId(server, '642');
    const made = await done(
      take({
        ...{ card, content, name: 'statement.xml' },
        choices: [
          { key: lines[0].key, way: 'assign', user_id: customer },
          { key: lines[1].key, way: 'pay', account_id },
          { key: lines[2].key, way: 'pay', account_id },
        ],
      }),
      201,
    );
    expect(made).toMatchObject({ format: 'camt053', open_lines: 0, book_balance: '86120' });
    expect(await balanceOf(server, 'WALLET', customer)).toBe('120000');
    await expectBooksInOrder(server);
  });

  test('is refused a second time by name, and an overlapping one brings what is new', async () => {
    const card = await makeCard();
    const first = await done(take({ card, content: fixture('vietcombank.csv'), name: 'one.csv' }), 201);
    const again = await refused(
      take({ card, content: fixture('vietcombank.csv') }),
      'statement_imported',
      'file',
    );
    expect(again.details).toEqual({ statement_id: first.id });
    await refused(read({ card, content: fixture('vietcombank.csv') }), 'statement_imported', 'file');
    const content = fixture('vietcombank-overlapping.csv');
    const { lines } = await done(read({ card, content }), 200);
    expect(lines.map(({ known }: { known: object | null }) => known !== null)).toEqual([
      ...[true, true, true, true, false],
    ]);
    expect(lines[0]).toMatchObject({ known: { statement_id: first.id }, way: null });
    await refused(
      take({ card, content, choices: [{ key: lines[0].key, way: 'receive' }] }),
      'statement_line_unknown',
      'choices.0.key',
    );
    const second = await done(take({ card, content, name: 'two.csv' }), 201);
    expect(await linesOf(second.id)).toMatchObject([{ amount: '350000', booked_on: '2026-11-05' }]);
    await refused(take({ card, content: sheetOfKnown() }), 'statement_nothing_new', 'file');
    // another account may have the very same lines
    await done(take({ card: await makeCard(), content: fixture('vietcombank.csv') }), 201);
  });

  test('is imported once by several at a time', async () => {
    const card = await makeCard();
    const content = fixture('vietcombank.csv');
    const key = await keyOf({ card, content });
    const replies = await Promise.all(
      [1, 2, 3].map(() => take({ card, content, choices: [{ key, way: 'receive' }] })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('5000000');
  });

  test('in another currency, of another account, empty, or with rows that cannot be read is refused', async () => {
    const yen = await makeCard({ currency_id: 'JPY' });
    await refused(read({ card: yen, content: fixture('vietcombank.sta') }), 'currency_mismatch', 'file');
    const other = await makeCard({ number: '99887766' });
    const told = await done(read({ card: other, content: fixture('vietcombank.sta') }), 200);
    expect(told.other_account).toBe('BFTVVNVX/0011004123456VND');
    const card = await makeCard();
    await refused(read({ card, content: 'Date,Description,Amount\n' }), 'statement_empty', 'file');
    await refused(
      read({ card, content: sheet([2, 'x', 'a'], [3, '5', 'b']) }),
      'statement_rows_wrong',
      'rows.2.amount',
    );
    await refused(read({ card, content: sheet([2, '5.5', 'a']) }), 'statement_rows_wrong', 'rows.1.amount');
    await refused(read({ card: 999_999, content: sheet([2, '5', 'a']) }), 'unknown_reference', 'card_id');
    await refused(take({ card: 999_999, content: sheet([2, '5', 'a']) }), 'unknown_reference', 'card_id');
    const many = [
      'Date,Description,Amount',
      ...Array.from({ length: 1001 }, (_, at) => `2026-11-02,${at},1`),
    ];
    await refused(read({ card, content: many.join('\n') }), 'statement_too_long', 'file');
    const closed = await makeCard();
    await done(crew.accounting('PUT', `cards/${closed}`, { closed: true }), 200);
    await refused(read({ card: closed, content: sheet([2, '5', 'a']) }), 'place_closed', 'card_id');
  });

  test('with titles of its own is read with a layout, which is remembered', async () => {
    const card = await makeCard();
    const content = (day: number) => `When,What,In,Out\n2026-11-0${day},Rent,,100\n`;
    const asked = await done(read({ card, content: content(2) }), 200);
    expect(asked).toMatchObject({ needs_layout: true, columns: ['When', 'What', 'In', 'Out'], lines: [] });
    await refused(take({ card, content: content(2) }), 'statement_columns_unknown', 'layout');
    const layout = { date: 'When', text: 'What', credit: 'In', debit: 'Out' };
    await done(take({ card, content: content(2), layout }), 201);
    const next = await done(read({ card, content: content(3) }), 200);
    expect(next).toMatchObject({ needs_layout: false, lines: [{ amount: '-100', text: 'Rent' }] });
  });
});

/** Two lines that the account has already, as another bank program writes them. */
const sheetOfKnown = (): string =>
  [
    'Ngày giao dịch,Số tham chiếu,Số tiền,Mô tả',
    '02/11/2026,5021 - 48213,5000000,NGUYEN THI HOA CHUYEN TIEN DAT HANG',
    '03/11/2026,5022 - 10981,-2000000,HAKOBU',
  ].join('\n');

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

  test('of a voucher is refused where that moves something else, is reversed or has its line', async () => {
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

  test('of a day whose month is locked is refused; left open the line comes', async () => {
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
      const [told] = (await done(read({ card, content }), 200)).lines;
      expect(told).toMatchObject({ way: 'match', vouchers: [{ id }] });
      const choices = [{ key: told.key, way: 'match', transaction_id: id }];
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

  test('is booked once by several at a time', async () => {
    const { one, card } = await opened();
    const replies = await Promise.all([1, 2, 3].map(() => line(one.id, 'book', { way: 'receive' })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('100');
  });

  test('is open again when its voucher is reversed', async () => {
    const { one, statement } = await opened();
    const { transaction_id } = await done(line(one.id, 'book', { way: 'receive' }), 200);
    await done(crew.accounting('DELETE', `transactions/${transaction_id}`), 200);
    expect(await linesOf(statement.id)).toMatchObject([{ state: 'open', transaction: null }]);
    await done(line(one.id, 'book', { way: 'receive' }), 200);
  });

  test('is said to be a voucher, taken off it, and the statement taken away', async () => {
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

  test('of others is not there', async () => {
    const { one, statement } = await opened();
    const caller = await stranger(server, 'accounting');
    await refused(caller('GET', `bank-statements/${statement.id}`), 'not_found');
    await refused(caller('DELETE', `bank-statements/${statement.id}`), 'not_found');
    await refused(caller('POST', `bank-statement-lines/${one.id}/book`, { way: 'receive' }), 'not_found');
    await refused(caller('POST', `bank-statement-lines/${one.id}/release`), 'not_found');
    await refused(caller('GET', `bank-statement-lines/${one.id}/proposals`), 'not_found');
  });

  test('is found by state, day, amount and text', async () => {
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

test('who owes exactly what came is proposed', async () => {
  const card = await makeCard({ currency_id: 'JPY' });
  const { orderThatAsks } = await import('../../../tests/main-job/money.ts');
  const { customer, order } = await orderThatAsks(crew, { lines: ['987654'], wallet: '0' });
  await deposit(crew, customer, '1', 'JPY');
  const { lines } = await done(read({ card, content: sheet([2, '987654', 'no name']) }), 200);
  expect(lines[0].payers).toMatchObject([{ id: customer, by: order.id }]);
});
