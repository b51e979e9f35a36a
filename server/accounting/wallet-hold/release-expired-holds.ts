import { sql } from 'kysely';
import { lock } from '#kernel/locks/lock.ts';
import { defineTask, type Task } from '#kernel/jobs/task.ts';
import type { BackgroundWrite } from '#kernel/jobs/background-write.ts';
import { findHold, releaseHold } from './hold-money.ts';
import { isOpen } from './wallet-hold.queries.ts';

/**
 * Releases expired holds, each in its own transaction under the lock of its order, whose status may change.
 */
export const releaseExpiredHoldsTask = (write: BackgroundWrite): Task =>
  defineTask({
    name: 'release-expired-holds',
    cron: '* * * * *',
    async run({ db, log }) {
      const { rows } = await sql<{ order_id: string; organization_id: number }>`
        select h.order_id, h.organization_id
        from wallet_holds h
        where ${isOpen} and h.expires_at <= now()
        order by h.id`.execute(db);
      for (const { order_id, organization_id } of rows)
        await write(organization_id, async (ctx) => {
          await lock(ctx, 'orders', [order_id]);
          if ((await findHold(ctx, order_id))?.expired !== true) return;
          const amount = await releaseHold(ctx, order_id);
          ctx.emit('order', [order_id], 'hold_expired');
          ctx.log({
            logable_type: 'order',
            logable_id: order_id,
            type_id: 'write',
            content: { hold_released: amount },
          });
        });
      if (rows.length > 0) log('expired holds are released', { count: rows.length });
    },
  });
