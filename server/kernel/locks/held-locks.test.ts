import { describe, expect, test } from 'vitest';
import { HeldLocks } from './held-locks.ts';

describe('the order of locks', () => {
  test('is from documents to their contents', () => {
    const locks = new HeldLocks();
    locks.enter('orders');
    locks.enter('boxes');
    locks.enter('charges');
    expect(() => locks.enter('orders')).toThrow('orders must be locked before charges');
  });

  test('is by rising ids among rows of a kind', () => {
    const locks = new HeldLocks();
    locks.enter('boxes');
    locks.add('boxes', [5, 9]);
    locks.add('boxes', [12]);
    expect(() => locks.add('boxes', [7])).toThrow('boxes 7 must be locked together with those after it');
  });

  test('skips rows that are locked already', () => {
    const locks = new HeldLocks();
    locks.enter('orders');
    locks.add('orders', ['OR1', 'OR2']);
    locks.enter('boxes');
    expect(locks.holds('orders', ['OR2', 'OR1'])).toBe(true);
    expect(locks.holds('orders', ['OR1', 'OR3'])).toBe(false);
    locks.add('orders', ['OR1']);
  });

  test('knows a row by its id, whether number or text', () => {
    const locks = new HeldLocks();
    locks.add('boxes', [10]);
    expect(locks.holds('boxes', ['10'])).toBe(true);
  });

  test('accepts rows that were just inserted', () => {
    const locks = new HeldLocks();
    locks.enter('boxes');
    locks.own('boxes', 3);
    expect(locks.holds('boxes', [3])).toBe(true);
  });
});
