import { expect, test } from 'vitest';
import { readPastedPayees } from './pasted-payees.ts';

const read = (text: string) => readPastedPayees(text, { thousands: '.', decimals: ',' });

test('rows of a table are payees: supplier, amount, note', () => {
  expect(read('Nhà cung cấp\tSố tiền\nRakuten 24\t1.250\tđặt cọc\r\nヨドバシ\t99,5\r\n')).toEqual({
    lines: [
      { name: 'Rakuten 24', amount: '1250', note: 'đặt cọc' },
      { name: 'ヨドバシ', amount: '99.5', note: '' },
    ],
    unreadable: [],
  });
});

test('a single name is text; invalid amounts are reported', () => {
  expect(read('Rakuten 24')).toBeUndefined();
  expect(read('Rakuten 24\tx\nYodobashi\t1')?.unreadable).toEqual([]); // a row of column headings
  expect(read('Rakuten 24\t5\nYodobashi\tx')?.unreadable).toEqual(['x']);
});
