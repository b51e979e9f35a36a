import { sql } from 'kysely';
import type { register as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { insertRow } from '#kernel/crud/resource-routes.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { recordFailure, waitOf } from '../session/failed-attempts.ts';
import { hashPassword } from '../session/password.ts';
import { userSource } from '../user/user.queries.ts';
import { sendVerification } from './send-links.ts';

/** Makes a customer of the company, not verified yet. Counted by address like failed sign-ins, so that nobody registers a thousand. */
export const register: Handler<typeof endpoint> = async (ctx, { body: { password, ...fields }, headers }) => {
  const key = `address:register:${headers.address}`; // not the one of sign-ins: registering must lock nobody out
  const wait = waitOf([key], ctx.now.getTime());
  if (wait > 0) throw new Refusal('too_many_attempts', { values: { seconds: Math.ceil(wait / 1000) } });
  recordFailure([key], ctx.now.getTime());
  const { rows: [taken] } = await sql`select 1 from users where lower(email) = ${fields.email}`.execute(ctx.db);
  if (taken !== undefined) throw refuseField('email', 'email_taken');
  const { rows: [company] } = await sql<{ id: number }>`select id from organizations where kind = 'company' order by id limit 1`.execute(ctx.db);
  const id = Number(await insertRow(ctx, 'users', { ...fields, tel: fields.tel ?? null, organization_id: company!.id, role_id: 'customer', language: ctx.language, password_hash: await hashPassword(password) }));
  await sql`insert into organization_members (organization_id, user_id) values (${company!.id}, ${id})`.execute(ctx.db);
  await sendVerification(ctx, { id, name: fields.name, email: fields.email, language: ctx.language });
  ctx.organizationId = company!.id; // nobody is signed in yet: the log entry is the company's
  ctx.log({ logable_type: 'user', logable_id: id, type_id: 'created', content: { name: fields.name, registered: true } });
  ctx.announce('changed', { type: 'user', id });
  return findRow(ctx, userSource, id);
};
