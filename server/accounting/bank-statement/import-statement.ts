import { sql } from 'kysely';
import type { importBankStatement } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { readReference, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { cards } from '../fund/fund.queries.ts';
import { bankStatements } from './bank-statement.queries.ts';
import { bookLines, type Booked } from './book-lines.ts';
import type { KeyedLine } from './line-keys.ts';
import { exceedsLineLimit, openFile, requireCard, type OpenedFile, type StatementCard } from './open-file.ts';

type Import = BodyOf<typeof importBankStatement>;

/**
 * Stores the new lines of a file and books those with a chosen booking; the others stay open. Imports of one
 * account are serialized, so no line is stored twice.
 */
export const importStatement: Handler<typeof importBankStatement> = async (ctx, { body }) => {
  const { card_id: id } = body;
  await readReference('card_id', id, lockRow(ctx, { ...cards, from: sql`cards f` }, { id, columns: sql`1` }));
  const card = await requireCard(ctx, id);
  const opened = await openFile(ctx, card, body);
  if (opened.statement === undefined) throw refuseField('layout', 'statement_columns_unknown');
  const { fresh } = opened;
  if (fresh.length === 0) throw refuseField('file', 'statement_nothing_new');
  const chosen = choicesOf(body, fresh);
  const booked = await bookLines(
    ctx,
    card,
    chosen.map(({ line, choice }) => ({ line, choice, place: `choices.${body.choices.indexOf(choice)}` })),
  );
  const statement = await keepStatement(ctx, card, body.file.name, opened);
  await keepLines(ctx, statement, card, fresh, new Map(chosen.map(({ line }, at) => [line, booked[at]!])));
  await keepLayout(ctx, card.id, opened);
  ctx.log({
    ...{ logable_type: 'bank_statement', logable_id: statement, type_id: 'created' },
    content: { card_id: card.id, file: body.file.name, lines: fresh.length },
  });
  await pipeline(...booked.flatMap(({ writes }) => writes));
  return afterEvents(() => findRow(ctx, bankStatements, statement));
};

/** New lines with their chosen bookings. Refuses a choice for a line that is not in the file. */
function choicesOf({ choices }: Import, fresh: readonly KeyedLine[]) {
  const seen = new Set<string>();
  return choices.map((choice, index) => {
    const line = fresh.find(({ key }) => key === choice.key);
    if (line === undefined || seen.has(choice.key))
      throw refuseField(`choices.${index}.key`, 'statement_line_unknown');
    seen.add(choice.key);
    return { line, choice };
  });
}

function keepStatement(
  ctx: Context,
  card: StatementCard,
  file_name: string,
  opened: OpenedFile,
): Promise<number> {
  const { lines, fresh, left, known } = opened;
  const long = exceedsLineLimit(lines);
  const days = (long ? fresh : lines).map(({ booked_on }) => booked_on).toSorted();
  // The balance between two parts of a longer file is unknown.
  const opening_balance = long && known.size > 0 ? null : opened.statement!.opening_balance;
  const closing_balance = left > 0 ? null : opened.statement!.closing_balance;
  return insertRow(ctx, 'bank_statements', {
    ...{ organization_id: ctx.organizationId, card_id: card.id, currency_id: card.currency_id },
    ...{ format: opened.format, file_name, content_hash: opened.hash },
    ...{ from_date: days[0]!, to_date: days.at(-1)!, opening_balance, closing_balance },
    created_by: ctx.actor.id,
  });
}

async function keepLines(
  ctx: Context,
  statement_id: number,
  card: StatementCard,
  fresh: readonly KeyedLine[],
  booked: ReadonlyMap<KeyedLine, Booked>,
): Promise<void> {
  const rows = fresh.map((line, index) => {
    const { transaction_id = null, made_voucher = false } = booked.get(line) ?? {};
    return { ...line, position: index + 1, transaction_id, made_voucher };
  });
  await sql`
    insert into bank_statement_lines (organization_id, statement_id, card_id, position, booked_on, amount,
      text, reference, key, transaction_id, made_voucher)
    select ${ctx.organizationId}, ${statement_id}, ${card.id}, r.position, r.booked_on, r.amount, r.text,
      r.reference, r.key, r.transaction_id, r.made_voucher
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (position int, booked_on date, amount numeric, text text, reference text, key text,
        transaction_id bigint, made_voucher boolean)
    order by r.position`.execute(ctx.db);
}

/** Stores the layout of the sheet for the next import. */
async function keepLayout(ctx: Context, card_id: number, { layout }: OpenedFile): Promise<void> {
  if (layout === null) return;
  await sql`
    insert into bank_statement_layouts (card_id, layout)
    values (${card_id}, ${JSON.stringify(layout)}::jsonb)
    on conflict (card_id) do update set layout = excluded.layout`.execute(ctx.db);
}
