import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentNumber, idOfNumber, referencedNumber, type NumberedEntity } from './document-number.ts';
import { cards } from './cards.gen.ts';
import { orderPrefixes } from './order/order/order-types.ts';
import { numberPrefixes } from './numbers.gen.ts';
import type { Card } from './kernel/card.ts';

const entities = Object.keys(numberPrefixes) as NumberedEntity[];
const anEntity = fc.constantFrom(...entities);
const anId = fc.integer({ min: 1, max: 999_999_999 });

const toFullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0));

describe('the number of a document', () => {
  test('is its prefix and its id with at least six digits', () => {
    expect(documentNumber('purchase', 22)).toBe('PO000022');
    expect(documentNumber('sfa', '4')).toBe('SFA000004');
    expect(documentNumber('box', 1_234_567)).toBe('B1234567');
  });

  test('is the id of entities whose ids are numbers or that have names', () => {
    expect(documentNumber('order', 'OR2611000042')).toBe('OR2611000042');
    expect(documentNumber('contract', 'HD26110001')).toBe('HD26110001');
    expect(documentNumber('user', 7)).toBe('7');
    expect(documentNumber('unknown', '7')).toBe('7');
  });

  test('follows from the column that refers to the document', () => {
    expect(referencedNumber('purchase_id', 22)).toBe('PO000022');
    expect(referencedNumber('box_parent_id', 3)).toBe('B000003');
    expect(referencedNumber('box_ids', 3)).toBe('B000003');
    expect(referencedNumber('order_id', 'OR2611000042')).toBe('OR2611000042');
    expect(referencedNumber('quantity', 3)).toBe('3');
  });

  test('is read back whatever the width, case, spaces, hyphens and zeros, with or without the prefix', () => {
    fc.assert(
      fc.property(
        anEntity,
        anId,
        fc.constantFrom('', ' ', '-', '　', ' - '),
        fc.nat({ max: 6 }),
        (of, id, gap, zeros) => {
          const prefix = numberPrefixes[of];
          const digits = `${'0'.repeat(zeros)}${id}`;
          for (const typed of [
            documentNumber(of, id),
            documentNumber(of, id).toLowerCase(),
            `${prefix}${gap}${digits}`,
            digits,
            ` #${digits} `,
          ])
            for (const written of [typed, toFullWidth(typed)]) expect(idOfNumber(of, written)).toBe(id);
        },
      ),
    );
  });

  test('is not read as that of another kind of document', () => {
    fc.assert(
      fc.property(anEntity, anEntity, anId, (one, other, id) => {
        fc.pre(one !== other);
        expect(idOfNumber(other, documentNumber(one, id))).toBeUndefined();
      }),
    );
  });

  test('is no barcode, no order number, no prefix alone and no other text', () => {
    const others = ['4902201183123', '123456789012', 'OR2611000001', 'PO', '0', '', '2a', 'P12', 'PO-'];
    for (const text of others) expect(idOfNumber('purchase', text), text).toBeUndefined();
  });

  test('has a prefix that no other kind of document has', () => {
    const prefixes = cards.flatMap(({ numberPrefix }: Card) => numberPrefix ?? []);
    const all = [...prefixes, ...orderPrefixes, 'HD', 'LB', 'GD'];
    expect(new Set(all).size).toBe(all.length);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{1,3}$/);
  });
});
