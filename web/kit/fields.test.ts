import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  day,
  id,
  idOrNone,
  measure,
  money,
  moneyOrNone,
  oneOf,
  text,
  whole,
  wholeOrNone,
  yesNo,
} from './fields.ts';
import { isIncomplete, bodyOf, formValuesOf } from './use-fields.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.integer({ min: 1, max: 999 }))
  .map(([units, thousandths]) => `${units}.${String(thousandths).padStart(3, '0')}`);
const wholes = fc.integer({ min: 0, max: 999_999_999_999 });
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = ['air', 'sea', 'road'] as const;

/** Field kinds with values that they can store. */
const kinds = [
  ['text', text(), fc.string()],
  ['a whole number', whole(), wholes],
  ['a whole number or none', wholeOrNone(), fc.option(wholes)],
  ['a row', id(), wholes],
  ['a row or none', idOrNone(), fc.option(wholes)],
  ['money', money(), decimals],
  ['money or none', moneyOrNone(), fc.option(decimals)],
  ['a measure', measure(), decimals],
  ['a day', day(), fc.option(days)],
  ['yes or no', yesNo(), fc.boolean()],
  ['one of a few words', oneOf(words), fc.constantFrom(...words)],
] as const;

describe('untouched fields are sent as stored:', () => {
  test.for(kinds)('%s', ([, kind, values]) => {
    const fields = { one: kind };
    fc.assert(
      fc.property(values as fc.Arbitrary<unknown>, (one) => {
        expect(bodyOf(fields, formValuesOf(fields, { one }))).toEqual({ one });
      }),
    );
  });
});

describe('an empty field', () => {
  test('is zero for figures and money, and nothing where that is meant', () => {
    expect([whole().sent(''), money().sent(''), measure().sent('')]).toEqual([0, '0', '0']);
    expect([wholeOrNone().sent(''), moneyOrNone().sent(''), day().sent('')]).toEqual([null, null, null]);
  });

  test('is empty text without a stored value', () => {
    expect([text().typed(null), moneyOrNone().typed(null), idOrNone().typed(null)]).toEqual(['', '', '']);
  });

  test('is how a measure of zero looks, however many zeros it has', () => {
    expect([measure().typed('0'), measure().typed('0.000'), measure().typed('0.5')]).toEqual(['', '', '0.5']);
  });

  test('prevents submission if required', () => {
    const fields = { name: text({ required: true }), note: text(), customer_id: id(), on: yesNo() };
    const typed = { name: 'A', note: '', customer_id: '7', on: false };
    expect(isIncomplete(fields, typed)).toBe(false);
    expect(isIncomplete(fields, { ...typed, name: '' })).toBe(true);
    expect(isIncomplete(fields, { ...typed, customer_id: '' })).toBe(true);
  });
});

describe('a new form', () => {
  test('starts with its default value', () => {
    const fields = {
      method: text({ start: 'sea' }),
      way: oneOf(words, { start: 'road' }),
      first: oneOf(words),
      on: yesNo({ start: true }),
      note: text(),
    };
    expect(formValuesOf(fields)).toEqual({ method: 'sea', way: 'road', first: 'air', on: true, note: '' });
  });

  test('prefers the stored value to the default', () => {
    expect(
      formValuesOf({ on: yesNo({ start: true }), note: text({ start: 'x' }) }, { on: false, note: null }),
    ).toEqual({
      on: false,
      note: '',
    });
  });
});

test('a word that is none of the few becomes the one to start with', () => {
  fc.assert(fc.property(fc.string(), (typed) => words.includes(oneOf(words).sent(typed))));
});
