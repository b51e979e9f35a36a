import type { readBankStatement } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { add, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import { readBalancesOnDay } from '../period/balances-on-day.ts';
import { exceedsLineLimit, openFile, requireCard, type OpenedFile, type StatementCard } from './open-file.ts';
import { proposalsFor } from './propose.ts';

/** Previews each line of a file with its proposed booking. */
export const readStatement: Handler<typeof readBankStatement> = async (ctx, { body }) => {
  const card = await requireCard(ctx, body.card_id);
  const opened = await openFile(ctx, card, body);
  const { format, columns, layout, other_account, statement, lines, fresh, left, known } = opened;
  const proposals = await proposalsFor(ctx, card, fresh);
  return {
    ...{ format, columns, layout, other_account, needs_layout: statement === undefined },
    ...{ opening_balance: statement?.opening_balance ?? null },
    ...{ closing_balance: statement?.closing_balance ?? null },
    ...(await compared(
      ctx,
      card,
      opened,
      fresh.filter((_, index) => proposals[index]!.way !== 'match'),
    )),
    ...{ known_lines: known.size, left },
    lines: (exceedsLineLimit(lines) ? fresh : lines).map((line) => {
      const statement_id = known.get(line.key);
      if (statement_id !== undefined)
        return { ...line, known: { statement_id }, vouchers: [], payers: [], way: null };
      return { ...line, known: null, ...proposals[fresh.indexOf(line)]! };
    }),
  };
};

/** Book balance at the end of the file, and the difference to the bank's after the proposed bookings. */
async function compared(
  ctx: Context,
  card: StatementCard,
  { statement, lines, left }: OpenedFile,
  coming: OpenedFile['lines'],
) {
  if (statement === undefined) return { book_balance: null, difference: null };
  const last = lines
    .map(({ booked_on }) => booked_on)
    .toSorted()
    .at(-1)!;
  const ofCard = sql`l.party_type = 'card' and l.party_id = ${card.id}`;
  const [held] = await readBalancesOnDay(ctx, last, ['BANK'], ofCard);
  const book_balance = held?.balance ?? zero;
  const after = add(book_balance, ...coming.map(({ amount }) => amount));
  const { closing_balance } = statement;
  return {
    book_balance,
    difference: closing_balance === null || left > 0 ? null : subtract(closing_balance, after),
  };
}
