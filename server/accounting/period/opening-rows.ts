import { sql } from 'kysely';
import {
  accountRoleProperties,
  type AccountRole,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import type { OpeningRow } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import { openingKindOf } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { decimalsOf, isNegative, isZero } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, currencyScale } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { forKeyShare } from '#kernel/locks/lock.ts';
import type { FieldRefusal } from '#kernel/refusal.ts';
import { lockAgainstClosing } from '../ledger/lock-against-closing.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';
import { refuseOpening, type OpeningProblems, type OpeningRows } from './read-opening.ts';

/**
 * Roles whose balance is the sum of documents, which the audit checks; such balances are entered with orders
 * and bills.
 */
const OF_DOCUMENTS: readonly AccountRole[] = ['CLEAR', 'CLEAR_AGENCY', 'DEBT', 'DEBT_AGENCY', 'COMP', 'BID'];
/** Roles whose balance is computed. */
const WORKED_OUT: readonly AccountRole[] = ['OPENING', 'RESULT', 'FX_REVALUATION'];

/** The account of a row. */
function accountOf(
  { account, sub_account, party_id, currency_id }: OpeningRow,
  subs: SubAccounts,
): AccountKey {
  const { party } = accountRoleProperties[account];
  const sub_account_id = (sub_account !== undefined && subs.get(sub_account)?.id) || null;
  return { role: account, sub_account_id, party_type: party, party_id: party_id ?? 0, currency_id };
}

/** The accounts of rows. Refuses roles without opening balances, with the field of each row. */
export async function accountsOfRows(ctx: Context, { rows, numbers }: OpeningRows): Promise<AccountKey[]> {
  const problems: OpeningProblems = {};
  const known = await knownParties(ctx, rows);
  const subs = await subAccounts(ctx, rows);
  const keys = rows.map((row) => accountOf(row, subs));
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const key = JSON.stringify(keys[index]);
    const again =
      seen.has(key) && openingKindOf(row.account) === undefined
        ? { field: 'account', problem: 'invalid' }
        : undefined;
    const found = problemOf(row, known) ?? subProblem(row, subs) ?? again;
    seen.add(key);
    if (found !== undefined) problems[`rows.${numbers[index]!}.${found.field}`] = [found];
  }
  if (Object.keys(problems).length > 0) throw refuseOpening(problems);
  return keys;
}

type SubAccounts = ReadonlyMap<string, { id: number; role: string; closed_at: Date | string | null }>;

/** Sub-accounts of the company by code. */
async function subAccounts(ctx: Context, rows: readonly OpeningRow[]): Promise<SubAccounts> {
  const codes = rows.flatMap(({ sub_account }) => sub_account ?? []);
  if (codes.length === 0) return new Map();
  const { rows: found } = await forKeyShare(
    sql<{ id: number; code: string; role: string; closed_at: string | null }>`
      select a.id, a.code, a.role, a.closed_at
      from accounts a
      where a.organization_id = ${ctx.organizationId} and a.code = any(${codes}::text[])
      order by a.id`,
    'a',
  ).execute(ctx.db);
  return new Map(found.map(({ code, ...one }) => [code, one]));
}

function subProblem({ account, sub_account: code }: OpeningRow, subs: SubAccounts): Problem | undefined {
  if (code === undefined) return undefined;
  const own = subs.get(code);
  if (own?.role !== account) return { field: 'sub_account', problem: 'unknown' };
  return own.closed_at === null
    ? undefined
    : { field: 'sub_account', problem: 'account_closed', values: { code } };
}

interface Problem extends FieldRefusal {
  field: string;
}
/** Currency of a fund or bank account, and whether it is closed. */
type Parties = ReadonlyMap<string, { currency_id: string | null; closed: boolean }>;

function problemOf(row: OpeningRow, known: Parties): Problem | undefined {
  const { account, party_id, currency_id, amount, base } = row;
  const facts = accountRoleProperties[account];
  if (OF_DOCUMENTS.includes(account)) return { field: 'account', problem: 'opening_needs_document' };
  if (WORKED_OUT.includes(account)) return { field: 'account', problem: 'not_one_of' };
  const waits = openingKindOf(account) !== undefined;
  return (
    partyProblem(facts.party, party_id, currency_id, known) ??
    amountProblem({ currency_id, amount, base }, waits || facts.neverNegative === true) ??
    waitingProblem(row, waits, known)
  );
}

/** Errors in fields that only unassigned receipts and transfers in transit have: text and bank account. */
function waitingProblem(
  { account, description, card_id, currency_id }: OpeningRow,
  waits: boolean,
  known: Parties,
): Problem | undefined {
  if (!waits && description != null) return { field: 'description', problem: 'invalid' };
  if (card_id === undefined) return undefined;
  if (account !== 'UNIDENT') return { field: 'card_id', problem: 'invalid' };
  const problem = partyProblem('card', card_id, currency_id, known);
  return problem?.field === 'party_id' ? { ...problem, field: 'card_id' } : problem;
}

function partyProblem(
  party: string,
  id: number | undefined,
  currency: string,
  known: Parties,
): Problem | undefined {
  if (party === 'none') return id === undefined ? undefined : { field: 'party_id', problem: 'invalid' };
  if (id === undefined) return { field: 'party_id', problem: 'required' };
  const own = known.get(`${party} ${id}`);
  if (own === undefined) return { field: 'party_id', problem: 'unknown' };
  if (own.closed) return { field: 'party_id', problem: 'place_closed' };
  return own.currency_id === null || own.currency_id === currency
    ? undefined
    : { field: 'currency_id', problem: 'currency_mismatch', values: { currency: own.currency_id } };
}

function amountProblem(
  { currency_id, amount, base }: Pick<OpeningRow, 'currency_id' | 'amount' | 'base'>,
  neverNegative: boolean,
): Problem | undefined {
  const scale = currencyScale[currency_id];
  if (decimalsOf(amount) > scale) return { field: 'amount', problem: 'too_many_decimals', values: { scale } };
  if (isZero(amount)) return { field: 'amount', problem: 'too_small', values: { minimum: '0' } };
  if (neverNegative && isNegative(amount))
    return { field: 'amount', problem: 'too_small', values: { minimum: '0' } };
  if (currency_id === BASE_CURRENCY)
    return base === undefined || base === amount ? undefined : { field: 'base', problem: 'invalid' };
  if (base === undefined) return { field: 'base', problem: 'required' };
  return isNegative(base) === isNegative(amount) && !isZero(base)
    ? undefined
    : { field: 'base', problem: 'invalid' };
}

/** Existing parties of the rows, with the currency of funds and bank accounts. */
async function knownParties(ctx: Context, rows: readonly OpeningRow[]): Promise<Parties> {
  const ids = (party: string) =>
    rows.flatMap(({ account, party_id }) =>
      accountRoleProperties[account].party === party && party_id !== undefined ? [party_id] : [],
    );
  const cards = [...ids('card'), ...rows.flatMap(({ card_id }) => card_id ?? [])];
  await lockAgainstClosing(ctx, { cards, funds: ids('fund') });
  const { rows: found } = await sql<{
    party: string;
    id: number;
    currency_id: string | null;
    closed: boolean;
  }>`
    select 'user' as party, u.id, null as currency_id, false as closed from users u
    where u.id = any(${ids('user')}::bigint[]) and u.role_id = 'customer'
      and u.organization_id = ${ctx.organizationId}
    union all
    select 'supplier', s.id, null, false from suppliers s
    where s.id = any(${ids('supplier')}::bigint[]) and s.organization_id = ${ctx.organizationId}
    union all
    select 'fund', f.id, f.currency_id, f.closed_at is not null from funds f
    where f.id = any(${ids('fund')}::bigint[]) and f.organization_id = ${ctx.organizationId}
    union all
    select 'card', c.id, c.currency_id, c.closed_at is not null from cards c
    where c.id = any(${cards}::bigint[]) and c.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return new Map(found.map(({ party, id, ...own }) => [`${party} ${id}`, own]));
}
