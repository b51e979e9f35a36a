import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { transactionKindIds } from '../../contract/accounting/transaction/kinds.ts';
import { loggedCards } from '../../contract/find-card.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { allRoutes } from '../../server/routes.ts';
import { accounts } from '../../server/seed/lookups/accounting.ts';
import { fieldLabel } from '../../web/app/field-label.ts';
import { valueLabel } from '../../web/app/value-label.ts';
import { accountLabels } from '../../web/entities/accounting/book/account-labels.ts';

/** Body fields that no row stores. */
const NOT_STORED = ['confirm', 'ids', 'trackings'];
/** Currency codes are the same in every language. */
const ISO_CODE = /^[A-Z]{3}$/;

interface Schema {
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

/** The enum values of a field, nested ones included. */
const wordsOf = ({ enum: words = [], const: word, anyOf = [] }: Schema): string[] =>
  [...words, word, ...anyOf.flatMap(wordsOf)].filter((each) => typeof each === 'string');

/**
 * Fields that the change log may name for each entity, with their enum values. An endpoint belongs to the
 * entity whose read endpoint has the same prefix.
 */
const written = loggedCards.flatMap(({ entity: word, read }) => {
  const calls = read?.slice(0, read.lastIndexOf('.') + 1);
  return allRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ id, method }) => calls !== undefined && id.startsWith(calls) && method !== 'GET')
    .flatMap(({ body }) => {
      const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
      return Object.entries(properties).map(([field, schema]) => ({
        entity: word,
        field,
        words: wordsOf(schema),
      }));
    });
});

describe.for([
  ['English', en],
  ['Vietnamese', vi],
  ['Japanese', ja],
] as const)('the change log in %s', ([, $]) => {
  test('has a label for every field that people write', () => {
    expect(written.length).toBeGreaterThan(100);
    const raw = written.filter(
      ({ entity, field }) => !NOT_STORED.includes(field) && fieldLabel($, field, entity) === field,
    );
    expect([...new Set(raw.map(({ entity, field }) => `${entity}.${field}`))]).toEqual([]);
  });

  test('has a label for every value that a field takes', () => {
    const raw = written.flatMap(({ entity, field, words }) =>
      words
        .filter((word) => !ISO_CODE.test(word) && valueLabel($, entity, field, word) === undefined)
        .map((word) => `${entity}.${field}: ${word}`),
    );
    expect([...new Set(raw)]).toEqual([]);
  });

  test('prefers a shared label to that of another entity', () => {
    expect(fieldLabel($, 'price', 'product')).toBe($.common.field.price);
    expect(fieldLabel($, 'role_id', 'user')).toBe($.common.field.role);
    expect(fieldLabel($, 'amount', 'voucher_request')).toBe($.common.field.amount);
  });

  test('has a label for the reversing voucher, which no call writes as a field', () => {
    expect(fieldLabel($, 'reversed_by_id', 'transaction')).toBe($.accounting.transaction.field.reversed_by);
  });

  test('has a label for every kind of voucher', () => {
    const raw = transactionKindIds.filter(
      (kind) => valueLabel($, 'transaction', 'type_id', kind) === undefined,
    );
    expect(raw).toEqual([]);
  });
});

test.for([
  ['English', en],
  ['Vietnamese', vi],
  ['Japanese', ja],
] as const)('every account of the chart has a name in %s', ([, $]) => {
  const words = accountLabels($);
  expect(accounts.filter(({ code }) => !words[code]).map(({ code }) => code)).toEqual([]);
});
