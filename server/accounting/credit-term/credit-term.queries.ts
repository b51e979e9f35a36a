import { sql, type SqlBool } from 'kysely';
import {
  DEFAULT_TERM_DAYS,
  type getCreditTerm,
} from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { greatest, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { addDays, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { ownOrSoldTo } from '../../identity/user/customer.access.ts';
import { bucketSum } from '../charge/buckets.ts';

type CreditTerm = ResponseOf<typeof getCreditTerm>;
type Limit = CreditTerm['limits'][number];

/** Own customers are those the user sells to. */
function access(ctx: Context): Condition {
  const reach =
    ctx.scope === 'own'
      ? ownOrSoldTo(ctx, 'u.id')
      : (rowAccess(ctx, { organization: 'u.organization_id', owners: [] }) ?? sql<SqlBool>`true`);
  return sql<SqlBool>`(u.role_id = 'customer' and ${reach})`;
}

/** Customers with their credit terms. */
export const creditTermSource = defineListSource<Pick<CreditTerm, 'id' | 'payment_term_days' | 'version'>>({
  from: sql`users u`,
  select: sql`u.id, u.payment_term_days, u.version`,
  key: 'u.id',
  access,
});

/** Payment term, credit limits and remaining amounts of a customer. */
export async function readCreditTerm(ctx: Context, id: number): Promise<CreditTerm> {
  const row = await findRow(ctx, creditTermSource, id);
  return {
    ...row,
    payment_due_date: dueDay(ctx, row.payment_term_days),
    limits: await readLimits(ctx, id, currencyIds),
  };
}

/** Limits and debt of a customer in several currencies. */
export async function readLimits(
  ctx: Context,
  customer_id: number,
  currencies: readonly CurrencyId[],
): Promise<Limit[]> {
  const { rows } = await sql<{ currency_id: CurrencyId; amount: Decimal | null; outstanding: Decimal }>`
    select x.currency_id, l.amount, (
        select ${bucketSum('outstanding')}
        from charges c
        where c.party_type = 'user' and c.party_id = ${customer_id} and c.currency_id = x.currency_id
          and c.kind <> 'compensation' and c.debited <> c.repaid) as outstanding
    from unnest(${[...currencies]}::text[]) as x (currency_id)
    left join credit_limits l on l.customer_id = ${customer_id} and l.currency_id = x.currency_id`.execute(
    ctx.db,
  );
  return rows.map((limit) => ({
    ...limit,
    room: greatest('0', subtract(limit.amount ?? '0', limit.outstanding)),
  }));
}

/** The due date of new debt of a party. */
export async function dueDayOf(ctx: Context, { type, id }: { type: string; id: number }): Promise<string> {
  const { payment_term_days } = await ctx.db
    .selectFrom(type === 'user' ? 'users' : 'suppliers')
    .select('payment_term_days')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return dueDay(ctx, payment_term_days);
}

const dueDay = ({ now }: Context, days: number | null): string =>
  addDays(dayIn(now), days ?? DEFAULT_TERM_DAYS);
