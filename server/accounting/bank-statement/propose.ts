// Proposals for a line of a statement: an existing voucher, or the party who paid.
import { sql, type RawBuilder } from 'kysely';
import type { LineProposal } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { daysBetween } from '@hakobu/contract/kernel/business-day.ts';
import { compare, isPositive, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { payersOf, type Payer } from '../transaction/suggest-payers.ts';
import type { StatementCard } from './open-file.ts';

type Asked = Pick<LineProposal, 'booked_on' | 'amount' | 'text'>;
export type Proposed = Pick<LineProposal, 'vouchers' | 'payers' | 'way'>;
type Voucher = LineProposal['vouchers'][number];
interface Moved {
  transaction_id: number;
  amount: Decimal;
}
type Movement = Voucher & Pick<Moved, 'amount'>;

/** Maximum difference in days between voucher and bank. */
const DAYS_APART = 7;
const MOST = 5;

/** Proposals for each line; a voucher is proposed for one line only. */
export async function proposalsFor(
  ctx: Context,
  card: StatementCard,
  lines: readonly Asked[],
): Promise<Proposed[]> {
  const movements = await freeMovements(ctx, card, lines);
  const payers = await payersOfLines(ctx, card, lines);
  const given = new Set<number>();
  return lines.map((line, index) => {
    const vouchers = vouchersFor(line, movements);
    const best = vouchers.find(({ id }) => !given.has(id));
    if (best !== undefined) given.add(best.id);
    const others = vouchers.filter((voucher) => voucher !== best);
    const rest = isPositive(line.amount) ? 'receive' : null;
    return {
      vouchers: best === undefined ? others : [best, ...others],
      payers: payers[index]!,
      way: best === undefined ? rest : 'match',
    };
  });
}

const daysApart = (one: string, other: string): number => Math.abs(daysBetween(one, other));

const vouchersFor = ({ amount, booked_on }: Asked, movements: readonly Movement[]): Voucher[] =>
  movements
    .filter(
      (movement) =>
        compare(movement.amount, amount) === 0 && daysApart(movement.voucher_date, booked_on) <= DAYS_APART,
    )
    .toSorted(
      (one, other) => daysApart(one.voucher_date, booked_on) - daysApart(other.voucher_date, booked_on),
    )
    .slice(0, MOST)
    .map(({ amount: _, ...voucher }) => voucher);

/** Vouchers around the dates of lines that move the account and belong to no line. */
async function freeMovements(
  ctx: Context,
  card: StatementCard,
  lines: readonly Asked[],
): Promise<Movement[]> {
  if (lines.length === 0) return [];
  const days = lines.map(({ booked_on }) => booked_on).toSorted();
  const apart = sql.lit(DAYS_APART);
  const around = sql`p.voucher_date between ${days[0]}::date - ${apart} and ${days.at(-1)}::date + ${apart}`;
  const { rows } = await sql<Movement>`
    select t.id, t.code_ref, t.voucher_date, t.description, m.amount
    from (${movementsOf(ctx, card, around)}) m
    join transactions t on t.id = m.transaction_id
    where t.reverses_id is null
      and ${notReversed}
      and not exists (
        select from bank_statement_lines b where b.transaction_id = t.id and b.card_id = ${card.id})
    order by t.voucher_date, t.id`.execute(ctx.db);
  return rows;
}

/** The amount by which each voucher moves an account, over the postings `p`. */
const movementsOf = (
  ctx: Context,
  { id, currency_id }: StatementCard,
  asked: RawBuilder<unknown>,
) => sql<Moved>`
  select p.transaction_id,
    sum(case when p.to_account_id = l.id then p.to_amount else -p.from_amount end) as amount
  from ledger_accounts l
  join ledger_postings p on l.id in (p.to_account_id, p.from_account_id)
  where l.party_type = 'card' and l.party_id = ${id} and l.currency_id = ${currency_id}
    and l.organization_id = ${ctx.organizationId} and ${asked}
  group by 1`;

/** Possible payers of receipts; payments have none. */
async function payersOfLines(
  ctx: Context,
  { currency_id }: StatementCard,
  lines: readonly Asked[],
): Promise<Payer[][]> {
  const came = lines.filter(({ amount }) => isPositive(amount));
  const payers = await payersOf(ctx, currency_id, came);
  return lines.map((line) => payers[came.indexOf(line)] ?? []);
}

/** The amount by which a locked voucher moves an account. */
export async function movedOf(ctx: Context, card: StatementCard, transaction: number): Promise<Decimal> {
  const ofVoucher = sql`p.transaction_id = ${transaction}`;
  const { rows } = await movementsOf(ctx, card, ofVoucher).execute(ctx.db);
  return rows[0]?.amount ?? zero;
}
