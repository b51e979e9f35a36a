import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { transactionKindIds } from '../../contract/accounting/transaction/kinds.ts';
import { loggedCards } from '../../contract/find-card.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { allRoutes } from '../../server/routes.ts';
import { accounts } from '../../server/seed/lookups/accounting.ts';
import { fieldWord } from '../../web/app/field-words.ts';
import { storedWord } from '../../web/app/stored-words.ts';
import { accountWords } from '../../web/entities/accounting/book/account-words.ts';

/** What a call is told and no row keeps: that somebody is sure, and which rows are meant. */
const ASKED_ONLY = ['confirm', 'ids'];
/** Currencies are known by their codes in every language. */
const ISO_CODE = /^[A-Z]{3}$/;

interface Schema {
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

/** The words that a field takes, wherever its schema says so. */
const wordsOf = ({ enum: words = [], const: word, anyOf = [] }: Schema): string[] =>
  [...words, word, ...anyOf.flatMap(wordsOf)].filter((each) => typeof each === 'string');

/**
 * What the change log may say of each noun: the fields that its calls write, with the words they take. A
 * call belongs to the noun whose reading call stands beside it.
 */
const written = loggedCards.flatMap(({ word, read }) => {
  const calls = read?.slice(0, read.lastIndexOf('.') + 1);
  return allRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ id, method }) => calls !== undefined && id.startsWith(calls) && method !== 'GET')
    .flatMap(({ body }) => {
      const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
      return Object.entries(properties).map(([field, schema]) => ({
        noun: word,
        field,
        words: wordsOf(schema),
      }));
    });
});

describe.for([
  ['English', en],
  ['Vietnamese', vi],
  ['Japanese', ja],
] as const)('the change log speaks %s', ([, $]) => {
  test('of every field that people write', () => {
    expect(written.length).toBeGreaterThan(100);
    const raw = written.filter(
      ({ noun, field }) => !ASKED_ONLY.includes(field) && fieldWord($, field, noun) === field,
    );
    expect([...new Set(raw.map(({ noun, field }) => `${noun}.${field}`))]).toEqual([]);
  });

  test('of every word that a field takes', () => {
    const raw = written.flatMap(({ noun, field, words }) =>
      words
        .filter((word) => !ISO_CODE.test(word) && storedWord($, noun, field, word) === undefined)
        .map((word) => `${noun}.${field}: ${word}`),
    );
    expect([...new Set(raw)]).toEqual([]);
  });

  test('of the voucher that reverses another, which no call writes as a field', () => {
    expect(fieldWord($, 'reversed_by_id', 'transaction')).toBe($.accounting.transaction.field.reversed_by);
  });

  test('of every kind of voucher', () => {
    const raw = transactionKindIds.filter(
      (kind) => storedWord($, 'transaction', 'type_id', kind) === undefined,
    );
    expect(raw).toEqual([]);
  });
});

test.for([
  ['English', en],
  ['Vietnamese', vi],
  ['Japanese', ja],
] as const)('every account of the chart is named in %s', ([, $]) => {
  const words = accountWords($);
  expect(accounts.filter(({ code }) => !words[code]).map(({ code }) => code)).toEqual([]);
});
