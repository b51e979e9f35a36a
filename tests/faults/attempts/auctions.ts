// Operations on auction lots, by people and by elapsed time.
import { releaseExpiredHoldsTask } from '../../../server/accounting/wallet-hold/release-expired-holds.ts';
import { internalEnvironment } from '../../../server/kernel/internal-client.ts';
import { backgroundWrites } from '../../../server/kernel/jobs/background-write.ts';
import { eventHandlers } from '../../../server/event-handlers.ts';
import { TODAY } from '../../../server/seed/demo/steps.ts';
import type { Attempts, Chance } from './chance.ts';

const act = ({ crew, some }: Chance, way: string, body: object = {}) =>
  crew.sale('PUT', `order/auctions/${some('lots')}/${way}`, body);

export const auctionAttempts: Attempts = {
  'approve a bid': ({ crew, some }) => crew.sale('PUT', `orders/${some('lots')}/approve`),
  'raise a bid': (chance) => act(chance, 'bid', { max_bid: chance.amount() }),
  'change a lot': (chance) =>
    act(chance, 'lot', {
      title: `Lô ${chance.count()}`,
      ends_at: new Date(Date.now() + chance.pick([-1, 1, 24]) * 3_600_000).toISOString(),
    }),
  'hold again': (chance) => act(chance, 'hold'),
  'be outbid': (chance) => act(chance, 'outbid'),
  win: (chance) => act(chance, 'won', { price: chance.amount() }),
  'win another': (chance) => act(chance, 'won', { price: chance.amount() }),
  lose: (chance) => act(chance, 'lost'),
  'cancel a bid': ({ crew, some }) => crew.sale('PUT', `orders/${some('lots')}/cancel`, { confirm: true }),
  'give a lot up': ({ crew, some, pick }) =>
    crew.sale('PUT', `orders/${some('lots')}/cancel`, { confirm: true, waive_fee: pick([true, false]) }),
  'reopen a bid': ({ crew, some }) => crew.sale('PUT', `orders/${some('lots')}/reopen`),
  'note a price': ({ crew, some, amount }) =>
    crew.sale('POST', 'order/auction-logs', { order_id: some('lots'), current_price: amount() }),
  'pay for a lot': ({ crew, some, have, amount }) => {
    const id = some('lots');
    const customer = have.orders!.find((order) => order.id === id)?.customer ?? 0;
    return crew.accounting('POST', 'payment-order', {
      ...{ transactionable_type: 'user', transactionable_id: customer, amount: amount() },
      ...{ currency_id: 'JPY', voucher_date: TODAY },
      receipts: [{ receiptable_type: 'order', receiptable_id: id }],
    });
  },
  'let a hold expire': async ({ server, some }) => {
    await server.query(
      `update wallet_holds set expires_at = now() - interval '1 minute'
        where order_id = $1 and transaction_id is null and released_at is null`,
      [some('lots')],
    );
    const write = backgroundWrites(internalEnvironment, {
      database: server.app.database,
      reactions: eventHandlers,
    });
    await releaseExpiredHoldsTask(write).run({
      ...{ db: server.app.database.db, payload: {}, log: () => {} },
    });
  },
};
