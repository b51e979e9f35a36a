import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { add, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { done, TODAY, usePeople, type People } from '../../../tests/main-job/main-job.ts';
import {
  forOrder,
  forPurchase,
  inDays,
  orderThatAsks,
  owe,
  pay,
  purchaseThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let other: Debtor;
let bought: Awaited<ReturnType<typeof purchaseThatAsks>>;
const LATE = [-95, -61, -31, -2, 0, 12];

/** A customer with debts of every age, one without, and a supplier whom we owe. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew, { lines: ['9000'] });
  for (const [index] of LATE.entries()) {
    await owe({ server, crew }, debtor, String(100 * (index + 1)), { amount: '1000' });
  }
  for (const [index, days] of LATE.entries())
    await server.query(
      `update debt_lots set payment_due_date = $1 where amount = $2 and charge_id in (
        select id from charges where order_id = $3)`,
      [inDays(days), String(100 * (index + 1)), debtor.order.id],
    );
  other = await orderThatAsks(crew, { lines: ['700'] });
  bought = await purchaseThatAsks(crew);
  await done(crew.accounting('PUT', `purchases/${bought.purchase.id}`, { action_debit: true }), 200);
});

const list = async (query: string, caller: Caller = crew.accounting) =>
  (await done(caller('GET', query))).data as any[];
const ofCustomer = (id: number) => `filter[object_type]=user&filter[object_id]=${id}`;

describe('outstanding amounts', () => {
  test('are listed by party and currency, with wallet, debt, age and undecided amount', async () => {
    const [row] = await list(
      `get-outstanding-objects?${ofCustomer(debtor.customer)}&filter[currency_id]=JPY`,
    );
    expect(row).toMatchObject({
      ...{ object_type: 'user', object_id: debtor.customer, currency_id: 'JPY' },
      ...{ wallet_balance: '100000', held: '0', outstanding: '2100', unsolved: '6900', net: '97900' },
      ...{ overdue: '1000', not_due: '1100' },
      ...{ days_1_30: '400', days_31_60: '300', days_61_90: '200', days_over_90: '100' },
    });
  });

  test('have ageing buckets that add up to them', async () => {
    for (const type of ['user', 'supplier'])
      for (const row of await list(`get-outstanding-objects?filter[object_type]=${type}&per_page=100`)) {
        expect(add(row.not_due, row.days_1_30, row.days_31_60, row.days_61_90, row.days_over_90)).toBe(
          row.outstanding,
        );
        expect(subtract(row.outstanding, row.not_due)).toBe(row.overdue);
      }
  });

  test('is the sum of the documents of the party', async () => {
    for (const [type, id] of [
      ['user', debtor.customer],
      ['user', other.customer],
      ['supplier', bought.supplier],
    ] as const) {
      const which = `filter[object_type]=${type}&filter[object_id]=${id}&per_page=100`;
      const documents = await list(`get-outstanding-reference-objects?${which}`);
      for (const row of await list(`get-outstanding-objects?${which}`)) {
        const own = documents.filter(({ currency_id }) => currency_id === row.currency_id);
        for (const name of ['outstanding', 'unsolved'])
          expect(add('0', ...own.map((one) => one[name]))).toBe(row[name]);
        for (const one of own) expect(add(one.paid, one.outstanding, one.unsolved)).toBe(one.total);
      }
      expect(documents.length).toBeGreaterThan(0);
    }
  });

  test('names documents with the kind that settles them, by the day on which they are due', async () => {
    const documents = await list(`get-outstanding-reference-objects?${ofCustomer(debtor.customer)}`);
    expect(documents[0]).toMatchObject({
      ...{ receiptable_type: 'order', receiptable_id: debtor.order.id, kind: 'payment_order' },
      ...{ payment_due_date: inDays(-95), due_state: 'overdue', days_overdue: 95, payable: true },
    });
    expect(documents[1]).toMatchObject({ kind: 'payment_service', due_state: 'none', days_overdue: 0 });
    expect(
      await list(
        `get-outstanding-reference-objects?filter[object_type]=supplier&filter[object_id]=${bought.supplier}`,
      ),
    ).toMatchObject([{ receiptable_type: 'purchase', kind: 'payment_purchase', outstanding: '3000' }]);
  });

  test('of others than one’s own customers a salesperson does not see, nor others of our suppliers', async () => {
    const calls = [
      'get-outstanding-objects?',
      'get-outstanding-reference-objects?',
      'accounting-period/objects?',
    ];
    for (const call of calls) {
      expect((await list(call, crew.sale)).length).toBeGreaterThan(0);
      expect(await list(call, await colleague(server, 'sale'))).toEqual([]);
      expect(await list(`${call}filter[object_type]=supplier`, crew.sale)).toEqual([]);
      expect(await list(call, crew.purchase)).toEqual([]);
      expect((await list(`${call}filter[object_type]=supplier`, crew.purchase)).length).toBeGreaterThan(0);
      expect(await list(call, await stranger(server, 'accounting'))).toEqual([]);
      await refused(crew.customer('GET', call), 'forbidden');
      expect(await list(`${call}filter[object_type]=fund`)).toEqual([]);
    }
  });

  test('are found by name and sorted by every column', async () => {
    const rows = await list('get-outstanding-objects?filter[currency_id]=JPY&sort=-wallet_balance&q=ng');
    expect(rows.map(({ wallet_balance }) => wallet_balance)).toEqual(['100000', '100000']);
    expect(
      (await list('get-outstanding-objects?filter_between[overdue]=1,infinity')).map(({ id }) => id),
    ).toEqual([`${debtor.customer}:JPY`]);
  });
});

describe('debt by due date', () => {
  const path = 'statistics/payment-due-date/users';
  test('are sorted by due date with their state', async () => {
    const rows = await list(`${path}?filter[object_id]=${debtor.customer}`);
    expect(rows.map(({ days_overdue }) => days_overdue)).toEqual([95, 61, 31, 2, 0, 0]);
    expect(rows.map(({ due_state }) => due_state)).toEqual([
      ...Array<string>(4).fill('overdue'),
      'due_today',
      'not_yet_due',
    ]);
    expect(await list(`${path}?filter[due_state]=due_today`)).toHaveLength(1);
    expect(
      await list(
        `${path}?filter_between[payment_due_date]=${TODAY},infinity&filter_between[outstanding]=600,600`,
      ),
    ).toHaveLength(1);
  });

  test('of suppliers are restricted to the permission on their wallets', async () => {
    expect(await list('statistics/payment-due-date/suppliers', crew.purchase)).toMatchObject([
      { object_id: bought.supplier, outstanding: '3000', due_state: 'not_yet_due' },
    ]);
    await refused(crew.sale('GET', 'statistics/payment-due-date/suppliers'), 'forbidden');
    await refused(crew.purchase('GET', path), 'forbidden');
    expect(await list(path, await colleague(server, 'sale'))).toEqual([]);
    expect(await list(path, await stranger(server, 'accounting'))).toEqual([]);
  });
});

/** Debts drawn and repaid, advances sent and spent, on days around. */
const works = (people: People) => [
  (amount: string, voucher_date: string) =>
    pay(people, 'payment_order', other.customer, { ...forOrder(other), amount, voucher_date }),
  (amount: string, voucher_date: string) =>
    pay(people, 'payment_order', debtor.customer, { ...forOrder(debtor), amount, voucher_date }),
  (amount: string, voucher_date: string) =>
    pay(people, 'payment_supplier', bought.supplier, { amount, voucher_date, fund_id: 2 }),
  (amount: string, voucher_date: string) =>
    pay(people, 'payment_purchase', bought.supplier, { ...forPurchase(bought), amount, voucher_date }),
];

describe('over a period', () => {
  const calls = [
    'accounting-period/objects?filter[object_type]=user&per_page=100',
    'accounting-period/objects?filter[object_type]=supplier&per_page=100',
    'accounting-period/objects?filter[object_type]=supplier&filter[account]=wallet&per_page=100',
    'cards-period?per_page=100',
    'accounting-period/objects?filter[object_type]=user&filter[account]=wallet&per_page=100',
  ];
  const period = (call: string, from: string, to: string) =>
    list(`${call}&filter_between[voucher_date]=${from},${to}`);

  test("close with the next day's opening balance, and movements are the difference", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 90 }), fc.integer({ min: -8, max: 0 })), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: -8, max: 0 }),
        fc.boolean(),
        async (payments, cut, rolled) => {
          for (const [which, amount, day] of payments) await works(crew)[which]!(String(amount), inDays(day));
          if (rolled) await rollUpLedger(server.app.database.db);
          for (const call of calls) {
            const before = await period(call, inDays(-20), inDays(cut));
            const after = await period(call, inDays(cut + 1), inDays(2));
            const all = await period(call, 'infinity', 'infinity');
            for (const row of [...before, ...after, ...all])
              for (const base of ['', '_base'])
                expect(
                  subtract(add(row[`opening${base}`], row[`increase${base}`]), row[`decrease${base}`]),
                ).toBe(row[`closing${base}`]);
            for (const row of all) {
              const find = (rows: any[]) => rows.find(({ id }) => id === row.id);
              const [early, late] = [find(before), find(after)];
              expect(late?.opening ?? '0').toBe(early?.closing ?? '0');
              expect(late?.closing_base ?? '0').toBe(row.closing_base);
              expect(row.opening).toBe('0');
            }
          }
        },
      ),
      { numRuns: 12 },
    );
    await expectBooksInOrder(server);
  });

  test('of parties add up to their account, funds and cards to their balance', async () => {
    const accounts = await list('account-period');
    const sumOf = (rows: any[], currency: string) =>
      add('0', ...rows.filter((row) => row.currency_id === currency).map(({ closing }) => closing));
    const parties = { '131-D': calls[0]!, '331-D': calls[1]!, '331-A': calls[2]!, '3388-W': calls[4]! };
    for (const [code, call] of Object.entries(parties))
      for (const row of accounts.filter((one) => one.code === code))
        expect(sumOf(await list(call), row.currency_id)).toBe(row.closing);
    const received = { card_id: 2, amount: '700', voucher_date: TODAY };
    await done(pay(crew, 'received_from_foreign_currency', undefined, received), 201);
    const held = await list(calls[3]!);
    for (const type of ['fund', 'card'])
      for (const { id, balance } of await list(`${type}s`)) {
        const row = held.find(({ object_type, object_id }) => object_type === type && object_id === id);
        expect([type, id, row?.closing ?? '0']).toEqual([type, id, balance]);
      }
    expect(held).toContainEqual(
      expect.objectContaining({ object_type: 'card', object_id: 2, closing: '700' }),
    );
  });

  test('are refused for a period that ends before it starts, and without permission', async () => {
    for (const call of [calls[0]!, calls[3]!])
      await refused(
        crew.accounting('GET', `${call}&filter_between[voucher_date]=2026-03-02,2026-03-01`),
        'period_inverted',
        'voucher_date',
      );
    await refused(crew.sale('GET', 'cards-period'), 'forbidden');
    expect(await list(`${calls[0]!}&filter[account]=cash`)).toEqual([]);
    expect(await list('cards-period', await stranger(server, 'accounting'))).toEqual([]);
  });
});
