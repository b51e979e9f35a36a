import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { add, compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { balanceSheetLines, incomeStatementLines } from '@hakobu/contract/accounting/book/statement-lines.ts';
import { deposit, done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { anyPeriod, anySteps, takeSteps } from '../../../tests/support/random-postings.ts';
import { rawPostings, type RawAccount } from '../../../tests/support/raw-postings.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer({ leavesDisorder: 'its vouchers stand outside of every series' });
const crew = usePeople(server);
const YEAR = new Date().getFullYear() - 1;
const DAYS = ['01-15', '01-31', '02-01', '02-28', '03-10', '03-31'].map((day) => `${YEAR}-${day}`);

interface Row {
  account: string;
  [figure: string]: Decimal;
}
const read = async (path: string): Promise<any> => done(crew.accounting('GET', `statistics/account/${path}`));
const between = (from: string, to: string) => `filter_between[voucher_date]=${from},${to}`;
const sum = (rows: Row[], name: string): Decimal => add('0', ...rows.map((row) => row[name]!));
const net = (row: Row, name: string): Decimal => subtract(row[`${name}_debit`]!, row[`${name}_credit`]!);

/** Accounts of both currencies, of parties and of the house. */
const { accounts, open, post } = rawPostings(server);
beforeAll(async () => {
  const [one, other] = [await makeCustomer(crew), await makeCustomer(crew)];
  const supplier = await makeSupplier(crew);
  const wanted: RawAccount[] = [
    ['CASH', 'fund', 1, 'VND'],
    ['CASH', 'fund', 2, 'JPY'],
    ...[one, other].flatMap(({ id }): RawAccount[] => [
      ['CLEAR', 'user', id, 'JPY'],
      ['DEBT', 'user', id, 'VND'],
      ['WALLET', 'user', id, 'VND'],
    ]),
    ['SUPW', 'supplier', supplier, 'JPY'],
    ['SUPP', 'supplier', supplier, 'JPY'],
    ['GOODS', 'none', 0, 'VND'],
    ['REV_GOODS', 'none', 0, 'VND'],
    ['COST', 'none', 0, 'VND'],
    ['CAPITAL', 'none', 0, 'VND'],
  ];
  await open(wanted);
});

/** Every page of a ledger. */
async function wholeLedger(query: string): Promise<any[]> {
  const lines: any[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(`ledger?${query}&per_page=3&page=${page}`);
    lines.push(...answer.data);
    if (page >= answer.last_page) return lines;
  }
}

async function expectBalanced(from: string, to: string): Promise<void> {
  const { data: rows } = await read(`trial-balance?${between(from, to)}`);
  for (const side of ['opening', 'closing'])
    expect(sum(rows, `${side}_debit`)).toBe(sum(rows, `${side}_credit`));
  expect(sum(rows, 'debit')).toBe(sum(rows, 'credit'));
  for (const row of rows as Row[]) {
    expect(net(row, 'closing')).toBe(subtract(add(net(row, 'opening'), row.debit!), row.credit!));
    const { data: parties } = await read(
      `parties?filter[account]=${row.account}&per_page=100&${between(from, to)}`,
    );
    for (const name of ['debit', 'credit']) expect(sum(parties, name)).toBe(row[name]);
    expect(subtract(sum(parties, 'closing_debit'), sum(parties, 'closing_credit'))).toBe(net(row, 'closing'));
  }
  const { data: sheet } = await read(`balance-sheet?${between(from, to)}`);
  if (rows.length === 0) return expect(sheet).toEqual([]);
  const line = (code: string) => sheet.find((one: Row) => one.code === code);
  expect([line('280').amount, line('280').before]).toEqual([line('440').amount, line('440').before]);
}

async function expectLedger(row: Row, from: string, to: string): Promise<void> {
  const lines = await wholeLedger(`filter[account]=${row.account}&${between(from, to)}`);
  const summary = await read(`ledger/summary?account=${row.account}&from=${from}&to=${to}`);
  expect(summary.opening_base).toBe(net(row, 'opening'));
  expect(summary.closing_base).toBe(net(row, 'closing'));
  let held = summary.opening_base;
  for (const one of lines) {
    held = subtract(add(held, one.debit_base), one.credit_base);
    expect(one.balance_base).toBe(held);
  }
  expect(held).toBe(summary.closing_base);
}

describe('the books', () => {
  test('balance over any period after any postings, however much of them is rolled up', async () => {
    const work = anySteps(DAYS, { accounts: 12, yen: 9999, steps: 10 });
    await fc.assert(
      fc.asyncProperty(work, anyPeriod(DAYS), async (steps, [from, to]) => {
        await takeSteps(server, post, steps);
        await expectBalanced(from, to);
        const { data: rows } = await read(`trial-balance?${between(from, to)}`);
        if (rows.length > 0) await expectLedger(rows[rows.length % 3] ?? rows[0], from, to);
        const { total } = await read(`journal?${between(from, to)}`);
        const [scanned] = await server.query(
          'select count(*)::int from ledger_postings where voucher_date between $1 and $2',
          [from, to],
        );
        expect(total).toBe(scanned!.count);
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test('open with the closing balance of the day before', async () => {
    // every account moves, whatever was posted before
    for (const [index] of accounts.entries())
      await post({
        ...{ day: `${YEAR}-02-14`, from: index, to: (index + 1) % accounts.length },
        yen: 1000 + index,
      });
    const { data: before } = await read(`trial-balance?${between(`${YEAR}-01-01`, `${YEAR}-02-28`)}`);
    const { data: after } = await read(`trial-balance?${between(`${YEAR}-03-01`, `${YEAR}-03-31`)}`);
    expect(before.length).toBeGreaterThan(5);
    for (const row of before as Row[]) {
      const next = (after as Row[]).find(({ account }) => account === row.account);
      expect([next?.opening_debit ?? '0', next?.opening_credit ?? '0']).toEqual([
        row.closing_debit,
        row.closing_credit,
      ]);
      await expectPartiesToGoOn(row.account);
    }
  });

  /** Parties of an account, and its ledger, open with what they closed with the day before. */
  async function expectPartiesToGoOn(account: string): Promise<void> {
    const parties = `parties?filter[account]=${account}&per_page=100&`;
    const { data: before } = await read(`${parties}${between(`${YEAR}-01-01`, `${YEAR}-02-28`)}`);
    const { data: after } = await read(`${parties}${between(`${YEAR}-03-01`, `${YEAR}-03-31`)}`);
    const partyOf = ({ party }: any) => `${party?.type} ${party?.id}`;
    for (const row of before) {
      const next = after.find((one: any) => partyOf(one) === partyOf(row));
      expect([next?.opening_debit ?? '0', next?.opening_credit ?? '0']).toEqual([
        row.closing_debit,
        row.closing_credit,
      ]);
    }
    const summary = (from: string, to: string) =>
      read(`ledger/summary?account=${account}&from=${from}&to=${to}`);
    const { closing_base } = await summary(`${YEAR}-01-01`, `${YEAR}-02-28`);
    expect((await summary(`${YEAR}-03-01`, `${YEAR}-03-31`)).opening_base).toBe(closing_base);
  }

  test('show customers who paid ahead and customers who owe on separate sides of 131', async () => {
    const day = `${YEAR}-05-05`;
    const { data: before } = await read(`trial-balance?filter[account]=131&${between(day, day)}`);
    await post({ day, from: 2, to: 0, yen: 1_000_000 });
    await post({ day, from: 0, to: 6, yen: 3_000_000 });
    const { data: rows } = await read(`trial-balance?filter[account]=131&${between(day, day)}`);
    expect(subtract(rows[0].closing_credit, before[0]?.closing_credit ?? '0')).not.toBe('0');
    expect(rows[0].closing_debit).not.toBe('0');
    expect(rows[0].closing_credit).not.toBe('0');
  });

  test('a fund has its own book in its own currency, forwards and backwards', async () => {
    const fund = 'filter[account]=111&filter[party_type]=fund&filter[party_id]=2';
    const lines = await wholeLedger(fund);
    const summary = await read('ledger/summary?account=111&party_type=fund&party_id=2');
    expect(lines.at(-1).balance).toBe(summary.currencies[0].closing);
    expect(lines[0]).toMatchObject({
      party: { type: 'fund', id: 2, name: 'Quỹ tiền mặt JPY' },
      currency_id: 'JPY',
    });
    const { data: backwards } = await read(`ledger?${fund}&sort=-voucher_date&per_page=2`);
    expect(backwards[0]).toEqual(lines.at(-1));
  });

  test('revenue less expenses is the result of the income statement', async () => {
    const [first, last] = [`${YEAR}-07-01`, `${YEAR}-07-31`];
    await post({ day: `${YEAR}-07-10`, from: 11, to: 0, yen: 500 });
    await post({ day: `${YEAR}-07-10`, from: 10, to: 12, yen: 200 });
    const { data } = await read(`income-statement?${between(first, last)}`);
    const amounts = Object.fromEntries(data.map(({ code, amount }: Row) => [code, amount]));
    expect(amounts).toMatchObject({ '01': '85000', '11': '34000', '20': '51000', '60': '51000' });
    expect(data.find(({ code }: Row) => code === '01').accounts).toEqual(['5111']);
    const { data: sheet } = await read(`balance-sheet?${between(first, last)}`);
    const profit = sheet.find(({ code }: Row) => code === '420');
    expect(subtract(profit.amount, profit.before)).toBe('51000');
  });

  test('name the voucher, the counter-account and the party of each posting', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '7000', 'VND');
    const { data } = await read(`ledger?filter[account]=3388&filter[party_id]=${id}&filter[currency_id]=VND`);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      ...{ account: '3388', counter_account: '111', type_id: 'deposit_with_cash', credit: '7000' },
      ...{ party: { type: 'user', id, name: expect.any(String) }, balance: '-7000' },
    });
    const { data: postings } = await read(`journal?filter[transaction_id]=${data[0].transaction_id}`);
    expect(postings).toMatchObject([{ debit_account: '111', credit_account: '3388', amount_base: '7000' }]);
  });

  test('the journal filtered by accounts contains each of their postings once', async () => {
    const late = `per_page=100&${between(`${YEAR}-05-01`, '2099-01-01')}`;
    const { data: all } = await read(`journal?${late}`);
    const idsWhere = (fits: (row: any) => boolean) => all.filter(fits).map(({ id }: { id: number }) => id);
    const ids = async (filter: string) =>
      (await read(`journal?${late}&${filter}`)).data.map(({ id }: { id: number }) => id);
    const isOf = (code: string) => (row: any) =>
      row.debit_account.startsWith(code) || row.credit_account.startsWith(code);
    // found by their accounts, and where those are too many checked one by one
    expect(await ids('filter[account]=5111')).toEqual(idsWhere(isOf('5111')));
    expect(await ids('filter[account]=511,5111,131')).toEqual(
      idsWhere((row) => isOf('511')(row) || isOf('131')(row)),
    );
    expect(await ids('filter[account]=zq')).toEqual([]);
    expect(await ids('filter[type_id]=deposit_with_cash')).toEqual(
      idsWhere(({ type_id }) => type_id === 'deposit_with_cash'),
    );
    expect(await ids('filter_between[amount_base]=7000,85000')).toEqual(
      idsWhere(({ amount_base }) => compare(amount_base, '7000') >= 0 && compare(amount_base, '85000') <= 0),
    );
  });

  test('the journal is restricted to one organization, also for users who read all', async () => {
    const admin = await server.as('admin');
    const { total } = await done(admin('GET', 'statistics/account/journal'));
    await stranger(server, 'accounting');
    await server.query(`update ledger_postings set organization_id = (select max(id) from organizations)
      where id = (select max(id) from ledger_postings)`);
    expect((await done(admin('GET', 'statistics/account/journal'))).total).toBe(total - 1);
  });

  test('are refused to other companies and for periods that end before they start', async () => {
    const other = await stranger(server, 'accounting');
    for (const path of ['trial-balance', 'parties', 'journal', 'ledger'])
      expect((await done(other('GET', `statistics/account/${path}`))).data).toEqual([]);
    for (const path of ['trial-balance', 'parties', 'ledger', 'income-statement', 'balance-sheet'])
      await refused(
        crew.accounting('GET', `statistics/account/${path}?${between('2026-03-02', '2026-03-01')}`),
        'period_inverted',
        'voucher_date',
      );
    await refused(
      crew.accounting('GET', 'statistics/account/ledger/summary?from=2026-03-02&to=2026-03-01'),
      'period_inverted',
      'from',
    );
  });

  /** The lines of a list as comma-separated text, its head among them. */
  async function exported(list: string, query: string, fields: readonly string[]): Promise<string[]> {
    const reply = await fetch(`${server.url}/api/exports/rows`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.signIn('accounting@hakobu.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        ...{ name: 'Book', list, query, format: 'csv' },
        columns: fields.map((field) => ({ title: field, field })),
      }),
    });
    expect(reply.status, list).toBe(200);
    return (await reply.text()).trim().split('\r\n');
  }

  test.for([
    ['statistics/account/trial-balance', ''],
    ['statistics/account/parties', 'filter[account]=3388'],
    ['statistics/account/journal', ''],
    ['statistics/account/income-statement', ''],
    ['statistics/account/balance-sheet', ''],
    ['account-period', ''],
    ['accounting-period/objects', 'filter[object_type]=user&filter[account]=wallet'],
    ['cards-period', ''],
    ['get-outstanding-objects', 'filter[object_type]=user'],
  ] as const)('%s can be exported whole', async ([list, query]) => {
    const { data, total = data.length } = await done(crew.accounting('GET', `${list}?${query}`));
    expect(data.length).toBeGreaterThan(0);
    const [row] = data;
    const fields = Object.keys(row).filter((field) => typeof row[field] === 'string');
    expect(await exported(list, query, fields)).toHaveLength(total + 1);
  });

  test('are exported whole, like other lists', async () => {
    const columns = ['voucher_date', 'code_ref', 'debit_base', 'balance_base'];
    const lines = await exported('statistics/account/ledger', 'filter[account]=111', columns);
    const { total } = await read('ledger?filter[account]=111');
    expect(lines).toHaveLength(total + 1);
    const { closing_base } = await read('ledger/summary?account=111');
    expect(lines.at(-1)!.split(',').at(-1)!.replace("'", '')).toBe(closing_base);
  });

  test('have closing balances equal to account balances', async () => {
    const { data } = await read('trial-balance');
    const [{ debit }] = (await server.query(
      `select (sum(debit_base) - sum(credit_base))::text as debit from ledger_accounts`,
    )) as [{ debit: string }];
    expect(debit).toBe(subtract(sum(data, 'closing_debit'), sum(data, 'closing_credit')));
  });
});

describe('the lines of the statements', () => {
  test('contain every account of the chart once on each side', async () => {
    const chart = await server.query<{ code: string }>(
      `select distinct split_part(code, '-', 1) as code from accounts`,
    );
    const takers = (code: string, side: string) =>
      balanceSheetLines.filter(
        (line) =>
          'takes' in line &&
          line.takes.some(
            (take) => code.startsWith(take.account) && (take.side === side || take.side.includes('_')),
          ),
      ).length;
    for (const { code } of chart)
      expect([code, takers(code, 'debit'), takers(code, 'credit')]).toEqual([code, 1, 1]);
  });

  test('have totals that equal the sum of their lines', () => {
    for (const lines of [balanceSheetLines, incomeStatementLines]) {
      const codes = new Set(lines.map(({ code }) => code));
      for (const line of lines)
        if ('sum' in line) for (const part of line.sum) expect(codes).toContain(part.replace('-', ''));
    }
  });
});
