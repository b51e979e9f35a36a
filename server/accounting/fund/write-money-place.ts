// Create, rename, close and delete funds and bank accounts.
import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { compare, isZero, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow, differences, hasRow, insertValues, updateValues } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { keepAboveZero } from '../ledger/holds.ts';
import { lockAccounts, type AccountKey, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { cards, funds } from './fund.queries.ts';

const places = {
  fund: { word: 'fund', table: 'funds', source: funds, role: 'CASH' },
  card: { word: 'card', table: 'cards', source: cards, role: 'BANK' },
} as const;
type Place = keyof typeof places;

type Changed = BodyOf<(typeof endpoints)['card']['update']>;

/** Creates a fund or bank account with balance zero. */
export const createMoneyPlace =
  (place: Place): Handler<(typeof endpoints)['card']['create']> =>
  async (ctx, { body }) => {
    await requireBank(ctx, body);
    const id = await insertValues<number>(ctx, places[place].table, {
      ...body,
      organization_id: ctx.organizationId,
    });
    tell(ctx, place, 'created', id, body);
    return readPlace(ctx, place, id);
  };

/** Renames a fund or bank account, forbids overdrafts, closes it at balance zero, or reopens it. */
export const updateMoneyPlace =
  (place: Place): Handler<(typeof endpoints)['card']['update']> =>
  async (ctx, { params, body: { closed, ...body }, version }) => {
    const { table, source } = places[place];
    const before = await lockRow<LockedPlace>(ctx, source, {
      id: params.id,
      version,
      columns: sql`f.*`,
      // Waits for transactions that post to it.
      whole: closed === true || body.never_below_zero === true,
    });
    await requireBank(ctx, body);
    const values = { ...body, ...(await closing(ctx, place, before, closed)) };
    const content = differences(before, values);
    if (Object.keys(content).length > 0) {
      await updateValues(ctx, table, before.id, values);
      await guard(ctx, place, before, body.never_below_zero);
      tell(ctx, place, 'write', before.id, {
        ...differences(before, body),
        ...(closed !== undefined && { closed }),
      });
    }
    return readPlace(ctx, place, before.id);
  };

/** Deletes a fund or bank account without postings. Refuses with `place_has_movements`. */
export const deleteMoneyPlace =
  (place: Place): Handler<(typeof endpoints)['card']['delete']> =>
  async (ctx, { params, version }) => {
    const { table, source } = places[place];
    const before = await lockRow<LockedPlace>(ctx, source, {
      ...{ id: params.id, version, columns: sql`f.*` },
      whole: true,
    });
    const moved = await hasRow(ctx, 'transactions', { [`${place}_id`]: before.id });
    const posted = await accountOf(ctx, place, before);
    if (moved || posted !== undefined)
      throw new Refusal('place_has_movements', { details: { id: before.id } });
    await deleteRow(ctx, table, before.id);
    tell(ctx, place, 'deleted', before.id, {});
  };

interface LockedPlace {
  id: number;
  name: string;
  currency_id: CurrencyId;
  closed_at: string | null;
  never_below_zero: boolean;
}

const readPlace = async (ctx: Context, place: Place, id: number) => {
  const row = await findRow(ctx, place === 'fund' ? funds : cards, id);
  return row as Awaited<ReturnType<Handler<(typeof endpoints)['card']['get']>>>;
};

const keyOf = (place: Place, { id, currency_id }: LockedPlace): AccountKey => ({
  role: places[place].role,
  party_type: place,
  party_id: id,
  currency_id,
});

/** Its ledger account; undefined without postings. */
async function accountOf(
  ctx: Context,
  place: Place,
  locked: LockedPlace,
): Promise<LedgerAccount | undefined> {
  if (!(await hasRow(ctx, 'ledger_accounts', { party_type: place, party_id: locked.id }))) return undefined;
  const [account] = await lockAccounts(ctx, [keyOf(place, locked)]);
  return account;
}

async function closing(
  ctx: Context,
  place: Place,
  before: LockedPlace,
  closed: Changed['closed'],
): Promise<{ closed_at?: Date | null }> {
  if (closed === undefined || closed === (before.closed_at !== null)) return {};
  if (!closed) return { closed_at: null };
  const account = await accountOf(ctx, place, before);
  if (account !== undefined && !isZero(account.balance))
    throw new Refusal('place_not_empty', {
      values: { amount: account.balance, currency: before.currency_id },
      details: { balance: account.balance, currency_id: before.currency_id },
    });
  return { closed_at: ctx.now };
}

/** Forbids or allows overdrafts; a negative balance must be covered first. */
async function guard(
  ctx: Context,
  place: Place,
  before: LockedPlace,
  kept: Changed['never_below_zero'],
): Promise<void> {
  if (kept === undefined || kept === before.never_below_zero) return;
  const account = await accountOf(ctx, place, before);
  if (account === undefined) return;
  const { id, balance, currency_id } = account;
  if (kept && compare(balance, zero) < 0)
    throw new Refusal('place_below_zero', {
      values: { amount: balance, currency: currency_id },
      details: { balance, currency_id },
    });
  await keepAboveZero(ctx, id, kept);
}

async function requireBank(ctx: Context, { bank_id }: Pick<Changed, 'bank_id'>): Promise<void> {
  if (bank_id != null && !(await hasRow(ctx, 'banks', { id: bank_id })))
    throw unknownReference('bank_id', bank_id);
}

function tell(
  ctx: Context,
  place: Place,
  type_id: 'created' | 'write' | 'deleted',
  id: number,
  content: Record<string, unknown>,
): void {
  const { word } = places[place];
  ctx.log({ logable_type: word, logable_id: id, type_id, content });
}
