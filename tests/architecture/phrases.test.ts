import { describe, expect, test } from 'vitest';
import { cards } from '../../contract/cards.gen.ts';
import { allErrors } from '../../contract/errors.ts';
import type { Card } from '../../contract/kernel/card.ts';
import { resources } from '../../contract/kernel/permission.ts';
import { collect } from '../../phrases/collect.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { phrases } from '../../phrases/server.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { generatePhrases } from '../../tools/generate/phrases.ts';
import { writeOrCompare } from '../../tools/generate/write.ts';
import { namesIn } from '../../web/build/phrase-use.ts';
import { readSources } from './sources.ts';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[`${prefix}${key}`, inner] as [string, string]]
      : flatten(inner as object, `${prefix}${key}.`),
  );
const english = flatten(en);
const catalogues = [
  ['en', en],
  ['vi', vi],
  ['ja', ja],
] as const;

describe('phrases', () => {
  test('have up-to-date generated catalogues', () => {
    expect(() => writeOrCompare(generatePhrases(), { checking: true })).not.toThrow();
  });

  test.for(catalogues)('every error and label is translated in %s', ([language, catalogue]) => {
    expect(
      Object.keys(allErrors).filter((code) => !phrases[language].errors[code as keyof typeof allErrors]),
    ).toEqual([]);
    const own = new Map(flatten(catalogue));
    expect(english.filter(([key]) => !own.get(key)).map(([key]) => key)).toEqual([]);
    expect([...own.keys()].filter((key) => !english.some(([known]) => known === key))).toEqual([]);
  });

  test.for(catalogues.slice(1))('%s has the same placeholders as English', ([, catalogue]) => {
    const placeholders = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, name = '']) => name)
        .toSorted((a, b) => a.localeCompare(b))
        .join();
    const own = new Map(flatten(catalogue));
    expect(
      english
        .filter(([key, text]) => placeholders(text) !== placeholders(own.get(key) ?? ''))
        .map(([key]) => key),
    ).toEqual([]);
  });

  test.for(catalogues)('each permission has a name and a description in %s', ([, catalogue]) => {
    const rights = collect(catalogue, 'rights');
    expect(resources.filter((right) => !rights[right]?.name || !rights[right].meaning)).toEqual([]);
  });

  test.for([
    ['Amount cannot be more than', en.accounting.payment.errors.amount_too_large],
    ['Choose a supplier first', en.order.purchase.message.supplier_first],
    ['Add wallets', en.accounting.credit_order.message.add_wallets],
    ['Waiting to receive', en.order.tracking.state.false],
    ['Received at warehouse', en.order.tracking.state.true],
    ['Not in the contract', en.warehouse.lading_bill.field.freight_charge_pay_for_order],
    ['Logged out', en.common.errors.logged_out],
    ['Email not verified', en.common.errors.email_not_verified],
    ['Invalid IP address', en.common.device.invalid],
    ['Check the connection again', en.common.device.check_again],
    ['Please select images or pdf files', en.common.files.wrong_type],
    ['You selected a larger file!', en.common.files.too_large],
    ['The quantity cannot be more than', en.order.purchase.errors.received_too_much],
    ['Created', en.common.message.created],
    ['Updated', en.common.message.updated],
    ['Deleted', en.common.message.deleted],
    ['No data', en.common.message.empty],
    ['Empty', en.common.message.nothing],
    ['Not found', en.common.message.not_found],
    ['Confirmation', en.common.message.confirm_title],
    ['Are you sure?', en.common.message.confirm_text],
    ['All', en.common.list.filter.all],
    ['{{factor}} per kg', en.warehouse.lading_bill.message.per_kg],
  ] as const)('contain the specified English text "%s"', ([words, said]) => {
    expect(said).toContain(words);
  });

  test.for(['errors', 'rights', 'notifications', 'mail', 'paper'])(
    'no two entities have the same key under %s',
    (part) => {
      const keys = Object.entries(en)
        .filter(([service]) => service !== 'common')
        .flatMap(([, service]) => Object.values(service) as Partial<Record<string, object>>[])
        .flatMap((entity) => Object.keys(entity[part] ?? {}));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    },
  );
});

/** Ways of writing that readers of each language do not expect, by the keys to which they apply. */
const UNUSUAL: readonly [why: string, languages: readonly string[], keys: RegExp, text: RegExp][] = [
  ['an error or a problem ends without a full stop', ['en', 'vi', 'ja'], /\.(errors|problem)\./, /[.。]$/],
  ['a label ends without a colon', ['en', 'vi', 'ja'], /\.(field|act|action|title|section)\./, /[:：]$/],
  ['a name of a field is no prefix', ['en', 'vi', 'ja'], /./, /^\[/],
  ['apostrophes and quotation marks are typographic', ['en', 'vi', 'ja'], /./, /['"]/],
  ['no spaces around Japanese', ['ja'], /./, /[ぁ-ヿ㐀-鿿] [\w{]|[\w}] [ぁ-ヿ㐀-鿿](?<! 様)/],
  ['colons and brackets in Japanese are full-width', ['ja'], /./, /[ぁ-ヿ㐀-鿿}] ?[:(]|\)[ぁ-ヿ㐀-鿿]/],
  ['Japanese buttons are nouns', ['ja'], /\.(act|action|remedy)\./, /する$/],
  ['a Japanese problem does not begin with a particle', ['ja'], /\.problem\./, /^[はがをに]/],
  ['staff read 顧客, customers have their portal', ['ja'], /^(?!.*portal)/, /お客様/],
  ['payments have a 期日', ['ja'], /due|overdue/, /期限/],
];

describe.for(UNUSUAL)('%s', ([, inLanguages, keys, text]) => {
  test.for(catalogues.filter(([language]) => inLanguages.includes(language)))('in %s', ([, catalogue]) => {
    expect(
      flatten(catalogue)
        .filter(([key, said]) => keys.test(key) && text.test(said))
        .map(([key, said]) => `${key}: ${said}`),
    ).toEqual([]);
  });
});

/** Groups that are looked up by a key known only at run time; `*.group` means the group of any entity. */
const DYNAMIC = [
  '*.errors',
  '*.rights',
  '*.notifications',
  '*.mail',
  '*.paper',
  'common.paper',
  '*.log',
  'common.errors',
  'common.problem',
  'common.log',
  'common.action',
  'order.order.type',
  'warehouse.goods_delivery.missing', // in refusals of the server
];

/** Labels that only the change log shows. */
const ONLY_LOGGED = ['common.field.wallet', 'common.field.minimum', 'common.field.roles'];

describe('a phrase', () => {
  const code = readSources()
    .filter(({ file }) => file.startsWith('web/') && /\.tsx?$/.test(file))
    .map(({ text }) => text)
    .join('\n');
  /** Every path that a screen names, such as `$.order.order.status`. */
  const named = new Set(namesIn(code));
  /**
   * Groups with a dynamic lookup: `$.order.order.status[id]`, `...$.order.order.status`, `$.x.y as Record`,
   * `.saying(($) => $.order.order.field);`, `word('kind', ($) => $.order.order.kind),`
   */
  const groups = new Set(
    [...code.matchAll(/(?:\$|phrases\(\))((?:\.\w+)+)(?=\[(?!')|\s+as\s|\s*(?:[,;}\]]|\)[;,]))/g)].map(
      ([, path = '']) => path.slice(1),
    ),
  );

  for (const { label: called, find = [] } of cards as readonly Card[])
    for (const path of [called, ...find.flatMap((each) => each.label ?? [])]) named.add(path);
  for (const { valueLabels: words = {}, rowLabels: said } of cards as readonly Card[])
    for (const path of [...Object.values(words), ...(said === undefined ? [] : [said])]) groups.add(path);

  test('is used', () => {
    const isUsed = (key: string): boolean => {
      const [service = '', entity = '', part = ''] = key.split('.');
      return (
        named.has(key) ||
        ONLY_LOGGED.includes(key) ||
        DYNAMIC.includes(`${service}.${entity}`) ||
        DYNAMIC.includes(`${service}.${entity}.${part}`) ||
        (service !== 'common' && DYNAMIC.includes(`*.${part}`)) ||
        groups.has(key.split('.').slice(0, -1).join('.'))
      );
    };
    expect(english.map(([key]) => key).filter((key) => !isUsed(key))).toEqual([]);
  });

  test('listed as log-only exists', () => {
    const known = new Set(english.map(([key]) => key));
    expect(ONLY_LOGGED.filter((key) => !known.has(key))).toEqual([]);
  });
});
