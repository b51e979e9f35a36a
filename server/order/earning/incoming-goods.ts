import { sql, type RawBuilder } from 'kysely';
import { agencyTypes } from '@hakobu/contract/order/order/order-types.ts';
import { add, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { allocateMoney, proportion, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { ofKind } from '../../accounting/charge/buckets.ts';
import type { Incoming, IncomingPart } from '../../accounting/recognition/book-goods-received.ts';

/** A line that a supplier's charge is for. */
interface Line {
  charge_id: number;
  currency_id: CurrencyId;
  supplier_id: number;
  document_type: 'purchase' | 'sfa';
  document_id: number;
  total: Decimal;
  /** Null where a payee is paid and no goods come. */
  purchase_item_id: number | null;
  /** The line's share of the charge, and how much of that share was received. */
  whole: Decimal;
  came: Decimal;
  pieces: Decimal;
  complete: boolean;
  passed_charge_id: number | null;
  customer_id: number | null;
}

/** Charge of the order, in the purchase's currency, in whose customer's name line `i` is bought. */
const boughtFor = sql`
  select a.id as passed_charge_id, a.party_id as customer_id
  from purchase_item_sources s
  join order_items l on l.id = s.order_item_id
  join orders o on o.id = l.order_id and o.cancelled_at is null and o.type_id = any(${agencyTypes}::text[])
  join charges a on a.order_id = o.id and a.kind = 'purchase_cost' and a.currency_id = p.currency_id
  where s.purchase_item_id = i.id
  order by a.id
  limit 1`;

/** Received share of purchase lines. Quantities that the supplier no longer owes are not awaited. */
const linesOfPurchases = sql`
  select c.id as charge_id, c.currency_id, c.party_id as supplier_id, 'purchase' as document_type,
    p.id as document_id, c.total, i.id as purchase_item_id, i.balance as whole,
    case when i.quantity > i.short_closed_quantity
      then i.balance * i.received_quantity / (i.quantity - i.short_closed_quantity) else 0 end as came,
    i.received_quantity as pieces, i.received_quantity + i.short_closed_quantity >= i.quantity as complete,
    a.passed_charge_id, a.customer_id
  from wanted w
  join purchases p on p.id = w.id
  join charges c on c.purchase_id = p.id and ${ofKind('purchase')}
  join purchase_items i on i.purchase_id = p.id
  left join lateral (${boughtFor}) a on true`;

/**
 * Payees are owed the whole amount once their order is approved. No goods come, so all of it is passed on.
 */
const payeesOfPurchases = sql`
  select c.id, c.currency_id, c.party_id, 'purchase', p.id, c.total, null::bigint, 1,
    case when o.cancelled_at is null and p.cancelled_at is null then 1 else 0 end, 0, false, a.id, a.party_id
  from wanted w
  join purchases p on p.id = w.id
  join charges c on c.purchase_id = p.id and ${ofKind('purchase')}
  join order_payees y on y.purchase_id = p.id
  join orders o on o.id = y.order_id
  join charges a on a.order_id = o.id and a.kind = 'purchase_cost' and a.currency_id = c.currency_id`;

/** Freight-in of parcels with goods of the purchases, allocated by the value tallied in each. */
const linesOfParcels = sql`
  select c.id, c.currency_id, c.party_id, 'sfa', c.sfa_id, c.total, i.id,
    t.worth, t.worth, 0, true, null::bigint, null::bigint
  from (
    select distinct r.sfa_id
    from wanted w
    join purchase_items n on n.purchase_id = w.id
    join sfa_receipt_items x on x.purchase_item_id = n.id
    join sfa_receipts r on r.id = x.sfa_receipt_id) f
  join charges c on c.sfa_id = f.sfa_id and ${ofKind('sfa_shipping')}
  cross join lateral (
    select x.purchase_item_id,
      sum(x.quantity * n.balance / greatest(n.quantity - n.short_closed_quantity, 1)) as worth
    from sfa_receipts r
    join sfa_receipt_items x on x.sfa_receipt_id = r.id
    join purchase_items n on n.id = x.purchase_item_id
    where r.sfa_id = f.sfa_id
    group by 1) t
  join purchase_items i on i.id = t.purchase_item_id`;

/**
 * What suppliers are owed for goods received so far, for the purchases of a query: each charge with its
 * lines. Reads tables across packages, as order progress does.
 */
export async function incomingGoods(ctx: Context, purchases: RawBuilder<unknown>): Promise<Incoming[]> {
  const { rows } = await sql<Line>`
    with wanted as (
      select p.id from purchases p where p.is_in_books and p.id in (${purchases}))
    ${linesOfPurchases}
    union all
    ${payeesOfPurchases}
    union all
    ${linesOfParcels}
    order by charge_id, purchase_item_id`.execute(ctx.db);
  return [...Map.groupBy(rows, ({ charge_id }) => charge_id).values()].map(incomingOf);
}

function incomingOf(lines: Line[]): Incoming {
  const [{ charge_id, currency_id, supplier_id, document_type, document_id }] = lines as [Line, ...Line[]];
  const amounts = allocateMoney(
    cameOf(lines),
    lines.map(({ came }) => came),
    currency_id,
  );
  const parts = Map.groupBy(
    lines.map((line, index) => ({ ...line, amount: amounts[index]! })),
    ({ passed_charge_id }) => passed_charge_id,
  );
  return {
    ...{ charge_id, currency_id, supplier_id },
    document: { receiptable_type: document_type, receiptable_id: String(document_id) },
    parts: [...parts].map(([to, own]) => ({
      account: 'GOODS' as const,
      passed: to === null ? null : { charge_id: to, customer_id: own[0]!.customer_id! },
      amount: add(...own.map(({ amount }) => amount)),
      lines: own.flatMap(lineOf),
    })),
  };
}

/** Received part of a charge. The last piece completes it, so that no rounding difference is left. */
function cameOf(lines: readonly Line[]): Decimal {
  const [{ total, currency_id }] = lines as [Line, ...Line[]];
  const came = add(...lines.map((line) => line.came));
  const whole = add(...lines.map((line) => line.whole));
  const hasArrived = lines.some(({ pieces }) => isPositive(pieces)) || isPositive(came);
  if (hasArrived && lines.every(({ complete }) => complete)) return total;
  return proportion(total, came, whole, currency_id);
}

const lineOf = ({ purchase_item_id, came, pieces }: Line): IncomingPart['lines'] =>
  purchase_item_id === null ? [] : [{ purchase_item_id, worth: came, quantity: pieces }];

/** Container costs among these charges. They are owed as soon as they are entered. */
export async function containerCosts(ctx: Context, chargeIds: readonly number[]): Promise<Incoming[]> {
  const { rows } = await sql<
    Pick<Line, 'charge_id' | 'currency_id' | 'supplier_id' | 'total'> & { container_id: number }
  >`
    select id as charge_id, currency_id, party_id as supplier_id, total, container_id
    from charges c
    where c.id = any(${[...chargeIds]}::bigint[]) and ${ofKind('container_cost')}
      and container_id is not null
    order by id`.execute(ctx.db);
  return rows.map(({ total, container_id, ...charge }) => ({
    ...charge,
    document: { receiptable_type: 'container', receiptable_id: String(container_id) },
    parts: [{ passed: null, account: 'COST', amount: total, lines: [] }],
  }));
}
