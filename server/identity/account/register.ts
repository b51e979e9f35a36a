import { sql } from 'kysely';
import type { register as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { recordFailure, requirePatience } from '../credential/failed-attempts.ts';
import { hashPassword } from '../credential/password.ts';
import { userSource } from '../user/user.queries.ts';
import { makeCustomer } from './make-customer.ts';
import { sendVerification } from './send-links.ts';

/**
 * Makes a customer of the company, not verified yet. Counted by address like failed sign-ins, so that nobody
 * registers a thousand.
 */
export const register: Handler<typeof endpoint> = async (ctx, { body: { password, ...fields }, headers }) => {
  // not the one of sign-ins: registering must lock nobody out
  const key = `address:register:${headers.address}`;
  requirePatience([key], ctx.now.getTime());
  recordFailure([key], ctx.now.getTime());
  const {
    rows: [taken],
  } = await sql`select 1 from users where lower(email) = ${fields.email}`.execute(ctx.db);
  if (taken !== undefined) throw refuseField('email', 'email_taken');
  const id = await makeCustomer(ctx, {
    ...fields,
    tel: fields.tel ?? null,
    password_hash: await hashPassword(password),
  });
  await sendVerification(ctx, { id, name: fields.name, email: fields.email, language: ctx.language });
  return findRow(ctx, userSource, id);
};
