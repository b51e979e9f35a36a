import { describe, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf, inDays, postingsOf, walletId } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { sendForm } from '../../../tests/support/pictures.ts';
import { oleFile, workbook } from '../../../tests/support/workbooks.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const DAY = inDays(-200);
const send = (body: object, query = '') =>
  crew.accounting('POST', `statistics/account/opening${query}`, { voucher_date: DAY, ...body });
const sendFile = (content: Uint8Array, query = '') =>
  sendForm(
    server,
    'POST',
    `statistics/account/opening${query}`,
    [
      ['voucher_date', DAY],
      ['file', content, 'dau-ky.xlsx'],
    ],
    { email: 'accounting@hakobu.test' },
  );
const count = async (): Promise<number> =>
  (await server.query(`select count(*)::int from transactions where type_id = 'opening'`))[0]!.count;

describe('opening balances', () => {
  test('are imported in one voucher after a dry run without effect', async () => {
    const { id: customer } = await makeCustomer(crew);
    const supplier = await makeSupplier(crew);
    const rows = [
      { account: 'CASH', party_id: 1, amount: '5000000' },
      { account: 'CASH', party_id: 2, currency_id: 'JPY', amount: '1000', base: '170000' },
      { account: 'SUPW', party_id: supplier, currency_id: 'JPY', amount: '200', base: '34000' },
      { account: 'WALLET', party_id: customer, amount: '300000' },
      { account: 'CAPITAL', amount: '4904000' },
    ];
    const dry = await done(send({ rows }, '?preview=1'), 200);
    expect(await count()).toBe(0);
    const made = await done(send({ rows, description: 'Đầu kỳ' }), 201);
    expect(made.rows).toEqual(dry.rows);
    expect(made.transaction).toMatchObject({ type_id: 'opening', amount: '10408000', voucher_date: DAY });
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['111', '000', '5000000', '5000000', '5000000'],
      ['111', '000', '1000', '170000', '170000'],
      ['331-A', '000', '200', '34000', '34000'],
      ['000', '3388-W', '300000', '300000', '300000'],
      ['000', '411', '4904000', '4904000', '4904000'],
    ]);
    expect(await balanceOf(server, 'WALLET', customer, 'VND')).toBe('300000');
    expect(await walletId(server, customer, 'VND')).toBeGreaterThan(0);
    const taken = [
      { account: 'CAPITAL', amount: '5' },
      { account: 'GOODS', amount: '5' },
    ];
    await refused(send({ rows: taken }), 'opening_taken');
    expect(await count()).toBe(1);
  });

  test('are read from a sheet as well', async () => {
    const csv = 'account;party_id;currency_id;amount;base\nBANK;2;JPY;300;51000\nretained;;;51000;\n';
    const made = await done(send({ csv }), 201);
    expect(await postingsOf(server, made.transaction.id)).toEqual([
      ['112', '000', '300', '51000', '51000'],
      ['000', '421', '51000', '51000', '51000'],
    ]);
  });

  test('are read from Excel, with a title, headings in any language, account codes and a total', async () => {
    const fund = await done(crew.accounting('POST', 'funds', { name: 'Két mới', currency_id: 'VND' }), 201);
    const yen = await done(crew.accounting('POST', 'funds', { name: 'Két yên', currency_id: 'JPY' }), 201);
    const headings = [
      ['Tài khoản', 'Mã đối tượng', 'Loại tiền', 'Số tiền', 'Quy đổi VND', 'Diễn giải'],
      ['Account', 'Party ID', 'Currency', 'Amount', 'Base amount (VND)', 'Description'],
      ['勘定科目', '取引先ID', '通貨', '金額', 'VND換算額', '摘要'],
    ];
    for (const heading of headings) {
      const content = await workbook([
        [{ value: 'SỐ DƯ ĐẦU KỲ', columnSpan: 6 }],
        [null],
        heading,
        ['111', fund.id, 'VND', 1_234_567, null, null],
        ['CASH', yen.id, 'JPY', '1,000', '170.000', null],
        [3388, null, 'VND', 1_404_567, null, null],
        ['Tổng cộng', null, null, 2_809_134, null, null],
      ]);
      const reply = await sendFile(content, '?preview=1');
      expect([heading[0], reply.status, reply.body.message]).toEqual([heading[0], 200, undefined]);
      expect(reply.body.rows.map((row: Record<string, string>) => [row.account, row.after])).toEqual([
        ['111', '1234567'],
        ['111', '170000'],
        ['3388', '1404567'],
      ]);
    }
    const wrong = [...[['Sổ'], headings[0]!], ['111', fund.id, 'VND', 'nhiều', null, null]];
    await refused(sendFile(await workbook(wrong)), 'opening_rows_wrong', 'rows.3.amount');
    await refused(sendFile(oleFile()), 'table_old_excel', 'file');
    await refused(sendFile(new TextEncoder().encode('%PDF-1.7\na,b')), 'table_unreadable', 'file');
  });

  test('are refused whole, each row with its fault', async () => {
    const rows = [
      { account: 'DEBT', party_id: 1, amount: '5' },
      { account: 'CASH', party_id: 1, currency_id: 'JPY', amount: '5', base: '850' },
      { account: 'GOODS', amount: '5' },
      { account: 'GOODS', amount: '6' },
      { account: 'WALLET', party_id: 999_999, amount: '5' },
      { account: 'CARD', amount: '1' },
    ];
    await refused(send({ rows }), 'invalid_fields', 'rows.5.account');
    await refused(
      send({ rows: rows.slice(0, 5) }),
      'opening_rows_wrong',
      ...['rows.0.account', 'rows.1.currency_id', 'rows.3.account', 'rows.4.party_id'],
    );
    const csv = 'account,amount\nNOTHING,5\nGOODS,much';
    await refused(send({ csv }), 'opening_rows_wrong', 'rows.2.account', 'rows.3.amount');
    await refused(send({ csv: 'account,amount' }), 'opening_rows_wrong', 'csv');
    await refused(send({}), 'opening_rows_wrong', 'rows');
    const parts = [
      { account: 'GOODS', amount: '0.5' },
      { account: 'TRANSIT', currency_id: 'JPY', amount: '5' },
      { account: 'SUPW', party_id: await makeSupplier(crew), amount: '-5' },
      { account: 'FEES', party_id: 3, amount: '5' },
    ];
    await refused(
      send({ rows: parts }),
      'opening_rows_wrong',
      ...['rows.0.amount', 'rows.1.base', 'rows.2.amount', 'rows.3.party_id'],
    );
  });

  test('are refused for suppliers of others, and into a fund that is closed', async () => {
    const elsewhere = await stranger(server, 'accounting');
    const fund = await done(crew.accounting('POST', 'funds', { name: 'Két cũ', currency_id: 'VND' }), 201);
    await done(crew.accounting('PUT', `funds/${fund.id}`, { closed: true }), 200);
    const rows = [
      { account: 'CASH', party_id: fund.id, amount: '5' },
      { account: 'CAPITAL', amount: '5' },
    ];
    await refused(send({ rows }), 'opening_rows_wrong', 'rows.0.party_id');
    const owed = { account: 'SUPP', party_id: await makeSupplier(crew), currency_id: 'VND', amount: '5' };
    await refused(
      elsewhere('POST', 'statistics/account/opening', {
        ...{ voucher_date: DAY, rows: [owed, { account: 'COST', amount: '5' }] },
      }),
      'opening_rows_wrong',
      'rows.0.party_id',
    );
  });

  test('are refused with the difference if debits and credits are not equal', async () => {
    const rows = [{ account: 'GOODS', amount: '5' }];
    const body = await refused(send({ rows }), 'opening_not_balanced');
    expect(body.details).toEqual({ difference: '5' });
  });

  test('are imported again only after reversal of their voucher', async () => {
    const supplier = await makeSupplier(crew);
    const owed = (amount: string) => ({
      rows: [
        { account: 'SUPP', party_id: supplier, currency_id: 'JPY', amount, base: `${amount}000` },
        { account: 'COST', amount: `${amount}000` },
      ],
    });
    const { transaction } = await done(send(owed('20')), 201);
    await refused(send(owed('30')), 'opening_taken');
    await done(crew.accounting('DELETE', `transactions/${transaction.id}?voucher_date=${DAY}`), 200);
    await expectBooksInOrder(server);
    const again = await done(send(owed('30')), 201);
    expect(await balanceOf(server, 'SUPP', supplier)).toBe('30');
    const { message } = await refused(send(owed('40')), 'opening_taken');
    expect(message).toContain(again.transaction.code_ref);
    await expectBooksInOrder(server);
  });

  test('sent twice concurrently are imported once', async () => {
    const rows = [
      { account: 'VAT_IN', amount: '7000' },
      { account: 'VAT_OUT', amount: '7000' },
    ];
    const replies = await Promise.all([send({ rows }), send({ rows })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('money that waits when the books open', () => {
  test('have one voucher per row with text and bank account, for unassigned receipts only', async () => {
    const wrong = [
      { account: 'GOODS', amount: '5', description: 'x' },
      { account: 'TRANSIT', amount: '5', card_id: 1 },
      { account: 'UNIDENT', amount: '5', card_id: 999_999 },
      { account: 'UNIDENT', currency_id: 'JPY', amount: '5', base: '850', card_id: 1 },
      { account: 'UNIDENT', amount: '-5' },
    ];
    await refused(
      send({ rows: wrong }),
      'opening_rows_wrong',
      ...['rows.0.description', 'rows.1.card_id', 'rows.2.card_id', 'rows.3.currency_id', 'rows.4.amount'],
    );
    const csv =
      'account,currency_id,amount,base,description,card_id\nTRANSIT,,70,,Chuyển,\n' +
      'UNIDENT,,40,,A,1\nUNIDENT,,30,,B,1\n';
    const dry = await done(send({ csv }, '?preview=1'), 200);
    expect(dry.rows.map(({ account, after }: Record<string, string>) => [account, after])).toEqual([
      ['113', '70'],
      ['3388-U', '40'],
      ['3388-U', '70'],
    ]);
    const made = await done(send({ csv }), 201);
    expect(made.waiting.map(({ description }: { description: string }) => description)).toEqual([
      'Chuyển',
      'A',
      'B',
    ]);
    expect(made.transaction.id).toBe(made.waiting[0].id);
    await refused(send({ csv }), 'opening_taken');
    await expectBooksInOrder(server);
    for (const { id } of made.waiting)
      await done(crew.accounting('DELETE', `transactions/${id}?voucher_date=${DAY}`), 200);
    await done(send({ csv }), 201);
    await expectBooksInOrder(server);
  });
});
