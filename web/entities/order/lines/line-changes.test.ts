import { expect, test } from 'vitest';
import { emptyLine } from './draft-line.ts';
import { emptyLineLike, insertPasted, addPiece } from './line-changes.ts';

const tea = { id: 'T1', name: 'Tea', price: '500' };
const shown = (lines: ReturnType<typeof emptyLine>[]) =>
  lines.map(({ product_id, quantity, price }) => [product_id, quantity, price]);

test('a scan fills the empty line, adds a piece to its own, or makes a new one', () => {
  const first = addPiece([emptyLine()], tea);
  expect([shown(first.lines), first.pieces]).toEqual([[['T1', '1', '500']], '1']);
  const second = addPiece(first.lines, { ...tea, price: '900' });
  expect([shown(second.lines), second.pieces]).toEqual([[['T1', '2', '500']], '2']);
  const other = addPiece(second.lines, { id: 'T2', name: 'Rice', price: '90' });
  expect(shown(other.lines)).toEqual([
    ['T1', '2', '500'],
    ['T2', '1', '90'],
  ]);
});

test('a piece is added to half a kilogram too, and to a quantity that was emptied', () => {
  const lines = [emptyLine({ product_id: 'T1', quantity: '0.5' })];
  expect(addPiece(lines, tea).pieces).toBe('1.5');
  expect(addPiece([emptyLine({ product_id: 'T1', quantity: '' })], tea).pieces).toBe('1');
});

test('a quantity that was typed while the code was looked up stays', () => {
  const lines = [emptyLine({ quantity: '10000' })];
  expect(shown(addPiece(lines, tea).lines)).toEqual([['T1', '10000', '500']]);
  expect(shown(addPiece([emptyLine({ quantity: '' })], tea).lines)).toEqual([['T1', '1', '500']]);
});

test('pasted lines follow existing ones, with their own price or that of the product', () => {
  const found = new Map([
    ['own', tea],
    ['T2', { id: 'T2', name: 'Rice', price: '90' }],
  ]);
  const lines = [emptyLine({ product_id: 'T0', is_price_with_tax: false }), emptyLine()];
  const pasted = [
    { code: 'own', quantity: '3', price: '' },
    { code: 'T2', quantity: '2', price: '75' },
  ];
  const all = insertPasted(lines, pasted, found);
  expect(shown(all)).toEqual([
    ['T0', '1', ''],
    ['T1', '3', '500'],
    ['T2', '2', '75'],
  ]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(3);
});

test('a new line is with tax or without, like the one above', () => {
  expect(emptyLineLike([emptyLine({ is_price_with_tax: false })]).is_price_with_tax).toBe(false);
  expect(emptyLineLike([]).is_price_with_tax).toBe(true);
});
