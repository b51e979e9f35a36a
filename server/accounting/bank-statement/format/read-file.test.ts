import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decimalSignOf, readAmount, readDay } from '#kernel/table/notation.ts';
import { withLineKeys } from '../line-keys.ts';
import { readFile } from './read-file.ts';
import { HasDocumentType, InvalidRows, NotAStatement } from './read-statement.ts';

const fixture = (name: string) => fs.readFileSync(path.join(import.meta.dirname, '../fixtures', name));
const bytes = (text: string) => new TextEncoder().encode(text);
const layout = { date: 'A', text: 'B', more_text: null, reference: null, debit: null, credit: null } as const;

describe('a sheet of a bank', () => {
  test('in Vietnamese, with lines above its head and sums below, is read by its titles', async () => {
    const { format, columns, layout: found, statement } = await readFile(fixture('vietcombank.csv'));
    expect({ format, columns: columns.length }).toEqual({ format: 'csv', columns: 7 });
    expect(found).toMatchObject({
      ...{ date: 'Ngày giao dịch', text: 'Mô tả', reference: 'Số tham chiếu', balance: 'Số dư' },
      ...{ debit: 'Số tiền ghi nợ', credit: 'Số tiền ghi có', amount: null },
      ...{ date_order: 'dmy', decimal_sign: '.' },
    });
    expect(statement).toMatchObject({
      ...{ account: '0011004123456', currency: 'VND' },
      ...{ opening_balance: '10000000', closing_balance: '15639000' },
    });
    expect(statement!.lines.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
      ['2026-11-02', '5000000'],
      ['2026-11-02', '-11000'],
      ['2026-11-03', '1250000'],
      ['2026-11-03', '-2000000'],
      ['2026-11-04', '700000'],
      ['2026-11-04', '700000'],
    ]);
    expect(statement!.lines[2]).toMatchObject({
      ...{ text: 'IBFT TRAN VAN BINH, thanh toan don hang', reference: '5022 - 10456' },
    });
  });

  test("states account and currency above its heading, in the label's cell or the next one", async () => {
    const headerOf = async (...above: string[]) => {
      const { statement } = await readFile(
        bytes([...above, 'Ngày;Diễn giải;Số tiền', '05-11-2026;Thu;100'].join('\n')),
      );
      return [statement?.account, statement?.currency];
    };
    expect(await headerOf('Account number: 123 456;;', 'Currency: jpy;;')).toEqual(['123 456', 'JPY']);
    expect(await headerOf('口座番号;;1234567', '通貨;JPY;')).toEqual(['1234567', 'JPY']);
    expect(await headerOf('Loại tiền;;', 'Sao kê tài khoản;;')).toEqual([null, null]);
    expect(await headerOf('Currency;Exchange rate;')).toEqual([null, null]);
  });

  test('in Shift_JIS is read, with half-width names and days without signs', async () => {
    const { statement } = await readFile(fixture('japan-post.csv'));
    expect(statement).toMatchObject({ opening_balance: '500000', closing_balance: '586120' });
    expect(statement!.lines).toMatchObject([
      { booked_on: '2026-11-02', amount: '120000', text: '振込 ｶ)ﾔﾏﾀﾞｼﾖｳｶｲ', reference: '202611020001' },
      { booked_on: '2026-11-04', amount: '-33550' },
      { booked_on: '2026-11-05', amount: '-330', text: '料金 送金料金' },
    ]);
  });

  test('sorted newest first ends with the first row', async () => {
    const { statement } = await readFile(fixture('mufg-newest-first.csv'));
    expect(statement).toMatchObject({ opening_balance: '1012800', closing_balance: '1048000' });
    expect(statement!.lines).toMatchObject([
      { booked_on: '2026-11-05', amount: '48000', text: '振込 タナカ ハナコ' },
      { booked_on: '2026-11-02', amount: '-12800' },
    ]);
  });

  test('with one signed column, semicolons and points between thousands is read', async () => {
    const { layout: found, statement } = await readFile(fixture('acb.csv'));
    expect(found).toMatchObject({ amount: 'Số tiền', decimal_sign: ',' });
    expect(statement!.lines).toMatchObject([
      { booked_on: '2026-11-05', amount: '1500000' },
      { booked_on: '2026-11-06', amount: '-5500' },
    ]);
  });

  test('with titles of its own needs a layout, and is read with one', async () => {
    const content = bytes('A,B,C,D\n2026-11-02,Rent,1.5,x\n');
    expect(await readFile(content)).toMatchObject({ columns: ['A', 'B', 'C', 'D'], statement: undefined });
    const asked = { ...layout, amount: 'C', balance: null, date_order: 'dmy', decimal_sign: '.' } as const;
    expect((await readFile(content, { asked })).statement!.lines).toMatchObject([
      { text: 'Rent', amount: '1.5' },
    ]);
    expect((await readFile(content, { used: asked })).statement!.lines).toHaveLength(1);
    expect((await readFile(content, { asked: { ...asked, amount: 'E' } })).statement).toBeUndefined();
  });

  test('reports every unreadable row', async () => {
    const content = bytes(
      'Date,Description,Amount\n2026-11-02,ok,1\n2026-02-30,day,1\n2026-11-03,money,one\n2026-11-03,none,\n',
    );
    await expect(readFile(content)).rejects.toThrow(InvalidRows);
    try {
      await readFile(content);
    } catch (error) {
      expect((error as InvalidRows).rows).toEqual([
        { row: 3, field: 'date', problem: 'not_date' },
        { row: 4, field: 'amount', problem: 'not_decimal' },
        { row: 5, field: 'amount', problem: 'required' },
      ]);
    }
  });

  test('without columns is refused, as is a file that only resembles another format', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0x0a, 0x2c, 0x2c]);
    const others = [
      '',
      'one column\nand no more',
      '{"a": 1,\n"b": 2}',
      '{"a": 1, "b": 2}\n{"a": 3}',
      '%PDF-1.7\na,b',
    ];
    for (const content of [png, ...others.map(bytes)])
      await expect(readFile(content), String(content)).rejects.toThrow(NotAStatement);
    const odd = await readFile(bytes('[Bank], [2026]\nDate,Description,Amount\n2026-11-02,Rent,5\n\u001a'));
    expect(odd.statement?.lines).toMatchObject([{ amount: '5' }]);
  });
});

describe('MT940', () => {
  test('is parsed with balances, text subfields and reversals', async () => {
    const { format, statement } = await readFile(fixture('vietcombank.sta'));
    expect(format).toBe('mt940');
    expect(statement).toEqual({
      ...{ account: 'BFTVVNVX/0011004123456VND', currency: 'VND' },
      ...{ opening_balance: '10000000', closing_balance: '15239000' },
      lines: [
        {
          ...{ booked_on: '2026-11-02', amount: '5000000', reference: 'FT26306HOA01' },
          text: 'NGUYEN THI HOA CHUYEN TIEN DAT HANG NGUYEN THI HOA',
        },
        {
          ...{ booked_on: '2026-11-02', amount: '-11000', reference: 'FT26306FEE77' },
          text: 'PHI DICH VU SMS BANKING',
        },
        {
          ...{ booked_on: '2025-12-31', amount: '250000', reference: 'FT25365REV02' },
          text: 'HOAN TRA LENH CHUYEN TIEN',
        },
      ],
    });
  });

  test('reports the line of an unreadable movement', async () => {
    const content = bytes(':20:X\n:60F:C261101VND0,\n:61:261102X500,NTRF\n:62F:C261102VND0,\n');
    await expect(readFile(content)).rejects.toThrow(InvalidRows);
  });
});

describe('CAMT.053', () => {
  const camt = (statement: string, declared = '') =>
    bytes(`${declared}<Document><BkToCstmrStmt><Stmt>${statement}</Stmt></BkToCstmrStmt></Document>`);
  /** An entry of 27 November with the details of its payments. */
  const entry = (amount: string, payments: string) =>
    `<Ntry><Amt Ccy="JPY">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>` +
    `<BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls>${payments}</NtryDtls></Ntry>`;

  test('is parsed with exact amounts, without pending entries', async () => {
    const { format, statement } = await readFile(fixture('japan-post.xml'));
    expect(format).toBe('camt053');
    expect(statement).toEqual({
      ...{ account: '10120-12345671', currency: 'JPY' },
      ...{ opening_balance: '500000', closing_balance: '586120' },
      lines: [
        {
          ...{ booked_on: '2026-11-02', amount: '120000', reference: '202611020001' },
          text: 'INVOICE 2210 OR26110007 K.K. YAMADA SHOKAI & CO',
        },
        { booked_on: '2026-11-04', amount: '-33550', reference: null, text: 'YODOBASHI' },
        { booked_on: '2026-11-05', amount: '-330', reference: '202611050001', text: '' },
      ],
    });
  });

  test('with a document type is refused before its entities are expanded', async () => {
    for (const declared of [
      '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
      '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
      '<!doctype a [<!ENTITY % b SYSTEM "http://127.0.0.1/">%b;]>',
    ])
      await expect(readFile(camt('<Id>&b;</Id>', declared))).rejects.toThrow(HasDocumentType);
  });

  test('that is not well-formed is no statement', async () => {
    for (const content of ['<Document><BkToCstmrStmt><Stmt>', '<BkToCstmrStmt ', '<BkToCstmrStmt></Stmt>'])
      await expect(readFile(bytes(content))).rejects.toThrow(NotAStatement);
  });

  test('has one line for each payment that an entry books together', async () => {
    const payment = (amount: string, name: string, inner = '') =>
      `<TxDtls><Refs><EndToEndId>E-${name}</EndToEndId></Refs><Amt Ccy="JPY">${amount}</Amt>${inner}` +
      `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const lines = async (...payments: string[]) => {
      const { statement } = await readFile(camt(entry('1000', payments.join(''))));
      return statement!.lines.map(({ amount, text, reference }) => [amount, text, reference]);
    };
    expect(await lines(payment('700', 'YAMADA'), payment('300', 'SUZUKI'))).toEqual([
      ['700', 'YAMADA', 'E-YAMADA'],
      ['300', 'SUZUKI', 'E-SUZUKI'],
    ]);
    const fee = payment('50', 'FEE', '<CdtDbtInd>DBIT</CdtDbtInd>');
    expect(await lines(payment('1050', 'YAMADA'), fee)).toEqual([
      ['1050', 'YAMADA', 'E-YAMADA'],
      ['-50', 'FEE', 'E-FEE'],
    ]);
    // without a sum that agrees, nobody knows the parts: one line of the entry
    expect(await lines(payment('700', 'YAMADA'), payment('200', 'SUZUKI'))).toEqual([
      ['1000', 'YAMADA SUZUKI', null],
    ]);
  });

  test('distinguishes equal payments of one entry and of one day', async () => {
    const same = '<TxDtls><Amt Ccy="JPY">500</Amt><AddtlTxInf>Deposit</AddtlTxInf></TxDtls>';
    const { statement } = await readFile(
      camt(entry('1000', same + same) + entry('500', '') + entry('500', '')),
    );
    const { lines } = statement!;
    expect(lines.map(({ amount }) => amount)).toEqual(['500', '500', '500', '500']);
    const keys = withLineKeys(lines).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(withLineKeys(lines).map(({ key }) => key)).toEqual(keys);
  });
});

describe('cells', () => {
  test.for([
    ['1,234.50', '.', '1234.5'],
    ['1.234,50', ',', '1234.5'],
    ['(2,000)', '.', '-2000'],
    ['-5.500 ₫', ',', '-5500'],
    ['1 000 000đ', '.', '1000000'],
    ['￥１２，３４５', '.', '12345'],
    ['▲330', '.', '-330'],
    ['-', '.', null],
    ['', '.', null],
    ['twelve', '.', undefined],
  ] as const)('the amount %s', ([cell, sign, amount]) => {
    expect(readAmount(cell, sign)).toBe(amount);
  });

  test.for([
    ['02/11/2026', '2026-11-02'],
    ['2/11/2026 14:05:11', '2026-11-02'],
    ['2026/11/2', '2026-11-02'],
    ['2026年11月2日', '2026-11-02'],
    ['20261102', '2026-11-02'],
    ['31/02/2026', undefined],
    ['today', undefined],
  ] as const)('the day %s', ([cell, day]) => {
    expect(readDay(cell, 'dmy')).toBe(day);
  });

  test('the sign before decimals', async () => {
    expect(decimalSignOf(['1.234.567', '5.500'])).toBe(',');
    expect(decimalSignOf(['1,234.50'])).toBe('.');
    expect(decimalSignOf(['12,5'])).toBe(',');
    expect(decimalSignOf(['1200', ''])).toBe('.');
  });
});
