// Refusals of payments in three languages: each names what is wrong, with the amounts, days and numbers that
// explain it.
import { beforeAll, expect, test } from 'vitest';
import { bankSteps, fixture } from './bank-files.ts';
import { compensate, compensatedOrder } from './compensations.ts';
import { deposit, done, makeCustomer, TODAY, usePeople } from './main-job.ts';
import { forOrder, grantCredit, inDays, orderThatAsks, pay } from './money.ts';
import { sendForm, type Part } from '../support/pictures.ts';
import { refused } from '../support/refused.ts';
import { useTestServer, type Caller, type Reply } from '../support/test-server.ts';
import type { ErrorCode } from '../../contract/errors.ts';

const server = useTestServer();
const crew = usePeople(server);
const LANGUAGES = ['en', 'vi', 'ja'] as const;

/** Fixtures that the cases need. */
let given: Awaited<ReturnType<typeof begin>>;
beforeAll(async () => {
  given = await begin();
});

async function begin() {
  await server.query(`update organizations set books_open_on = '2025-01-01' where id = 1`);
  const debtor = await orderThatAsks(crew, { wallet: '3000' });
  const { customer } = debtor;
  const other = await makeCustomer(crew);
  const dong = { currency_id: 'VND', card_id: 1 };
  const receipt = await done(
    pay(crew, 'received_from_local_currency', undefined, { ...dong, amount: '1000000' }),
    201,
  );
  const taken = { amount: '400000', currency_id: 'VND', parent_id: receipt.id };
  const part = await done(pay(crew, 'deposit_with_received', customer, taken), 201);
  const credit = await grantCredit({ server, crew }, debtor);
  const owed = await compensatedOrder(crew, '800000');
  await done(compensate(crew, { ...owed, amount: '300000' }), 201);
  const undone = await deposit(crew, customer, '10', 'JPY');
  const reversal = await done(crew.accounting('DELETE', `transactions/${undone.id}`), 200);
  const fund = await done(
    crew.accounting('POST', 'funds', { name: 'Két', currency_id: 'JPY', never_below_zero: true }),
    201,
  );
  const { makeCard, take } = bankSteps(server, crew);
  const card = await makeCard();
  await done(take({ card, content: fixture('vietcombank.csv'), name: 'sao-ke.csv' }), 201);
  await server.query(`insert into locked_periods (organization_id, month) values (1, '2025-02-01')`);
  const filter = `filter[object_type]=user&filter[object_id]=${customer}&filter[currency_id]=JPY`;
  const { data } = await done(crew.accounting('GET', `get-outstanding-reference-objects?${filter}`));
  return { debtor, customer, other, receipt, part, credit, owed, undone, reversal, fund, card, listed: data };
}
type Given = typeof given;

/** Imports a file as the accountant. */
const send = (language: string, address: string, ...parts: Part[]): Promise<Reply> =>
  sendForm(server, 'POST', address, parts, {
    ...{ email: 'accounting@hakobu.test', headers: { 'accept-language': language } },
  });

/** The request, and what its refusal must name. */
type Case = [
  title: string,
  code: ErrorCode,
  says: (given: Given, language: string) => string[],
  call: (given: Given, people: typeof crew, language: string) => Promise<Reply>,
];
const YEN = { amount: '10', fund_id: 2 };
const cases: Case[] = [
  [
    'a voucher in a locked month',
    'period_locked',
    (_, language) => [language === 'ja' ? '2025年2月' : '02/2025'],
    ({ customer }, people) =>
      pay(people, 'deposit_with_cash', customer, { ...YEN, voucher_date: '2025-02-15' }),
  ],
  [
    'a voucher before the books opened',
    'outside_books',
    (_, language) =>
      ['2025-01-01', inDays(31)].map((day) =>
        language === 'ja' ? day.replaceAll('-', '/') : day.split('-').toReversed().join('-'),
      ),
    ({ customer }, people) =>
      pay(people, 'deposit_with_cash', customer, { ...YEN, voucher_date: '2024-12-31' }),
  ],
  [
    'more than a wallet has available',
    'wallet_not_enough',
    () => ['3,000 JPY'],
    ({ customer, debtor }, people) =>
      pay(people, 'payment_order', customer, { ...forOrder(debtor), amount: '3001' }),
  ],
  [
    'more than a document asks',
    'amount_too_large',
    () => ['5,000'],
    ({ customer, debtor }, people) =>
      pay(people, 'payment_order', customer, { ...forOrder(debtor), amount: '5001' }),
  ],
  [
    'more than a credit has left',
    'credit_not_enough',
    () => ['2,000'],
    ({ customer, debtor, credit }, people) =>
      pay(people, 'payment_order', customer, {
        ...{ ...forOrder(debtor), amount: '2001', credit_order_id: credit.id },
      }),
  ],
  [
    'more than a fund holds that never falls below zero',
    'place_not_enough',
    ({ fund }) => [fund.name, '0 JPY'],
    ({ customer, fund }, people) => pay(people, 'withdrawal', customer, { amount: '1', fund_id: fund.id }),
  ],
  [
    'more than is unassigned of a receipt',
    'amount_too_large',
    () => ['600,000'],
    ({ customer, receipt }, people) =>
      pay(people, 'deposit_with_received', customer, {
        ...{ amount: '600001', currency_id: 'VND', parent_id: receipt.id },
      }),
  ],
  [
    'a currency that a document does not ask',
    'currency_mismatch',
    () => ['JPY'],
    ({ customer, debtor }, people) =>
      pay(people, 'payment_order', customer, { ...forOrder(debtor), amount: '10', currency_id: 'VND' }),
  ],
  [
    'a document of somebody else',
    'document_of_other_party',
    ({ debtor }) => [debtor.order.id],
    ({ other, debtor }, people) =>
      pay(people, 'payment_order', other.id, { ...forOrder(debtor), amount: '10' }),
  ],
  [
    'the reversal of what others build on',
    'voucher_has_parts',
    ({ receipt, part }) => [receipt.code_ref, part.code_ref],
    ({ receipt }, people) => people.accounting('DELETE', `transactions/${receipt.id}`),
  ],
  [
    'a second reversal',
    'voucher_reversed',
    ({ undone, reversal }) => [undone.code_ref, reversal.code_ref],
    ({ undone }, people) => people.accounting('DELETE', `transactions/${undone.id}`),
  ],
  [
    'a list to clear that changed meanwhile',
    'debts_changed',
    ({ debtor }) => [debtor.order.id],
    ({ customer, listed }, people) => {
      const of = { object_type: 'user', object_id: customer, currency_id: 'JPY', voucher_date: TODAY };
      const [{ receiptable_type, receiptable_id, kind, outstanding }] = listed;
      const seen = { receiptable_type, receiptable_id, kind, outstanding, unsolved: '7', amount: '1' };
      return people.accounting('POST', 'clear-debts', { ...of, documents: [seen] });
    },
  ],
  [
    'a compensation below what was paid of it',
    'compensation_below_settled',
    () => ['300,000'],
    ({ owed }, people) =>
      people.warehouse('PUT', `order-compensations/${owed.compensation.id}`, { amount: '299999' }),
  ],
  [
    'a PDF that is none',
    'not_a_paper',
    () => ['PDF'],
    ({ receipt }, _, language) =>
      send(language, `transactions/${receipt.id}/files`, ['files[0]', Buffer.from('%PD<html>'), 'a.pdf']),
  ],
  [
    'a statement that was imported before',
    'statement_imported',
    () => ['sao-ke.csv'],
    ({ card }, _, language) =>
      send(
        language,
        'bank-statements',
        ['card_id', String(card)],
        ['file', fixture('vietcombank.csv'), 'again.csv'],
      ),
  ],
];

/** Callers with a language each. */
const reading = (language: string) =>
  Object.fromEntries(
    Object.entries(crew).map(([role, call]): [string, Caller] => [
      role,
      (method, path, body, options) => call(method, path, body, { ...options, language }),
    ]),
  ) as typeof crew;

test.for(cases)('%s is refused by name in three languages', async ([, code, says, call]) => {
  const sentences = new Set<string>();
  for (const language of LANGUAGES) {
    const { message } = await refused(call(given, reading(language), language), code);
    const figures = (text: string) => (language === 'vi' ? text.replaceAll(',', '.') : text);
    for (const word of says(given, language))
      expect(message.toLowerCase()).toContain(figures(word).toLowerCase());
    expect(message).not.toMatch(/[{}]|undefined|null/);
    sentences.add(message);
  }
  expect(sentences.size).toBe(LANGUAGES.length);
});
