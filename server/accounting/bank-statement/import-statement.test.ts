import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, pay, postingsOf } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { jpeg } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { bankSteps, fixture, sheet } from '../../../tests/main-job/bank-files.ts';

const server = useTestServer();
const crew = usePeople(server);
const { read, take, makeCard, linesOf, keyOf } = bankSteps(server, crew);
beforeAll(() => server.query(`update organizations set books_open_on = '2025-01-01' where id = 1`));

/** Two lines that the account has already, as another bank program writes them. */
const sheetOfKnown = (): string =>
  [
    'Ngày giao dịch,Số tham chiếu,Số tiền,Mô tả',
    '02/11/2026,5021 - 48213,5000000,NGUYEN THI HOA CHUYEN TIEN DAT HANG',
    '03/11/2026,5022 - 10981,-2000000,HAKOBU',
  ].join('\n');

const fixtureText = (name: string): string => new TextDecoder().decode(fixture(name));

/** A statement of one receipt of 5 ¥. */
const camtOf = (day: string, text = 'Receipt'): string =>
  '<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="JPY">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>' +
  `<BookgDt><Dt>${day}</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf>` +
  '</Ntry></Stmt></BkToCstmrStmt></Document>';

const sheetOf = (count: number): string =>
  ['Date,Description,Amount', ...Array.from({ length: count }, (_, at) => `2026-11-02,Dòng ${at},1`)].join(
    '\n',
  );

describe('a file of a bank', () => {
  test('is previewed line by line without storing anything', async () => {
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

  test('is imported: lines are left unassigned, assigned, paid, matched or left open', async () => {
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
    const { lines: preview } = await done(read({ card, content }), 200);
    const keys = preview.map(({ key }: { key: string }) => key);
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

  test("in foreign currency is booked at the day's rate, for a wallet in any currency", async () => {
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

  test('is refused by name a second time; an overlapping file adds its new lines', async () => {
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

  test('is imported once by concurrent requests', async () => {
    const card = await makeCard();
    const content = fixture('vietcombank.csv');
    const key = await keyOf({ card, content });
    const replies = await Promise.all(
      [1, 2, 3].map(() => take({ card, content, choices: [{ key, way: 'receive' }] })),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('5000000');
  });

  test('in another currency, of another account, empty, or with rows that cannot be read is refused', async () => {
    const yen = await makeCard({ currency_id: 'JPY' });
    for (const file of ['vietcombank.sta', 'vietcombank.csv'])
      await refused(read({ card: yen, content: fixture(file) }), 'currency_mismatch', 'file');
    const other = await makeCard({ number: '99887766' });
    const preview = await done(read({ card: other, content: fixture('vietcombank.sta') }), 200);
    expect(preview.other_account).toBe('BFTVVNVX/0011004123456VND');
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
    await refused(read({ card, content: sheetOf(20_001) }), 'statement_too_long', 'file');
    const closed = await makeCard();
    await done(crew.accounting('PUT', `cards/${closed}`, { closed: true }), 200);
    await refused(read({ card: closed, content: sheet([2, '5', 'a']) }), 'place_closed', 'card_id');
  });

  test('that is a picture, JSON or anything else but a statement is refused, whatever it is called', async () => {
    const card = await makeCard();
    const json = JSON.stringify([{ date: '2026-11-02', text: 'Rent', amount: 5 }], null, 2);
    for (const content of [await jpeg('red', 40), json, '<html><td>1</td><td>2</td></html>', 'Hello', '']) {
      await refused(read({ card, content }), 'statement_unreadable', 'file');
      await refused(take({ card, content }), 'statement_unreadable', 'file');
    }
    const declared = '<!DOCTYPE a SYSTEM "http://127.0.0.1/"><BkToCstmrStmt></BkToCstmrStmt>';
    for (const call of [read, take])
      await refused(call({ card, content: declared }), 'statement_has_doctype', 'file');
    const layout = { date: '{', text: '}', amount: '[' };
    await refused(read({ card, content: json, layout }), 'statement_unreadable', 'file');
  });

  test.for([
    ['2026-02-30', 'rows.1.BookgDt'],
    ['x', 'rows.1.BookgDt'],
    ['0000-01-01', 'rows.1.BookgDt'],
    ['10000-01-01', 'rows.1.BookgDt'],
    ['2200-01-01T00:00:00Z', 'rows.1.BookgDt'],
  ] as const)('of CAMT.053 with the day %s is refused by its row', async ([day, field]) => {
    const card = await makeCard({ currency_id: 'JPY' });
    for (const call of [read, take]) {
      const { errors } = await refused(call({ card, content: camtOf(day) }), 'statement_rows_wrong', field);
      expect(errors[field]).toEqual(['must be a date from 1900 to 2199']);
    }
  });

  test('with days out of range is refused by its rows, as text and as HTML', async () => {
    const card = await makeCard();
    for (const day of ['01/01/0000', '01/01/0001', '31/12/9999', '31/12/1899', '2200-01-01', '00010101']) {
      const rows = [
        ['Date', 'Description', 'Amount'],
        [day, 'a', '5'],
        ['02/11/2026', 'b', '5'],
      ];
      const html = `<table>${rows.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table>`;
      for (const content of [rows.join('\n'), html])
        await refused(read({ card, content }), 'statement_rows_wrong', 'rows.2.date');
    }
  });

  test.for([
    ['MT940', (): string => fixtureText('vietcombank.sta').replace(/(:86:.)/, '$1\0')],
    ['CAMT.053', (): string => camtOf('2026-11-02', 'a\0b')],
    [
      'HTML',
      (): string => '<table><tr><td>Date<td>Description<td>Amount<tr><td>2026-11-02<td>a\0b<td>5</table>',
    ],
    ['CSV', (): string => sheet([2, '5', 'a\0b'])],
  ] as const)('in %s with NUL is refused', async ([, contentOf]) => {
    const card = await makeCard({ currency_id: contentOf().includes('JPY') ? 'JPY' : 'VND' });
    for (const call of [read, take])
      await refused(call({ card, content: contentOf() }), 'statement_unreadable', 'file');
  });

  test('has no characters that its references name and that cannot be', async () => {
    for (const text of ['a&#0;b', 'a&#x0;b', 'a&#xD800;b']) {
      const html = `<table><tr><td>Date<td>Description<td>Amount<tr><td>2026-11-02<td>${text}<td>5</table>`;
      for (const content of [camtOf('2026-11-02', text), html])
        for (const [call, status] of [
          [read, 200],
          [take, 201],
        ] as const)
          await done(call({ card: await makeCard({ currency_id: 'JPY' }), content }), status);
    }
  });

  test('with more than 1,000 lines is imported in parts, each with the next new lines', async () => {
    const card = await makeCard();
    const content = sheetOf(2100);
    const seen: string[] = [];
    for (const [known, count, left] of [
      [0, 1000, 1100],
      [1000, 1000, 100],
      [2000, 100, 0],
    ] as const) {
      const preview = await done(read({ card, content }), 200);
      expect(preview).toMatchObject({ known_lines: known, left });
      expect(preview.lines).toHaveLength(count);
      const [first] = preview.lines;
      seen.push(first.text);
      const made = await done(take({ card, content, choices: [{ key: first.key, way: 'receive' }] }), 201);
      expect(made).toMatchObject({ lines: count, open_lines: count - 1 });
    }
    expect(seen).toEqual(['Dòng 0', 'Dòng 1000', 'Dòng 2000']);
    expect(await done(read({ card, content }), 200)).toMatchObject({ known_lines: 2100, left: 0, lines: [] });
    await refused(take({ card, content }), 'statement_nothing_new', 'file');
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('3');
    await expectBooksInOrder(server);
  });

  test('of a thousand lines that are all booked, each as it was chosen, is one write', async () => {
    const card = await makeCard();
    const content = sheetOf(1000);
    const { lines } = await done(read({ card, content }), 200);
    const choices = lines.map(({ key }: { key: string }) => ({ key, way: 'receive' }));
    const made = await done(take({ card, content, choices }), 201);
    expect(made).toMatchObject({ lines: 1000, open_lines: 0 });
    expect(await balanceOf(server, 'BANK', card, 'VND')).toBe('1000');
  }, 120_000);

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
