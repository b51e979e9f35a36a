import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';

/**
 * The ledger account of the fund or card that money comes from or goes to. Exactly one must be named, in the
 * currency of the voucher.
 */
export async function requireMoneySource(
  ctx: Context,
  { fund_id, card_id }: { fund_id: number | null | undefined; card_id: number | null | undefined },
  currency: CurrencyId,
): Promise<AccountKey> {
  if ((fund_id == null) === (card_id == null))
    throw new Refusal('source_required', { fields: { fund_id: [{ problem: 'source_required' }] } });
  const [field, id, table] =
    fund_id != null ? (['fund_id', fund_id, 'funds'] as const) : (['card_id', card_id!, 'cards'] as const);
  const {
    rows: [source],
  } = await sql<{
    currency_id: CurrencyId;
    closed: boolean;
  }>`select currency_id, closed_at is not null as closed from ${sql.table(table)}
    where id = ${id} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (source === undefined) throw unknownReference(field, id);
  if (source.closed) throw refuseField(field, 'place_closed');
  if (source.currency_id !== currency)
    throw refuseField('currency_id', 'currency_mismatch', { currency: source.currency_id });
  return {
    role: fund_id != null ? 'CASH' : 'BANK',
    party_type: fund_id != null ? 'fund' : 'card',
    party_id: id,
    currency_id: currency,
  };
}
