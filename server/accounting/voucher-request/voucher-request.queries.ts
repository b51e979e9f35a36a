import { sql } from 'kysely';
import type { z } from 'zod';
import type { voucherRequestRow } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { voucherRequestMachine } from '@hakobu/contract/accounting/voucher-request/voucher-request.machine.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';

export type VoucherRequestRow = z.output<typeof voucherRequestRow>;

const state = sql`case when r.transaction_id is not null then 'posted'
  when r.withdrawn_at is not null then 'withdrawn'
  when r.decided_at is not null then 'declined' else 'waiting' end`;
const isFirst = { reason: 'second_person_is_first' } as const;
const isAnothers = { reason: 'voucher_request_of_another' } as const;

/** Voucher requests, pending and decided. Nobody can decide their own or withdraw another's. */
export const voucherRequests = defineListSource<VoucherRequestRow>({
  from: sql`voucher_requests r`,
  joins: sql`join users c on c.id = r.created_by
    left join users d on d.id = r.decided_by
    left join transactions t on t.id = r.transaction_id
    left join transactions v on v.id = r.reverses_id
    left join funds f on f.id = r.fund_id
    left join cards k on k.id = r.card_id
    left join users u on r.transactionable_type = 'user' and u.id = r.transactionable_id
    left join suppliers s on r.transactionable_type = 'supplier' and s.id = r.transactionable_id`,
  select: sql`r.id, r.type_id, r.amount, r.currency_id, r.amount_base, r.day_base, r.voucher_date,
    r.input -> 'body' ->> 'description' as description, r.transactionable_type, r.transactionable_id,
    case when r.transactionable_id is not null
      then jsonb_build_object('id', r.transactionable_id, 'name', coalesce(u.name, s.name)) end as object,
    coalesce(f.name, k.name) as place,
    case when v.id is not null
      then jsonb_build_object('id', v.id, 'code_ref', v.code_ref) end as reverses,
    ${state} as state, jsonb_build_object('id', c.id, 'name', c.name) as created_by,
    case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end as decided_by,
    r.decided_at, r.withdrawn_at, r.reason, r.transaction_id,
    case when t.id is not null
      then jsonb_build_object('id', t.id, 'code_ref', t.code_ref) end as transaction,
    r.created_at, r.updated_at, r.version`,
  key: 'r.id',
  sorts: asNumbered('r.id'),
  access: (ctx) => rowAccess(ctx, { organization: 'r.organization_id', owners: ['r.created_by'] }),
  filters: {
    state: (states) => sql<boolean>`${state} = any(${states}::text[])`,
    created_by: 'r.created_by',
  },
  always: async (ctx, rows) => {
    const rights = await rowRights(ctx, voucherRequests, voucherRequestMachine, rows);
    for (const row of rows)
      row.actions = actionsOf(
        rights(row.id),
        voucherRequestMachine,
        row,
        row.created_by.id === ctx.actor.id
          ? { approve: isFirst, decline: isFirst }
          : { withdraw: isAnothers },
      );
  },
});
