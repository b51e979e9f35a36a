import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { LineAmounts, LineInput } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createPurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Context } from '#kernel/context.ts';
import { heldLocks } from '#kernel/locks/held-locks.ts';
import { reportPrices } from './last-prices.ts';

interface NewItem extends LineInput, LineAmounts {
  product_id: string;
  note?: string | null | undefined;
  order_items: readonly { order_item_id: number; quantity: Decimal }[];
}

/** Inserts a purchase, its lines and their order lines in one statement. Answers its id. */
export async function insertPurchase(
  ctx: Context,
  { supplier_id, currency_id, additional_cost, note = null }: BodyOf<typeof createPurchase>,
  items: readonly NewItem[],
  buyer_id: number | null = ctx.actor.id,
): Promise<number> {
  const {
    rows: [made],
  } = await sql<{ id: number }>`
    with made as (
      insert into purchases (organization_id, supplier_id, buyer_id, currency_id, status_id, additional_cost,
        note)
      values (${ctx.organizationId}, ${supplier_id}, ${buyer_id}, ${currency_id},
        ${purchaseMachine.initial}, ${additional_cost}, ${note})
      returning id
    ), input as (
      select l.*, nextval('purchase_items_id_seq') as id
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as l (product_id text, quantity numeric,
        price numeric, tax_percent numeric, discount_tax_per_tax_percent numeric, amount numeric, tax numeric,
        discount_tax numeric, balance numeric, note text, order_items jsonb)
    ), lines as (
      insert into purchase_items (id, purchase_id, product_id, quantity, price, tax_percent,
        discount_tax_per_tax_percent, amount, tax, discount_tax, balance, note)
      overriding system value
      select i.id, made.id, i.product_id, i.quantity, i.price, i.tax_percent, i.discount_tax_per_tax_percent,
        i.amount, i.tax, i.discount_tax, i.balance, i.note
      from made, input i
    ), sources as (
      insert into purchase_item_sources (purchase_item_id, order_item_id, quantity)
      select i.id, s.order_item_id, sum(s.quantity)
      from input i, jsonb_to_recordset(i.order_items) as s (order_item_id bigint, quantity numeric)
      group by 1, 2
    )
    select id from made`.execute(ctx.db);
  heldLocks(ctx).own('purchases', made!.id);
  const { organizationId: organization_id } = ctx;
  const products = items.map(({ product_id }) => product_id);
  reportPrices(ctx, { organization_id, currency_id }, products, 'purchase_created');
  return made!.id;
}
