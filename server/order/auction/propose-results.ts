import { sql } from 'kysely';
import type { BackgroundWrite } from '#kernel/jobs/background-write.ts';
import { defineTask, type Task } from '#kernel/jobs/task.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#kernel/database/database.ts';
import {
  fetchAuctionLot,
  type AuctionSite,
  type FoundLot,
} from '../../product/auction-lot/fetch-auction-lot.ts';
import { readLots } from '../lot/lots.ts';
import { proposeResult } from './propose-result.ts';

/** So many lots are asked about in one run, so long apart, and so long after their end. */
const MOST = 50;
const MINUTES_APART = 10;
const DAYS_AFTER_END = 7;

/**
 * Asks the auction site about lots that ended while somebody bid for them, and proposes what it says on their
 * orders. It never records a result itself.
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
          // meanwhile somebody may have recorded how it ended
          if (lot?.state === 'bidding' || lot?.state === 'outbid') await proposeResult(ctx, lot, found);
        });
      }
      if (lots.length > 0) log('the auction site was asked about lots that ended', { count: lots.length });
    },
  });

/** Lots whose time is over and whose result nobody recorded, those asked about longest ago first. */
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

/** What the site says; nothing of a lot that it does not know, and nothing of any while it fails. */
async function ask(site: AuctionSite, auction_id: string): Promise<FoundLot | undefined | 'away'> {
  try {
    return await fetchAuctionLot(site, auction_id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'auction_lot_not_found' ? undefined : 'away';
  }
}
