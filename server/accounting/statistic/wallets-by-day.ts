import { sql, type SqlBool } from 'kysely';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { walletsByDay } from '@hakobu/contract/accounting/statistic/wallets-by-day.endpoints.ts';
import { both } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { customerWallets, supplierWallets } from '../wallet/wallet.queries.ts';
import { movementsSinceRollUp, balancesOnDays, lastDays } from './balances-by-day.ts';

type Answer = ResponseOf<typeof walletsByDay.user>;
const sources = { user: customerWallets, supplier: supplierWallets } as const;

/** Daily balances of wallets that the caller may read. */
export const walletsOfByDay =
  (type: keyof typeof sources): Handler<typeof walletsByDay.user> =>
  async (ctx, { query: { walletable_id, days } }) => {
    const source = sources[type];
    const { first, series } = lastDays(ctx, days);
    const wanted = both([source.access(ctx), sql<SqlBool>`w.walletable_id = ${walletable_id}`]);
    const [{ rows: wallets }, { rows: begun }] = await Promise.all([
      sql<Answer['wallets'][number]>`
        with place as (
          select w.id as wallet_id, l.id, l.sign, l.currency_id from ${source.from} where ${wanted}),
        ${movementsSinceRollUp(ctx)}
        select place.wallet_id as id, place.currency_id, ${balancesOnDays(series)} as held
        from place
        order by place.wallet_id`.execute(ctx.db),
      sql<Pick<Answer, 'first'>>`select ${first}::text as first`.execute(ctx.db),
    ]);
    return { ...begun[0]!, wallets };
  };
