import { sql } from 'kysely';
import type { movements } from '@hakobu/contract/accounting/statistic/movement.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { cards, funds } from '../fund/fund.queries.ts';
import { customerWallets, supplierWallets } from '../wallet/wallet.queries.ts';
import { listMovements } from './list-movements.ts';

const ofPlace =
  (type: 'fund' | 'card') =>
  async (ctx: Context, id: number): Promise<number | undefined> => {
    await findRow(ctx, type === 'fund' ? funds : cards, id);
    const { rows } = await sql<{ id: number }>`
      select l.id
      from ${sql.table(`${type}s`)} f
      join ledger_accounts l on l.party_type = ${type} and l.party_id = f.id
        and l.currency_id = f.currency_id and l.organization_id = f.organization_id
      where f.id = ${id}`.execute(ctx.db);
    return rows[0]?.id;
  };

const ofWallet =
  (type: 'user' | 'supplier') =>
  async (ctx: Context, id: number): Promise<number | undefined> => {
    await findRow(ctx, type === 'user' ? customerWallets : supplierWallets, id);
    const wallet = await ctx.db
      .selectFrom('wallets')
      .select('ledger_account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return wallet.ledger_account_id;
  };

/** The ledger account of each, within the caller's rows. */
const accounts = {
  fund: ofPlace('fund'),
  card: ofPlace('card'),
  user: ofWallet('user'),
  supplier: ofWallet('supplier'),
} as const;

/** Movements of an account with running balance. */
export const movementsOf =
  (of: keyof typeof movements): Handler<typeof movements.fund> =>
  async (ctx, { params, list }) =>
    listMovements(ctx, await accounts[of](ctx, params.id), list);
