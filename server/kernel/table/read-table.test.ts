import { describe, expect, test } from 'vitest';
import { day, oleFile, sheetXml, workbook, workbookWith, zipOf } from '../../../tests/support/workbooks.ts';
import type { Refusal } from '../refusal.ts';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, textOfCell } from './cell.ts';
import { readTable } from './read-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (content: Uint8Array) => (await readTable(content))!.readings[0]!;
const SHEET = 'xl/worksheets/sheet1.xml';
/** The code of the refusal of a file. */
const refusalOf = async (content: Uint8Array): Promise<string> => {
  try {
    await readTable(content);
    return 'none';
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe('a workbook', () => {
  test('has the rows of its first sheet with content', async () => {
    expect(
      await rowsOf(await workbook([[null]], [['a', null, 'c'], [null], ['d', null, null]], [['e']])),
    ).toEqual([
      ['a', '', 'c'],
      ['', '', ''],
      ['d', '', ''],
    ]);
  });

  test('has exact numbers, without the noise of binary fractions', async () => {
    const numbers = [
      '1234567.8899999999',
      '0.30000000000000004',
      '-11000',
      '1.5E+3',
      '12345678901234567',
      '1E-3',
    ];
    const cells = numbers.map((text, index) => `<c r="${'ABCDEF'[index]}1"><v>${text}</v></c>`).join('');
    const rows = await rowsOf(await workbookWith({ [SHEET]: sheetXml(`<row r="1">${cells}</row>`) }));
    expect(rows).toEqual([
      ['1234567.89', '0.3', '-11000', '1500', '12345678901234567', '0.001'].map((number) => ({ number })),
    ]);
    expect(await rowsOf(await workbook([[1_234_567.89, 0.1 + 0.2]]))).toEqual([
      [{ number: '1234567.89' }, { number: '0.3' }],
    ]);
  });

  test('has calendar days, whatever the time and the zone', async () => {
    const late = new Date('2026-11-02T23:59:58Z');
    expect(
      await rowsOf(await workbook([[day('2026-11-02'), { value: late, format: 'dd/mm/yyyy hh:mm:ss' }]])),
    ).toEqual([[{ day: '2026-11-02' }, { day: '2026-11-02' }]]);
  });

  test('has the text of merged cells in their first cell', async () => {
    const rows = await rowsOf(
      await workbook([
        [{ value: 'Sao kê', columnSpan: 2 }, null, 'c'],
        ['a', 'b', 'd'],
      ]),
    );
    expect(rows).toEqual([
      ['Sao kê', '', 'c'],
      ['a', 'b', 'd'],
    ]);
  });

  test('with prefixed tags is read', async () => {
    const xml = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Ngày</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await rowsOf(await workbookWith({ [SHEET]: xml }))).toEqual([['Ngày']]);
  });
});

describe('a workbook that is refused by name', () => {
  test('is of Excel 97–2003, encrypted or has macros', async () => {
    expect(await refusalOf(oleFile())).toBe('table_old_excel');
    expect(await refusalOf(oleFile({ encrypted: true }))).toBe('table_protected');
    expect(await refusalOf(await workbookWith({ 'xl/vbaProject.bin': 'macro' }))).toBe('table_has_macros');
  });

  test('is another zip file or a damaged workbook', async () => {
    const whole = await workbook([['a', 'b']]);
    for (const content of [
      zipOf({ 'word/document.xml': '<document/>' }),
      zipOf({ 'xl/workbook.xml': 'no markup' }),
      whole.slice(0, whole.length - 40),
      whole.slice(0, 30),
      await workbookWith({ [SHEET]: '<worksheet><sheetData><row' }),
      await workbookWith({ [SHEET]: sheetXml('<row r="1"><c r="1A"><v>1</v></c></row>') }),
      await workbookWith({ [SHEET]: sheetXml('<row r="1"><c r="A1"><v>one</v></c></row>') }),
      await workbookWith({
        'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><workbook>&b;</workbook>',
      }),
    ])
      expect(await refusalOf(content)).toBe('table_unreadable');
  });

  test('has character references to no character', async () => {
    for (const text of ['a&#0;b', 'a&#x0;b', 'a\0b', 'a&#xD800;b']) {
      const cell = `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
      expect(await refusalOf(await workbookWith({ [SHEET]: sheetXml(cell) })), text).toBe('table_unreadable');
    }
  });

  test('grows too large when it is unpacked', async () => {
    const zeros = new Uint8Array(70 * 1024 * 1024);
    const bomb = zipOf({ 'xl/workbook.xml': '<workbook/>', [SHEET]: zeros });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusalOf(bomb)).toBe('table_too_large');
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, index) => [`xl/a${index}.xml`, '']));
    expect(await refusalOf(zipOf({ 'xl/workbook.xml': '<workbook/>', ...many }))).toBe('table_too_large');
  });

  test('declares less than it unpacks to', async () => {
    const size = 80 * 1024 * 1024;
    const zeros = zipOf({ 'xl/workbook.xml': '<workbook/>', [SHEET]: new Uint8Array(size) });
    const view = new DataView(zeros.buffer);
    for (let at = 0; at < zeros.length - 4; at += 1)
      if (view.getUint32(at, true) === size) view.setUint32(at, 10, true);
    expect(['table_unreadable', 'table_too_large']).toContain(await refusalOf(zeros));
  });

  test('has a cell far outside or more rows and columns than fit', async () => {
    for (const address of ['A1048576', 'XFD1', 'ZZZZZZ1', 'A9999999999'])
      expect([
        address,
        await refusalOf(
          await workbookWith({
            [SHEET]: sheetXml(`<row r="${/\d+$/.exec(address)![0]}"><c r="${address}"><v>1</v></c></row>`),
          }),
        ),
      ]).toEqual([address, 'table_too_large']);
  });
});

describe('an HTML table', () => {
  test('named .xls is read, with merged cells, entities and missing end tags', async () => {
    const html = `<!DOCTYPE html><html><head><style>td { color: red }</style></head><body>
      <table border=1><tr><td colspan="3"><b>SAO K&Ecirc; T&Agrave;I KHO&#7842;N</b></td></tr>
      <tr><th rowspan=2>Ng&agrave;y<th colspan=2>Số tiền<tr><th>Nợ<th>Có
      <tr><td>02/11/2026</td><td>&nbsp;</td><td>1,000 &amp; <br/>x</td></tr></table></body></html>`;
    const file = await readTable(bytes(html));
    expect(file).toEqual({
      format: 'html',
      readings: [
        [
          ['SAO KÊ TÀI KHOẢN', '', ''],
          ['Ngày', 'Số tiền', ''],
          ['', 'Nợ', 'Có'],
          ['02/11/2026', '', '1,000 & x'],
        ],
      ],
    });
  });

  test('is refused beyond the maximum, and never scanned twice', async () => {
    const cell = '<td>';
    expect(await refusalOf(bytes(`<table><tr>${cell.repeat(MAX_TABLE_COLUMNS + 1)}`))).toBe(
      'table_too_large',
    );
    expect(await refusalOf(bytes(`<table>${'<tr>'.repeat(MAX_TABLE_ROWS + 1)}`))).toBe('table_too_large');
    const wide = `<table>${`<tr><td colspan=200>`.repeat(30_000)}`;
    expect(await refusalOf(bytes(wide))).toBe('table_too_large');
    const started = performance.now();
    await readTable(bytes(`<table ${'<td'.repeat(500_000)}`));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('separated text', () => {
  test('is read with quotes, empty lines and each separator', async () => {
    const { format, readings } = (await readTable(bytes('\uFEFFa,"1,000"\r\n\r\nb\t"x ""y"""\r\n')))!;
    expect(format).toBe('csv');
    expect(readings[2]).toEqual([['a', '1,000'], [''], ['b\tx "y"'], ['']]);
    expect(readings[1]![2]).toEqual(['b', 'x "y"']);
  });

  test('is refused beyond the maximum', async () => {
    expect(await refusalOf(bytes('a,b;c\td\n'.repeat(MAX_TABLE_ROWS + 1)))).toBe('table_too_large');
  });

  test('is no picture, document or data', async () => {
    for (const text of ['a\0b', '%PDF-1.7\na,b', '<svg/>', '{"a": 1,\n"b": 2}', '{"a": 1, "b": 2}\n{"a": 3}'])
      expect(await readTable(bytes(text)), text).toBeUndefined();
  });
});

test('cells have a text', () => {
  expect(['a', { number: '1.5' }, { day: '2026-11-02' }, undefined].map(textOfCell)).toEqual([
    ...['a', '1.5', '2026-11-02', ''],
  ]);
});
