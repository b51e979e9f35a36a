import type { useTestServer } from './test-server.ts';

/** Role, party and currency of an account. */
export type RawAccount = readonly [role: string, type: string, id: number, currency: string];

export interface RawPosting {
  day: string;
  from: number;
  to: number;
  yen: number;
}

const RATE = 170;
let numbers = 0;

/** Accounts for postings on any day without documents. */
export function rawPostings(server: ReturnType<typeof useTestServer>) {
  const accounts: { id: number; currency: string }[] = [];
  return {
    accounts,
    async open(wanted: readonly RawAccount[]): Promise<void> {
      for (const account of wanted) {
        const [row] = await server.query<{ id: number }>(
          `insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign)
            select 1, a.id, $2, $3, $4, case a.natural_side when 'debit' then 1 else -1 end
            from accounts a where a.role = $1
            on conflict on constraint ledger_accounts__one do update set minimum = null returning id`,
          [...account],
        );
        accounts.push({ id: Number(row!.id), currency: account[3] });
      }
    },
    /** Posts an amount of JPY, or its value in VND, between two accounts, by their indexes. */
    async post({ day, from, to, yen }: RawPosting): Promise<void> {
      const sides = [accounts[from]!, accounts[to]!];
      await server.query(
        `with voucher as (
          insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
          values (1, $1, 'debit', 1, 'VND', $2) returning id
        ), posted as (
          insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
            from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
          select 1, id, 'debit', $3, $4, $5, $6, $7, $8, $9, $2 from voucher
        ), given as (
          update ledger_accounts set credit = credit + $7, credit_base = credit_base + $9 where id = $3
        )
        update ledger_accounts set debit = debit + $8, debit_base = debit_base + $9 where id = $4`,
        [
          ...[`XX${(numbers += 1)}`, day],
          ...sides.map(({ id }) => id),
          ...sides.map(({ currency }) => currency),
          ...sides.map(({ currency }) => (currency === 'JPY' ? yen : yen * RATE)),
          yen * RATE,
        ],
      );
    },
  };
}
