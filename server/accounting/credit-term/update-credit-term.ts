import { sql } from 'kysely';
import type { updateCreditTerm as endpoint } from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { changeUser } from '../../identity/user/write-user.ts';
import { creditTermSource, readCreditTerm } from './credit-term.queries.ts';

/** Sets payment term and limits of a customer; limits of other currencies and existing debt are unchanged. */
export const updateCreditTerm: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  await lockRow(ctx, creditTermSource, { id, version, columns: sql`u.id` });
  const { payment_term_days, limits = [] } = body;
  await changeUser(ctx, id, payment_term_days === undefined ? {} : { payment_term_days });
  for (const { currency_id, amount } of limits)
    await sql`
      insert into credit_limits (customer_id, currency_id, amount)
      values (${id}, ${currency_id}, ${amount})
      on conflict (customer_id, currency_id) do update
      set amount = excluded.amount,
        version = credit_limits.version + 1,
        updated_at = now()`.execute(ctx.db);
  ctx.log({
    logable_type: 'user',
    logable_id: id,
    type_id: 'write',
    content: {
      ...(payment_term_days !== undefined && { payment_term_days }),
      ...(limits.length > 0 && { credit_limits: limits }),
    },
  });
  return readCreditTerm(ctx, id);
};
