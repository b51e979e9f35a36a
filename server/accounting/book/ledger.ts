import { sql } from 'kysely';
import type { ledger, ledgerSummary } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import type { Handler } from '#kernel/route.ts';
import { tailSides } from '../statistic/account-sums.ts';
import { periodOf } from '../statistic/period-of.ts';
import { accountIdsIfFew, type LedgerQuery } from './ledger-lines.ts';
import { balancesOf, readLedgerPage } from './ledger-page.ts';
import { findPageRange } from './ledger-range.ts';
import { selectionOf, type Selection } from './balances.ts';

/** Excludes vouchers that close months, and their reversals. */
const withoutClosings = sql`p.kind <> 'closing'
  and (p.kind <> 'reversal' or not exists (
    select from transactions r
    join transactions c on c.id = r.reverses_id and c.type_id = 'closing'
    where r.id = p.transaction_id))`;

/**
 * Lines of accounts, a party, a fund or a bank account with running balances. The balance at one end of the
 * page's days comes from daily sums, so that all pages cost the same.
 */
export const listLedger: Handler<typeof ledger> = async (ctx, { list }) => {
  const selection = selectionOf(list);
  const descending = list.sort[0]?.descending === true;
  const whole = list.filters.closing?.[0] !== 'false';
  const accountIds = await accountIdsIfFew(ctx, selection);
  const period = periodOf(list.between.voucher_date);
  const within = whole
    ? await findPageRange(ctx, { selection, accountIds, descending }, period, list)
    : undefined;
  const asked: LedgerQuery = {
    ...{ selection, descending, accountIds: within?.dense === true ? undefined : accountIds },
    ...(!whole && { more: withoutClosings, listed: true }),
  };
  return readLedgerPage(ctx, asked, { period, within, whole }, list);
};

/** Opening and closing balances of such lines. */
export const readLedgerSummary: Handler<typeof ledgerSummary> = async (ctx, { query }) => {
  const period = periodOf({ start: query.from, end: query.to }, 'from');
  const selection: Selection = {
    accounts: query.account?.split(','),
    partyTypes: listed(query.party_type),
    partyIds: listed(query.party_id),
    currencies: listed(query.currency_id),
  };
  const accountIds = await accountIdsIfFew(ctx, selection);
  const { rows } = await sql<Record<'currency_id' | Figure | `${Figure}_base`, string>>`
    with ${tailSides(ctx)}
    select x.currency_id, sum(x.opening) as opening, sum(x.debit) as debit, sum(x.credit) as credit,
      sum(x.opening + x.debit - x.credit) as closing, sum(x.opening_base) as opening_base,
      sum(x.debit_base) as debit_base, sum(x.credit_base) as credit_base,
      sum(x.opening_base + x.debit_base - x.credit_base) as closing_base
    from (${balancesOf(ctx, { selection, accountIds }, period)}) x
    group by 1
    order by 1`.execute(ctx.db);
  const total = (name: Figure) => add('0', ...rows.map((row) => row[`${name}_base`]));
  return {
    opening_base: total('opening'),
    debit_base: total('debit'),
    credit_base: total('credit'),
    closing_base: total('closing'),
    currencies: rows.map(({ currency_id, opening, debit, credit, closing }) => ({
      ...{ currency_id, opening, debit, credit, closing },
    })),
  };
};

const listed = <Value>(value: Value | undefined): Value[] | undefined =>
  value === undefined ? undefined : [value];

type Figure = 'opening' | 'debit' | 'credit' | 'closing';
