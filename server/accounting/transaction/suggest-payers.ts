import { sql } from 'kysely';
import type { suggestPayers as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { transactionSource } from './transaction.queries.ts';

const MOST = 5;
/** Words of a text that are looked at; what a bank tells is shorter. */
const WORDS = 60;
const DOCUMENT = /[A-Z]{2}\d{6,14}/g;

interface Payer {
  id: number;
  name: string;
  by: string;
}

/** Customers who may have paid a voucher: whose documents its text names, then those whose names it holds. */
export const suggestPayers: Handler<typeof endpoint> = async (ctx, { params }) => {
  const { description } = await findRow(ctx, transactionSource, params.id);
  const text = description ?? '';
  const found = [...(await byDocument(ctx, text)), ...(await byName(ctx, text))];
  const isFirst = ({ id }: Payer, at: number) => found.findIndex((other) => other.id === id) === at;
  return { data: found.filter(isFirst).slice(0, MOST) };
};

async function byDocument(ctx: Context, text: string): Promise<Payer[]> {
  const codes = [...new Set(text.toUpperCase().match(DOCUMENT) ?? [])];
  if (codes.length === 0) return [];
  const { rows } = await sql<Payer>`
    select u.id, u.name, d.id as by
    from (
      select id, customer_id from orders
      where id = any(${codes}::text[]) and organization_id = ${ctx.organizationId}
      union all
      select id, customer_id from contracts
      where id = any(${codes}::text[]) and organization_id = ${ctx.organizationId}) as d
    join users u on u.id = d.customer_id
    order by d.id`.execute(ctx.db);
  return rows;
}

/** Names of two to six words: banks write them without accents, in capitals. */
async function byName(ctx: Context, text: string): Promise<Payer[]> {
  if (text.trim() === '') return [];
  const { rows } = await sql<Payer>`
    with words as materialized (
      select (array_remove(regexp_split_to_array(plain(${text}), '[^[:alnum:]]+'), ''))[1:${sql.lit(WORDS)}]
        as said)
    select u.id, u.name, u.name as by
    from users u
    where u.role_id = 'customer'
      and u.organization_id = ${ctx.organizationId}
      and u.plain_name = any(array(
        select array_to_string(said[a:z], ' ')
        from words, generate_series(1, cardinality(said)) a,
          generate_series(a + 1, least(a + 5, cardinality(said))) z))
    order by length(u.name) desc, u.id
    limit ${sql.lit(MOST)}`.execute(ctx.db);
  return rows;
}
