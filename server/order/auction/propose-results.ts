import { sql } from 'kysely';
import type { BackgroundWrite } from '#kernel/jobs/background-write.ts';
import { defineTask, type Task } from '#kernel/jobs/task.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#kernel/database/database.ts';
import {
  fetchAuctionLot,
  type AuctionSite,
  type SiteLot,
} from '../../product/auction-lot/fetch-auction-lot.ts';
import { readLots } from '../lot/lots.ts';
import { proposeResult } from './propose-result.ts';

/** Lots per run, interval between requests for one lot, and how long after its end a lot is requested. */
const MOST = 50;
const MINUTES_APART = 10;
const DAYS_AFTER_END = 7;

/**
 * Requests ended lots with active bids from the auction site and proposes their results on the orders.
 * Results are never recorded here, because only a person may do that.
 */
export const proposeResultsTask = (site: AuctionSite | undefined, write: BackgroundWrite): Task =>
  defineTask({
    name: 'propose-auction-results',
    cron: '*/5 * * * *',
    async run({ db, log }) {
      if (site === undefined) return;
      const lots = await endedLots(db);
      for (const { order_id, organization_id, auction_id } of lots) {
        const found = await ask(site, auction_id);
        if (found === 'away') return log('the auction site does not answer', { auction_id });
        await write(organization_id, async (ctx) => {
          await lock(ctx, 'orders', [order_id]);
          const [lot] = await readLots(ctx, [order_id]);
          // somebody may have recorded the result since the query
          if (lot?.state === 'bidding' || lot?.state === 'outbid') await proposeResult(ctx, lot, found);
        });
      }
      if (lots.length > 0) log('the auction site was asked about lots that ended', { count: lots.length });
    },
  });

/** Ended lots without a recorded result, the longest since their last request first. */
async function endedLots(db: Db) {
  const { rows } = await sql<{ order_id: string; organization_id: number; auction_id: string }>`
    select l.order_id, o.organization_id, l.auction_id
    from auction_lots l
    join orders o on o.id = l.order_id
    where l.state in ('bidding', 'outbid')
      and l.ends_at between now() - ${DAYS_AFTER_END} * interval '1 day' and now()
      and (l.asked_at is null or l.asked_at < now() - ${MINUTES_APART} * interval '1 minute')
      and l.proposed is distinct from 'won' and l.proposed is distinct from 'lost'
    order by l.asked_at nulls first, l.id
    limit ${MOST}`.execute(db);
  return rows;
}

/** The site's data, or undefined where the site does not know the lot or cannot be reached. */
async function ask(site: AuctionSite, auction_id: string): Promise<SiteLot | undefined | 'away'> {
  try {
    return await fetchAuctionLot(site, auction_id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'auction_lot_not_found' ? undefined : 'away';
  }
}
