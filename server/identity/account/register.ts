import type { register as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import { attemptKey, recordFailure, requireAttemptAllowed } from '../credential/failed-attempts.ts';
import { hashPassword } from '../credential/password.ts';
import { userSource } from '../user/user.queries.ts';
import { requireFreeEmail } from '../user/write-user.ts';
import { makeCustomer } from './make-customer.ts';
import { sendVerification } from './send-links.ts';

type Register = typeof endpoint;

/**
 * Hashes the password of a registration. Attempts are limited by IP address, in a counter separate from
 * failed sign-ins: registrations must not block sign-ins.
 */
export const hashNewPassword: Preparation<Register, string> = async ({ db }, { body, headers }) => {
  const key = attemptKey('register', headers.address);
  await requireAttemptAllowed(db, [key]);
  await recordFailure(db, [key]);
  return hashPassword(body.password);
};

/** Creates an unverified customer of the company. */
export const register: PreparedHandler<Register, string> = async (
  ctx,
  { body: { password: _, ...fields } },
  password_hash,
) => {
  await requireFreeEmail(ctx, fields.email);
  const id = await makeCustomer(ctx, {
    ...fields,
    tel: fields.tel ?? null,
    password_hash,
  });
  await sendVerification(ctx, { id, name: fields.name, email: fields.email, language: ctx.language });
  return findRow(ctx, userSource, id);
};
