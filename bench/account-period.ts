// Account statements over many postings: reading time must not grow with their number.
import { inTurn, request, round, say, startBench } from './support.ts';
import { openDatabase } from '../server/kernel/database/database.ts';
import { rollUpLedger } from '../server/accounting/roll-up/roll-up-ledger.ts';

const SIZES = (process.env.ENTRIES ?? '1000000,10000000').split(',').map(Number);
const PARTIES = 300;

export async function benchAccountPeriod(): Promise<void> {
  const bench = await startBench('account-period');
  const database = openDatabase(bench.databaseUrl, { max: 2 });
  try {
    await bench.pool
      .query(`insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id,
        sign)
      select 1, a.id, 'user', n, c.id, case a.natural_side when 'debit' then 1 else -1 end
      from accounts a, generate_series(1, ${PARTIES}) n, currencies c
      where a.role in ('WALLET', 'CLEAR', 'DEBT') and c.id <> 'USD'`);
    let entries = 0;
    for (const size of SIZES) {
      // Two entries per posting.
      await bench.pool.query(`with voucher as (
          insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
          values (1, 'XX00-${size}', 'payment_order', 100, 'VND', '2024-01-01') returning id)
        insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
          from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
        select 1, voucher.id, 'payment_order', c.id, w.id, c.currency_id, w.currency_id, 100, 100, 100,
          date '2024-01-01' + (n % 1000) from voucher, generate_series(1, ${(size - entries) / 2}) n
        join lateral (select id, currency_id, party_id from ledger_accounts
        where account_id = (select id from accounts where role = 'WALLET') and party_id = 1 + n % ${PARTIES}
          and currency_id = 'VND') w on true
        join ledger_accounts c on c.account_id = (select id from accounts where role = 'CLEAR')
          and c.party_id = w.party_id and c.currency_id = w.currency_id`);
      entries = size;
      while ((await rollUpLedger(database.db)) > 0);
      await bench.pool.query('vacuum analyze');
      const token = await bench.token('accounting@hakobu.test');
      const times = await inTurn(
        100,
        () =>
          request(
            `${bench.url}/api/account-period?filter_between[voucher_date]=2025-03-10,2026-02-20`,
            'GET',
            token,
          ),
        async () => {},
      );
      say('account-period', { entries, 'median ms': round(times.ours) });
    }
  } finally {
    await database.close();
    await bench.stop();
  }
}
