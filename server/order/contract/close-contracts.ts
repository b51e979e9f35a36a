import { sql } from 'kysely';
import { businessDay } from '#kernel/business-day.ts';
import type { Db } from '#kernel/database/database.ts';
import { PendingEvents } from '#kernel/events/domain-events.ts';
import { defineTask } from '#kernel/jobs/task.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import { storePendingRecords } from '#kernel/store-pending-records.ts';

const NOBODY = { id: 0 };

/** Closes contracts that are past their end and have only finished orders. Answers their ids. */
export async function closeContracts(db: Db): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const { rows: over } = await forNoKeyUpdate(
      sql<{ id: string }>`
        select k.id
        from contracts k
        where k.status_id = 'Open' and k.end_date < ${businessDay}
        order by k.id`,
      'k',
    ).execute(transaction);
    // attaching an order locks the contract until commit, so this query sees every attached order
    const { rows: closed } = await sql<{ id: string; organization_id: number }>`
      update contracts k
      set status_id = 'Closed', version = k.version + 1, updated_at = now()
      where k.id = any(${over.map(({ id }) => id)}::text[])
        and not exists (
          select from orders o
          where o.contract_id = k.id and o.status_id not in ('CompletedFinish', 'CompletedCancel'))
      returning k.id, k.organization_id`.execute(transaction);
    for (const [organizationId, own] of Map.groupBy(closed, (row) => row.organization_id))
      await storePendingRecords(
        { db: transaction, organizationId, actor: NOBODY },
        {
          logs: own.map(({ id }) => ({
            ...{ logable_type: 'contract', logable_id: id, type_id: 'others' },
            content: { status_id: 'Closed', cause: 'contract_over' },
          })),
          announcements: own.map(({ id }) => ({ topic: 'changed', payload: { type: 'contract', id } })),
          events: new PendingEvents(),
          stored: false,
        },
      );
    return closed.map(({ id }) => id).toSorted();
  });
}

/** Runs shortly after midnight, when the end date of a contract has passed. */
export const closeContractsTask = defineTask({
  name: 'close-contracts',
  cron: '20 17 * * *', // 00:20 in Vietnam
  async run({ db, log }) {
    const contracts = await closeContracts(db);
    if (contracts.length > 0) log('contracts closed', { contracts });
  },
});
