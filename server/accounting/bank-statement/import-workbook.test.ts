import { beforeAll, describe, expect, test } from 'vitest';
import { bankSteps, fixture } from '../../../tests/main-job/bank-files.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import {
  day,
  oleFile,
  sheetXml,
  workbook,
  workbookWith,
  zipOf,
  type Styled,
  type Value,
} from '../../../tests/support/workbooks.ts';

const server = useTestServer();
const crew = usePeople(server);
const { read, take, makeCard, linesOf } = bankSteps(server, crew);
beforeAll(() => server.query(`update organizations set books_open_on = '2025-01-01' where id = 1`));

/** The lines of `vietcombank.csv`. */
const LINES = [
  ['2026-11-02', '5021 - 48213', null, 5_000_000, 15_000_000, 'NGUYEN THI HOA CHUYEN TIEN DAT HANG'],
  ['2026-11-02', '5021 - 48377', 11_000, null, 14_989_000, 'PHI DICH VU SMS BANKING'],
  ['2026-11-03', '5022 - 10456', null, 1_250_000, 16_239_000, 'IBFT TRAN VAN BINH, thanh toan don hang'],
  ['2026-11-03', '5022 - 10981', 2_000_000, null, 14_239_000, 'HAKOBU THANH TOAN TIEN DIEN THANG 10'],
  ['2026-11-04', '5023 - 00311', null, 700_000, 14_939_000, 'MBVCB.CHUYEN KHOAN'],
  ['2026-11-04', '5023 - 00312', null, 700_000, 15_639_000, 'MBVCB.CHUYEN KHOAN'],
] as const;

const dayText = (text: string): string => text.split('-').toReversed().join('/');

/** The statement as the bank's program exports it. */
const statement = (dayOf: (text: string) => Value): Promise<Uint8Array> =>
  workbook([
    [{ value: 'NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM', columnSpan: 7 }],
    [{ value: 'SAO KÊ TÀI KHOẢN', columnSpan: 7 }],
    ['Số tài khoản:', '0011004123456', null, 'Từ ngày:', day('2026-11-02')],
    ['Loại tiền:', 'VND', null, 'Đến ngày:', day('2026-11-04')],
    [null],
    headingRow('STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền', 'Số dư', 'Mô tả'),
    [null, null, null, 'Ghi nợ', 'Ghi có', null, null],
    ...LINES.map(([booked_on, ...cells], index): (Value | Styled)[] => [
      index + 1,
      dayOf(booked_on),
      ...cells,
    ]),
    [{ value: 'Tổng cộng', columnSpan: 3 }, null, null, 2_011_000, 7_650_000, null, null],
  ]);

/** Titles over two rows, of which the fourth is divided into two columns. */
const headingRow = (...[number, booked, reference, amount, balance, text]: string[]): (Value | Styled)[] => [
  ...[number, booked, reference].map((value): Styled => ({ value: value!, rowSpan: 2 })),
  { value: amount!, columnSpan: 2 },
  null,
  ...[balance, text].map((value): Styled => ({ value: value!, rowSpan: 2 })),
];

describe('a statement in Excel', () => {
  test.for([
    ['as text', dayText],
    ['as dates', day],
  ] as const)('with days %s is read like the CSV file of the bank, line by line', async ([, dayOf]) => {
    const card = await makeCard({ number: '0011004123456' });
    const answer = await done(read({ card, content: await statement(dayOf), name: 'sao-ke.xlsx' }), 200);
    expect(answer).toMatchObject({
      ...{ format: 'xlsx', needs_layout: false, other_account: null },
      ...{ opening_balance: '10000000', closing_balance: '15639000' },
      layout: { date: 'Ngày giao dịch', debit: 'Ghi nợ', credit: 'Ghi có', balance: 'Số dư', text: 'Mô tả' },
    });
    const csv = await done(read({ card, content: fixture('vietcombank.csv') }), 200);
    expect(answer.lines).toEqual(csv.lines);
  });

  test('is imported and booked, and adds nothing to the same statement in CSV', async () => {
    const card = await makeCard();
    const content = await statement(day);
    const { lines } = await done(read({ card, content }), 200);
    const choices = [{ key: lines[0].key, way: 'receive' }];
    const made = await done(take({ card, content, name: 'sao-ke.xlsx', choices }), 201);
    expect(made).toMatchObject({ format: 'xlsx', file_name: 'sao-ke.xlsx', lines: 6, open_lines: 5 });
    expect((await linesOf(made.id))[0]).toMatchObject({ amount: '5000000', state: 'booked' });
    await refused(take({ card, content }), 'statement_imported', 'file');
    await refused(take({ card, content: fixture('vietcombank.csv') }), 'statement_nothing_new', 'file');
    await expectBooksInOrder(server);
  });

  test('has exact amounts in any currency, whatever the layout of earlier files says', async () => {
    const card = await makeCard({ currency_id: 'USD' });
    const rows = (...amounts: number[]) =>
      workbook([
        ['Date', 'Description', 'Amount'],
        ...amounts.map((amount, index) => [day('2026-11-02'), `Line ${index}`, amount]),
      ]);
    const csv = 'Date;Description;Amount\n2026-11-01;A;1.234,50';
    expect((await done(take({ card, content: csv }), 201)).lines).toBe(1);
    const { lines } = await done(read({ card, content: await rows(1_234_567.89, 0.1 + 0.2, -1234.5) }), 200);
    expect(lines.map(({ amount }: { amount: string }) => amount)).toEqual(['1234567.89', '0.3', '-1234.5']);
  });

  test('with a day out of range is refused by its row', async () => {
    const card = await makeCard();
    const heading = ['Date', 'Description', 'Amount'];
    for (const booked of [new Date('+010000-01-01T00:00:00Z'), day('2200-01-01'), day('9999-12-31')]) {
      const content = await workbook([heading, [booked, 'a', 5], [day('2026-11-02'), 'b', 5]]);
      await refused(read({ card, content }), 'statement_rows_wrong', 'rows.2.date');
    }
  });

  test('that the product exported itself is read again', async () => {
    const card = await makeCard();
    const { id } = await done(take({ card, content: fixture('vietcombank.csv') }), 201);
    const token = await server.signIn('admin@hakobu.test');
    const titles = { booked_on: 'Ngày', text: 'Nội dung', amount: 'Số tiền', reference: 'Số tham chiếu' };
    const answer = await fetch(`${server.url}/api/exports/rows`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{
          name: 'Sao kê',
          list: 'bank-statement-lines',
          format: 'xlsx',
          query: `filter[statement_id]=${id}`,
        },
        columns: Object.entries(titles).map(([field, title]) => ({ field, title })),
      }),
    });
    const content = new Uint8Array(await answer.arrayBuffer());
    const again = await done(read({ card, content }), 200);
    expect(again).toMatchObject({ format: 'xlsx', known_lines: 6 });
    await refused(take({ card, content }), 'statement_nothing_new', 'file');
  });
});

describe('a statement in HTML named .xls', () => {
  test('is read like the CSV file of the bank', async () => {
    const card = await makeCard();
    const row = (cells: readonly unknown[]) =>
      `<tr>${cells.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`;
    const money = (value: number | null) => value?.toLocaleString('en-US');
    const html = `<html><meta charset="utf-8"><body><table>
      <tr><td colspan=7>SAO KÊ TÀI KHOẢN</td></tr><tr><td>Loại tiền:<td>VND</tr>
      ${row(['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Số dư', 'Mô tả'])}
      ${LINES.map(([on, reference, debit, credit, balance, text], index) =>
        row([index + 1, dayText(on), reference, money(debit), money(credit), money(balance), text]),
      ).join('\n')}
      ${row(['Tổng cộng', '', '', '2,011,000', '7,650,000'])}</table></body></html>`;
    const answer = await done(read({ card, content: html, name: 'sao-ke.xls' }), 200);
    expect(answer).toMatchObject({ format: 'html', closing_balance: '15639000' });
    const csv = await done(read({ card, content: fixture('vietcombank.csv') }), 200);
    expect(answer.lines).toEqual(csv.lines);
    expect((await done(take({ card, content: html, name: 'sao-ke.xls' }), 201)).format).toBe('html');
  });
});

describe('a file that only resembles a statement', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';

  test('is refused by name, and the server stays up', async () => {
    const card = await makeCard();
    for (const [content, code] of [
      [oleFile(), 'table_old_excel'],
      [oleFile({ encrypted: true }), 'table_protected'],
      [await workbookWith({ 'xl/vbaProject.bin': 'x' }), 'table_has_macros'],
      [zipOf({ 'word/document.xml': '<document/>' }), 'table_unreadable'],
      [(await workbook([['a']])).slice(0, 200), 'table_unreadable'],
      [zipOf({ 'xl/workbook.xml': '', [SHEET]: new Uint8Array(70_000_000) }), 'table_too_large'],
      [
        await workbookWith({ [SHEET]: sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
        'table_too_large',
      ],
      [await workbook([[null]]), 'statement_unreadable'],
    ] as const) {
      const { message } = await refused(read({ card, content, name: 'a.xlsx' }), code, 'file');
      expect(message).not.toContain('{{');
    }
    await refused(take({ card, content: oleFile() }), 'table_old_excel', 'file');
    expect((await crew.accounting('GET', 'bank-statements')).status).toBe(200);
  });

  test('with rows that cannot be read names them as in the spreadsheet', async () => {
    const card = await makeCard();
    const content = await workbook([
      ['Account', '123'],
      ['Date', 'Description', 'Amount'],
      [day('2026-11-02'), 'a', 1],
      ['32/11/2026', 'b', 1],
      [day('2026-11-02'), 'c', 'one'],
    ]);
    await refused(read({ card, content }), 'statement_rows_wrong', 'rows.4.date', 'rows.5.amount');
  });
});
