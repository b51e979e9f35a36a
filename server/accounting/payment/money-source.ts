import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { forKeyShare } from '#kernel/locks/lock.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';

interface Named {
  fund_id: number | null | undefined;
  card_id: number | null | undefined;
}
/** Sources and targets of money: the fields that name them and the error for a missing one. */
const places = {
  source: { fund: 'fund_id', card: 'card_id', missing: 'source_required', currency: 'currency_id' },
  target: { fund: 'to_fund_id', card: 'to_card_id', missing: 'target_required', currency: 'to_currency_id' },
} as const;

/**
 * The ledger account of the named fund or card. Exactly one is required, in the currency of the voucher; it
 * is locked against closing.
 */
export async function requireMoneySource(
  ctx: Context,
  { fund_id, card_id }: Named,
  currency: CurrencyId,
  place: keyof typeof places = 'source',
): Promise<AccountKey> {
  const said = places[place];
  if ((fund_id == null) === (card_id == null))
    throw new Refusal(said.missing, { fields: { [said.fund]: [{ problem: said.missing }] } });
  const [field, id, table] =
    fund_id != null ? ([said.fund, fund_id, 'funds'] as const) : ([said.card, card_id!, 'cards'] as const);
  const {
    rows: [source],
  } = await forKeyShare(
    sql<{ currency_id: CurrencyId; closed: boolean }>`
      select f.currency_id, f.closed_at is not null as closed
      from ${sql.table(table)} f
      where f.id = ${id} and f.organization_id = ${ctx.organizationId}`,
    'f',
  ).execute(ctx.db);
  if (source === undefined) throw unknownReference(field, id);
  if (source.closed) throw refuseField(field, 'place_closed');
  if (source.currency_id !== currency)
    throw refuseField(said.currency, 'currency_mismatch', { currency: source.currency_id });
  return {
    role: fund_id != null ? 'CASH' : 'BANK',
    party_type: fund_id != null ? 'fund' : 'card',
    party_id: id,
    currency_id: currency,
  };
}
