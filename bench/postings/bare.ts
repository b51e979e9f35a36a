// The statements of postings over pg without the product, as the reference for measurements.
import pg from 'pg';
import { CLIENTS } from '../support.ts';

export type Query = (name: string, text: string, values?: unknown[]) => Promise<any[]>;

/** One connection per client; `run` executes prepared statements in one transaction. */
export function bareClients(databaseUrl: string): {
  run: (work: (query: Query) => Promise<void>) => Promise<void>;
  end: () => Promise<void>;
} {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  pool.on('error', () => {}); // The database may have stopped first.
  return {
    run: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work(async (name, text, values = []) => (await client.query({ name, text, values })).rows);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}

/** Updates both sides of the ledger: the credited account first. */
export async function moveBare(
  query: Query,
  { from, to, amount, base }: { from: number; to: number; amount: number; base: number },
): Promise<void> {
  for (const [side, id] of [
    ['credit', from],
    ['debit', to],
  ] as const)
    await query(
      side,
      `update ledger_accounts set ${side} = ${side} + $2, ${side}_base = ${side}_base + $3 where id = $1`,
      [id, amount, base],
    );
}

interface Voucher {
  series: string;
  kind: string;
  amount: number;
  currency: string;
  today: string;
  customer: number | null;
}

/** Inserts a numbered voucher and its log entry. Returns its id. */
export async function voucherBare(
  query: Query,
  { series, kind, amount, currency, today, customer }: Voucher,
): Promise<number> {
  const [{ last }] = await query(
    'counter',
    'update voucher_counters set last = last + 1 where series = $1 returning last',
    [series],
  );
  const [{ id }] = await query(
    'transaction',
    `insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date,
      transactionable_type, transactionable_id)
    values (1, $1 || '26-' || $2::text || '-b', $3, $4, $5, $6,
      case when $7::bigint is null then null else 'user' end, $7) returning id`,
    [series, last, kind, amount, currency, today, customer],
  );
  await query(
    'log',
    `insert into logs (organization_id, logable_type, logable_id, type_id, content)
      values (1, 'transaction', $1, 'created', '{}')`,
    [id],
  );
  return id as number;
}

interface Entry {
  transaction: number;
  kind: string;
  charge: number | null;
  from: number;
  to: number;
  currency: string;
  amount: number;
  base: number;
  today: string;
}

export const postingBare = (query: Query, entry: Entry): Promise<any[]> =>
  query(
    'posting',
    `insert into ledger_postings (organization_id, transaction_id, kind, charge_id, from_account_id,
      to_account_id, from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    values (1, $1, $2, $3, $4, $5, $6, $6, $7, $7, $8, $9)`,
    [
      ...[entry.transaction, entry.kind, entry.charge, entry.from, entry.to],
      ...[entry.currency, entry.amount, entry.base, entry.today],
    ],
  );

/** Records what a voucher settled of a charge, and the document it names. */
export async function settleBare(
  query: Query,
  {
    transaction,
    charge,
    order,
    amount,
  }: { transaction: number; charge: number; order: string; amount: number },
): Promise<void> {
  await query('resolve', 'update charges set resolved = resolved + $2 where id = $1', [charge, amount]);
  await query(
    'settlement',
    'insert into settlements (transaction_id, charge_id, resolved, debited, repaid) values ($1, $2, $3, 0, 0)',
    [transaction, charge, amount],
  );
  await query(
    'receipt',
    `insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
      values ($1, 'order', $2, $3)`,
    [transaction, order, amount],
  );
}

/** Locks accounts of the ledger in the order that every writer uses. */
export const lockBare = (query: Query, party: string, id: number, currency: string): Promise<any[]> =>
  query(
    'accounts',
    `select l.id, a.role
      from ledger_accounts l
      join accounts a on a.id = l.account_id
      where l.party_type = $1 and l.party_id = $2 and l.currency_id = $3
      order by l.id for no key update of l`,
    [party, id, currency],
  );
