import { sql, type SqlBool } from 'kysely';
import {
  MAX_LISTED_DEBTS,
  type getCustomerAccount,
} from '@hakobu/contract/accounting/customer-account/customer-account.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { ownOrSoldTo } from '../../identity/user/customer.access.ts';
import { bucketSum } from '../charge/buckets.ts';
import { isOpen } from '../charge/open-charges.ts';
import { isPastDue } from '../charge/due-dates.ts';

type Debts = Pick<CustomerAccount, 'debts' | 'debts_total'>;
type CustomerAccount = ResponseOf<typeof getCustomerAccount>;
type Person = Omit<CustomerAccount, 'sellers' | 'money' | keyof Debts>;

/** Own accounts: the user as a customer, customers they sell to, and customers they created. */
function access(ctx: Context): Condition {
  const reach =
    ctx.scope === 'own'
      ? anyOf([ownOrSoldTo(ctx, 'u.id'), ownedBy(ctx, ['u.created_by'])])
      : (rowAccess(ctx, { organization: 'u.organization_id', owners: [] }) ?? sql<SqlBool>`true`);
  return sql<SqlBool>`(u.role_id = 'customer' and ${reach})`;
}

const customerAccountSource = defineListSource<Person>({
  from: sql`users u`,
  select: sql`u.id, u.name, u.email, u.tel, u.tax_code, u.created_at,
    case when u.disabled_at is not null then 'disabled' when u.email_verified_at is null then 'unverified'
      else 'verified' end as verification_status`,
  key: 'u.id',
  access,
});

/** A customer with seller and debts. Refuses with `not_found`. */
export async function readCustomerAccount(ctx: Context, id: number): Promise<CustomerAccount> {
  const [row, sellers, money, debts] = await Promise.all([
    findRow(ctx, customerAccountSource, id),
    readSellers(ctx, id),
    readMoney(ctx, id),
    readDebts(ctx, id),
  ]);
  return { ...row, sellers, money, ...debts };
}

const MOST_SELLERS = 10;

async function readSellers(ctx: Context, id: number): Promise<CustomerAccount['sellers']> {
  const { rows } = await sql<CustomerAccount['sellers'][number]>`
    select s.id, s.name, s.tel
    from (
      select sale_id, max(created_at) as last_at
      from orders
      where customer_id = ${id} and sale_id is not null
      group by sale_id) as o
    join users s on s.id = o.sale_id
    order by o.last_at desc, s.id
    limit ${sql.lit(MOST_SELLERS)}`.execute(ctx.db);
  return rows;
}

/** Unsettled charges of a customer. */
const openCharges = (id: number) => sql<SqlBool>`${isOpen('user')} and c.party_id = ${id}`;
const overdue = isPastDue(sql`l.payment_due_date`);

async function readMoney(ctx: Context, id: number): Promise<CustomerAccount['money']> {
  const { rows } = await sql<CustomerAccount['money'][number]>`
    select c.currency_id, ${bucketSum('unsolved')} as unsolved, ${bucketSum('outstanding')} as outstanding,
      coalesce(sum(due.amount), 0) as overdue
    from charges c
    cross join lateral (
      select sum(l.amount - l.repaid) as amount
      from debt_lots l
      where l.charge_id = c.id and l.repaid < l.amount and ${overdue}) as due
    where ${openCharges(id)}
    group by c.currency_id
    order by c.currency_id desc`.execute(ctx.db);
  return rows;
}

async function readDebts(ctx: Context, id: number): Promise<Debts> {
  const { rows } = await sql<CustomerAccount['debts'][number] & { lots: number }>`
    select l.id, c.kind, c.order_id, c.lading_bill_id, b.name as lading_bill_name, c.contract_id,
      c.currency_id, l.amount,
      l.amount - l.repaid as outstanding, l.payment_due_date, ${overdue} as overdue,
      count(*) over ()::int as lots
    from charges c
    join debt_lots l on l.charge_id = c.id and l.repaid < l.amount
    left join lading_bills b on b.id = c.lading_bill_id
    where ${openCharges(id)}
    order by l.payment_due_date, l.id
    limit ${sql.lit(MAX_LISTED_DEBTS)}`.execute(ctx.db);
  return { debts: rows.map(({ lots: _, ...debt }) => debt), debts_total: rows[0]?.lots ?? 0 };
}
